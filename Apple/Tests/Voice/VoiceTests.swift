@_spi(Fake) import AVFAudio
import Foundation
import Screens
import Testing

@MainActor struct VoiceTests {
  private static let voices = [
    AVSpeechSynthesisVoice("Samantha", "en-US"), AVSpeechSynthesisVoice("Daniel", "en-GB"),
    AVSpeechSynthesisVoice("Ava", "en-US", .premium), AVSpeechSynthesisVoice("Anna", "de-DE"),
  ]

  @Test func `speaks with the best voice of the language, or with the one that was chosen`()
    async throws
  {
    try await AVSpeechSynthesisVoice.$installed.withValue(Self.voices) {
      let world = try World()
      await world.settle()
      #expect(world.phone.text.contains("Option \"Daniel\""))
      #expect(!world.phone.text.contains("Option \"Anna\""))
      #expect(world.phone.model?.voices.voice(in: .english)?.name == "Ava")
      #expect(world.phone.tap("Daniel"))
      world.phone.model?.voices.rate = 0.6
      world.phone.kill()
      try world.beginPhone()
      await world.settle()
      #expect(world.watch.tap("Start"))
      await world.pass(60)
      #expect(Set(world.voice.voices.map { $0?.name }) == ["Daniel"])
      #expect(Set(world.voice.rates) == [0.6])
      #expect(world.phone.model?.voices.voice(in: .german)?.name == "Anna")
    }
  }

  @Test func `falls back to the best voice where the chosen one was taken off the phone`() throws {
    let desk = VoiceDesk(MemoryDefaults())
    AVSpeechSynthesisVoice.$installed.withValue(Self.voices) {
      desk.choose("voice.en-GB.Daniel", in: .english)
      #expect(desk.voice(in: .english)?.name == "Daniel")
    }
    AVSpeechSynthesisVoice.$installed.withValue([Self.voices[0]]) {
      #expect(desk.voice(in: .english)?.name == "Samantha")
    }
    #expect(desk.voice(in: .german)?.language == "de-DE")
  }

  @Test func `lets a coach be heard before the run, and falls silent when the run begins`()
    async throws
  {
    let world = try World()
    world.watch.kill()
    world.speaksFast = false
    await world.settle()
    #expect(world.phone.tap("Hear a minute"))
    let parts = try #require(world.phone.model?.voices.sample)
    #expect(parts.count > 3 && world.voice.speaking?.speechString == parts[0].spoken)
    #expect(world.sound.isDucking)
    world.voice.finish()
    await world.settle()
    #expect(world.voice.speaking?.speechString == parts[1].spoken)
    #expect(world.phone.tap("Stop"))
    #expect(world.voice.speaking == nil && !world.sound.isActive)
    #expect(world.phone.tap("Hear a minute"))
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.voice.speaking == nil && world.phone.model?.voices.sample.isEmpty == true)
    #expect(world.sound.keepsAlive && !world.sound.isDucking)
  }

  @Test func `ends a sample by itself, and gives the sound back`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Hear a minute"))
    let count = try #require(world.phone.model?.voices.sample.count)
    await world.pass(count + 2)
    #expect(world.phone.model?.voices.sample.isEmpty == true)
    #expect(!world.sound.isActive && world.heard.count == count)
  }
}
