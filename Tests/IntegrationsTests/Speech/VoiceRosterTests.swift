import Foundation
import Integrations
import Testing

struct VoiceRosterTests {
  private let roster = VoiceRoster([
    FliteVoice(.rms), FliteVoice(.slt), EspeakVoice(language: "de", name: "German"),
    EspeakVoice(language: "en-gb", name: "English (Great Britain)"),
  ])

  @Test func `prefers the first voice of a language`() throws {
    #expect(try roster.voice().profile.id == "rms")
    #expect(try roster.voice(speaking: "de").profile.id == "espeak-de")
    #expect(try roster.voice(speaking: "de-AT").profile.id == "espeak-de")
    #expect(try roster.voice(named: "slt").profile.id == "slt")
    #expect(roster.speaking("en").map { $0.profile.id } == ["rms", "slt", "espeak-en-gb"])
  }

  @Test func `says which package would help`() {
    #expect(throws: VoiceLack.noVoice("en")) { try VoiceRoster([]).voice() }
    #expect("\(VoiceLack.noVoice("en"))".contains("apt install flite"))
    #expect("\(VoiceLack.noVoice("fr"))".contains("apt install espeak-ng"))
    #expect(throws: VoiceLack.unknown("x", known: ["rms", "slt", "espeak-de", "espeak-en-gb"])) {
      try roster.voice(named: "x")
    }
  }

  @Test(.enabled(if: isInstalled("flite", "espeak-ng")))
  func `finds what is installed`() async throws {
    let voices = await VoiceRoster.installed().voices.map { $0.profile }
    #expect(voices.first?.id == "rms")
    #expect(voices.contains { $0.language == "de" })
    #expect(Set(voices.map { $0.id }).count == voices.count)
  }
}
