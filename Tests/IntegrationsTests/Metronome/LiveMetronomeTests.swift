import Coaching
import Foundation
import Integrations
import Testing
import Training

struct LiveMetronomeTests {
  @Test func `gives the player every sample of its time, on the beat`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let heard = scratch.file("heard")
    let live = LiveMetronome(playing(Tempo(clamping: 173)), rate: 48_000)
    try await live.play(through: [recorder(into: heard)], for: 0.7)
    var track = ClickTrack(rate: 48_000)
    track.apply(.start(Tempo(clamping: 173)))
    let expected = Sound(samples: track.render(33_600), rate: 48_000).pcm16
    #expect(try [UInt8](Data(contentsOf: heard)) == expected)
  }

  @Test func `asks the next player when one cannot play, and loses no tick by it`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let heard = scratch.file("heard")
    let live = LiveMetronome(playing(.usual), rate: 48_000)
    try await live.play(through: [failing("no server here"), recorder(into: heard)], for: 0.2)
    let bytes = try [UInt8](Data(contentsOf: heard))
    let click = Sound(
      samples: Click(.wood).samples(rate: 48_000, phase: 0).map { $0 * 0.4 },
      rate: 48_000
    )
    #expect(bytes.count == 9_600 * 2)
    #expect(Array(bytes.prefix(click.pcm16.count)) == click.pcm16)
  }

  @Test func `says what a player said at last, and what to do`() async throws {
    let live = LiveMetronome(playing(.usual), rate: 48_000)
    let error = await #expect(throws: LiveSoundError.self) {
      try await live.play(through: [failing("no server"), failing("no device")], for: 5)
    }
    #expect(
      error?.description
        == "start a sound server, or write a file with --out FILE.wav; sh failed with exit status 1: no device"
    )
  }

  @Test func `says what to install where there is no player`() async throws {
    let live = LiveMetronome(playing(.usual), rate: 48_000)
    let error = await #expect(throws: LiveSoundError.noPlayer) {
      try await live.play(through: [])
    }
    #expect(error?.description.contains("apt install pulseaudio-utils") == true)
  }

  @Test func `notices a player that goes away`() async throws {
    let live = LiveMetronome(playing(.usual), rate: 48_000)
    let leaving = SamplePlayer("sh") { _ in ["-c", "head -c 1000 > /dev/null"] }
    await #expect(throws: LiveSoundError.ended("sh")) {
      try await live.play(through: [leaving])
    }
  }

  @Test func `ends when it is told, after the last click has rung out`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let heard = scratch.file("heard")
    let live = LiveMetronome(playing(.usual), rate: 48_000)
    await live.end()
    try await live.play(through: [recorder(into: heard)])
    #expect(try Data(contentsOf: heard).isEmpty)
    #expect(await !live.metronome.isPlaying)
  }

  @Test func `ends though its player has not begun yet`() async throws {
    // Which of the two is first is chance, and on a busy machine it is the end.
    for _ in 0..<40 {
      let live = LiveMetronome(playing(.usual), rate: 48_000)
      await live.end()
      try await live.play(through: [SamplePlayer("cat") { _ in [] }])
    }
  }

  private func playing(_ tempo: Tempo) -> Metronome {
    var metronome = Metronome(tempo: tempo)
    _ = metronome.handle(.start, at: .zero)
    return metronome
  }

  private func recorder(into file: URL) -> SamplePlayer {
    SamplePlayer("sh") { _ in ["-c", "cat > \"$0\"", file.path] }
  }

  private func failing(_ words: String) -> SamplePlayer {
    SamplePlayer("sh") { _ in ["-c", "echo \"$0\" >&2; exit 1", words] }
  }
}
