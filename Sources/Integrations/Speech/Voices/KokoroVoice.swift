public import Foundation

/// A natural voice for sound that is made ahead, set up by `make voice`: Kokoro-82M, spoken by a man.
///
/// A line of five seconds takes it three to five on one core, so it never speaks live unless it is asked
/// for by name.
public struct KokoroVoice: Voice {
  /// What it is called and what it speaks.
  public let profile = VoiceProfile(
    id: "kumo",
    language: "en",
    name: "Kokoro kumo, a man; slow, for sound files",
    settings: "kokoro v1.0 int8 jm_kumo",
    isForFiles: true
  )

  private let python: String
  private let program: String

  /// Finds the voice in the folder in which it was set up.
  public static func installed(in folder: URL = usualFolder) -> KokoroVoice? {
    let parts = ["speak.py", "kokoro-v1.0.int8.onnx", "voices.npz", "vocab.json"]
    let python = folder.appendingPathComponent("venv/bin/python").path
    guard InstalledProgram.path(of: python) != nil,
      parts.allSatisfy({
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      })
    else { return nil }
    return KokoroVoice(
      python: python,
      program: folder.appendingPathComponent("speak.py").path
    )
  }

  /// Where `make voice` puts it: `$PACESETTER_KOKORO`, or `$XDG_DATA_HOME/pacesetter-voice`.
  public static var usualFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["PACESETTER_KOKORO"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder, isDirectory: true)
    }
    // A relative path there is to be ignored, say the rules.
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    return data.appendingPathComponent("pacesetter-voice")
  }

  private init(python: String, program: String) {
    self.python = python
    self.program = program
  }

  /// Speaks the words into a WAV file.
  public func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    try await run(python, on: words.text, timeout: .seconds(120)) { textFile in
      [program, textFile, file.path]
    }
  }
}
