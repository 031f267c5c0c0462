public import Foundation

/// Turns words into sound.
public protocol Voice: Sendable {
  /// What it is called and what it speaks.
  var profile: VoiceProfile { get }

  /// Speaks the words into a WAV file that does not exist yet.
  func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError)
}

/// Why a voice said nothing.
public enum VoiceError: Error, Hashable, Sendable {
  case child(ChildProcessError)
  case scratch(ScratchFolderError)
  case unwritableText(String)
}

extension VoiceError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .child(let error): error.description
    case .scratch(let error): error.description
    case .unwritableText(let reason): "the voice did not receive the words: \(reason)"
    }
  }
}

extension Voice {
  /// Runs a program that reads the words from a file.
  ///
  /// A sentence takes a tenth of a second; a voice that is not done after 20 s hangs.
  func run(
    _ program: String,
    on words: String,
    timeout: Duration = .seconds(20),
    arguments: (_ textFile: String) -> [String]
  ) async throws(VoiceError) {
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let text = scratch.file("words.txt")
    do {
      try Data((words + "\n").utf8).write(to: text)
    } catch {
      throw .unwritableText(error.localizedDescription)
    }
    do {
      try await ChildProcess(
        program,
        arguments(text.path),
        input: text,
        timeout: timeout
      ).run()
    } catch {
      throw .child(error)
    }
  }
}
