public import Foundation

/// Any program that the user has set as the voice.
public struct CommandVoice: Voice {
  /// What it is called and what it speaks.
  public let profile: VoiceProfile

  private let template: CommandTemplate
  private let timeout: Duration

  /// Creates a voice from the user's command and the language that it speaks.
  public init(
    _ template: CommandTemplate,
    language: String = "en",
    timeout: Duration = .seconds(60)
  ) {
    self.template = template
    self.timeout = timeout
    profile = VoiceProfile(
      id: "command",
      language: language,
      name: "your command, \(template.program)",
      settings: "command \(([template.program] + template.arguments).joined(separator: "\u{1f}"))"
    )
  }

  /// Speaks the words into a WAV file.
  public func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    try await run(template.program, on: words.text, timeout: timeout) { textFile in
      template.arguments(textFile: textFile, out: file.path)
    }
  }
}
