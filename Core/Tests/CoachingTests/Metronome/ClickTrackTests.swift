import Coaching
import Testing
import Training

struct ClickTrackTests {
  @Test func `is the same in blocks of any size`() {
    var whole = ClickTrack(rate: 48_000)
    whole.apply(.start(Tempo(clamping: 173)))
    let expected = whole.render(96_000)
    var parts = ClickTrack(rate: 48_000)
    parts.apply(.start(Tempo(clamping: 173)))
    var samples: [Float] = []
    var seed = Seed(3)
    while samples.count < 96_000 {
      samples += parts.render(min(1 + seed.below(5_000), 96_000 - samples.count))
    }
    #expect(samples == expected)
  }

  @Test func `places a click between two samples`() {
    var track = ClickTrack(rate: 48_000, volume: 1)
    track.apply(.start(Tempo(clamping: 173)))
    let samples = track.render(48_000)
    // The second beat: 2,880,000 / 173 = 16,647 + 69/173.
    let click = Click(.wood).samples(rate: 48_000, phase: 69.0 / 173)
    #expect(Array(samples[16_647..<16_647 + click.count]) == click)
    #expect(samples[16_646] == 0)
  }

  @Test func `is silent at volume 0 and on the beat when it is heard again`() {
    var track = ClickTrack(rate: 48_000, volume: 1)
    track.apply(.start(.usual))
    _ = track.render(1_000)
    track.apply(.volume(0))
    let unheard = track.render(48_000 - 1_000)
    #expect(unheard.dropFirst(480).allSatisfy { $0 == 0 })
    track.apply(.volume(1))
    let heard = track.render(16_000 + 2882)
    #expect(Array(heard[16_000...]) == Click(.wood).samples(rate: 48_000, phase: 0))
  }

  @Test(arguments: Timbre.allCases)
  func `does not clip at full volume`(timbre: Timbre) {
    var track = ClickTrack(rate: 44_100, volume: 1, timbre: timbre)
    track.apply(.start(.fastest))
    let samples = track.render(44_100 * 10)
    #expect(samples.allSatisfy { abs($0) <= 0.89 })
  }

  @Test func `lets a click ring out after a stop`() {
    var track = ClickTrack(rate: 48_000, volume: 1)
    track.apply(.start(.usual))
    let first = track.render(100)
    track.apply(.stop)
    let rest = track.render(20_000)
    #expect(Array((first + rest).prefix(2882)) == Click(.wood).samples(rate: 48_000, phase: 0))
    #expect(rest.dropFirst(2782).allSatisfy { $0 == 0 })
    #expect(track.isSilent)
  }

  @Test func `rapid starts and stops never clip`() {
    var track = ClickTrack(rate: 48_000, volume: 1)
    for _ in 0..<50 {
      track.apply(.start(.usual))
      #expect(track.render(200).allSatisfy { abs($0) <= 1 })
      track.apply(.stop)
    }
  }
}
