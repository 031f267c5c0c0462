public import Foundation

/// The voices of eSpeak NG: robotic, instant, and in more than a hundred languages.
public struct EspeakVoice: Voice {
  /// What it is called and what it speaks.
  public let profile: VoiceProfile

  private let language: String

  /// Creates the voice of a language, given as eSpeak NG's tag and name for it.
  public init(language: String, name: String) {
    self.language = language
    profile = VoiceProfile(
      id: "espeak-\(language)",
      language: language,
      name: "eSpeak NG, \(name)",
      settings: "espeak-ng \(language) 165"
    )
  }

  /// Speaks the words into a WAV file.
  public func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    // Its usual 175 words a minute are hurried for somebody out of breath. Without -m there is no
    // markup, and "[[" would begin phonemes.
    let text = words.text.replacingOccurrences(of: "[[", with: "[ [")
    try await run("espeak-ng", on: text) { textFile in
      ["-v", language, "-s", "165", "-b", "1", "-f", textFile, "-w", file.path]
    }
  }
}

extension EspeakVoice {
  /// The voices that the installed eSpeak NG has, one for each language; none if it is missing.
  public static func installed() async -> [EspeakVoice] {
    guard InstalledProgram.path(of: "espeak-ng") != nil, let scratch = try? ScratchFolder() else {
      // Without a place for files no voice can work; whoever asks one to speak is told.
      return []
    }
    defer { scratch.remove() }
    let list = scratch.file("voices.txt")
    do {
      try await ChildProcess("espeak-ng", ["--voices"], output: list, timeout: .seconds(10)).run()
      return voices(listed: String(decoding: try Data(contentsOf: list), as: UTF8.self))
    } catch {
      return []
    }
  }

  /// Reads the table that `espeak-ng --voices` prints: priority, language, gender, name, file.
  static func voices(listed table: String) -> [EspeakVoice] {
    var seen: Set<String> = []
    return table.split(whereSeparator: \.isNewline).dropFirst().compactMap { row in
      let cells = row.split(separator: " ", omittingEmptySubsequences: true)
      guard cells.count >= 5, seen.insert(String(cells[1])).inserted else { return nil }
      return EspeakVoice(
        language: String(cells[1]),
        name: cells[3].replacingOccurrences(of: "_", with: " ")
      )
    }
  }
}
