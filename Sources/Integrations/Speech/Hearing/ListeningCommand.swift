/// A command line that writes down a sound: started directly, never through a shell.
///
/// `{sound}` stands for a WAV file of one channel and 16,000 samples a second; the words come on standard
/// output.
public struct ListeningCommand: Hashable, Sendable {
  /// The program.
  public let program: String

  /// The arguments, with their placeholder.
  public let arguments: [String]

  /// Creates a command from a line such as `whisper-cli -np -nt -f {sound}`.
  public init(_ line: String) throws(CommandTemplateError) {
    let words = try CommandTemplate.words(of: line)
    guard let program = words.first, !program.isEmpty else { throw .empty }
    guard words.dropFirst().contains(where: { $0.contains("{sound}") }) else {
      throw .noSound(line)
    }
    self.program = program
    arguments = Array(words.dropFirst())
  }

  /// Creates the command of a program that takes the sound as its only argument.
  public init(program: String) {
    self.program = program
    arguments = ["{sound}"]
  }

  /// The arguments for a sound.
  func arguments(sound: String) -> [String] {
    arguments.map {
      $0.split(separator: "{sound}", omittingEmptySubsequences: false).joined(separator: sound)
    }
  }
}
