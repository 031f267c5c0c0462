@_spi(Fake) import AVFAudio
import Coaching
import Screens
import Testing
import Training

@MainActor struct MetronomeTests {
  @Test func `plays the core's samples one after the other, and stops at once`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Start metronome") || world.phone.tap("START"))
    #expect(world.sound.isActive && world.sound.options == .mixWithOthers)
    var heard: [Float] = []
    for _ in 0..<20 {
      heard += world.player.pull() ?? []
      await world.settle()
    }
    // What was rendered before the start is thrown away, so the stream begins three blocks in.
    var track = ClickTrack(rate: 48_000)
    for _ in 0..<3 { _ = track.render(4_800) }
    track.apply(.start(.usual))
    #expect(heard == track.render(20 * 4_800))
    #expect(heard.contains { $0.magnitude > 0.2 })
    #expect(world.player.scheduled == 3)
    #expect(world.phone.tap("STOP"))
    let rest = (0..<6).flatMap { _ in world.player.pull() ?? [] }
    #expect(rest.dropFirst(4_800).allSatisfy { $0 == 0 })
  }

  @Test func `shows the core's words for the metronome`() async throws {
    let world = try World()
    await world.settle()
    let screen = try #require(world.phone.model?.metronome.screen)
    for word in [screen.tempo, screen.unit, screen.button, screen.volumeText] {
      #expect(world.phone.text.contains(word), "\(word)")
    }
    #expect(world.phone.tap("Faster"))
    #expect(world.phone.model?.metronome.screen.beatsPerMinute == 181)
  }
}
