import Coaching
import Foundation
import Integrations
import Testing
import Training

struct ClickFileTests {
  @Test(arguments: [(150, 48_000), (173, 44_100), (181, 48_000), (230, 44_100)])
  func `every click lies within a nanosecond of its place`(bpm: Int, rate: Int) throws {
    for timbre in Timbre.allCases {
      let file = ClickFile(
        tempo: Tempo(clamping: bpm),
        seconds: 61,
        volume: 0.4,
        timbre: timbre,
        rate: rate
      )
      let sound = try written(file)
      #expect(sound.rate == rate)
      #expect(sound.samples.count == 61 * rate)
      let meter = ClickMeter(timbre, volume: 0.4)
      // As many as begin within 61 s, behind a hundredth of a second of silence.
      let count = Int((60.99 - Click.seconds) * Double(bpm) / 60) + 1
      var worst = 0.0
      // Some of the first minute, and all behind the seam.
      for beat in 0..<count where beat % 17 == 0 || beat >= bpm {
        let place = 0.01 + Double(beat) * 60 / Double(bpm)
        worst = max(worst, abs(meter.place(in: sound, near: place) - place))
      }
      // What is left is the rounding to 16 bits.
      #expect(worst < 5e-9, "\(timbre): \(worst * 1e6) us")
    }
  }

  @Test func `is as long as it should be, to the sample`() throws {
    for seconds in [0.1, 0.5, 59.9, 60.25, 125] {
      let file = ClickFile(
        tempo: .usual,
        seconds: seconds,
        volume: 0.4,
        timbre: .wood,
        rate: 8_000
      )
      #expect(try written(file).samples.count == Int((seconds * 8_000).rounded()))
    }
  }

  @Test func `repeats its minutes without a seam`() throws {
    let file = ClickFile(
      tempo: Tempo(clamping: 173),
      seconds: 150,
      volume: 1,
      timbre: .bright,
      rate: 8_000
    )
    var track = ClickTrack(rate: 8_000, volume: 1, timbre: .bright)
    var expected = track.render(80)
    track.apply(.start(Tempo(clamping: 173)))
    expected += track.render(150 * 8_000 - 80)
    let sound = try written(file)
    #expect(zip(sound.samples, expected).allSatisfy { abs($0 - $1) < 2 / 32_768 })
  }

  @Test func `is silent at volume 0 and does not clip at 1`() throws {
    var file = ClickFile(tempo: .fastest, seconds: 2, volume: 0, timbre: .wood, rate: 48_000)
    #expect(try written(file).peak == 0)
    file.volume = 1
    let peak = try written(file).peak
    #expect(peak <= 0.8901 && peak > 0.88)
  }

  @Test func `leaves what was there until all of it is written`() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let path = scratch.file("tick.wav").path
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.createDirectory(
      atPath: path + ".part",
      withIntermediateDirectories: true
    )
    let file = ClickFile(tempo: .usual, seconds: 1, volume: 1, timbre: .wood, rate: 8_000)
    #expect(throws: FileWriteError.self) { try file.write(to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    try FileManager.default.removeItem(atPath: path + ".part")
    try file.write(to: path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["tick.wav"])
  }

  @Test func `writes into what is no ordinary file and leaves it in its place`() throws {
    let file = ClickFile(tempo: .usual, seconds: 1, volume: 1, timbre: .wood, rate: 8_000)
    try file.write(to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    let error = #expect(throws: FileWriteError.self) { try file.write(to: "/dev/full") }
    #expect(error?.description == "cannot write /dev/full: no space left on device")
    #expect(throws: FileWriteError.self) { try file.write(to: "/no/such/folder/x.wav") }
    #expect(throws: FileWriteError.self) { try file.write(to: "/tmp") }
  }

  @Test func `knows the longest file there can be`() {
    #expect(ClickFile.longest(rate: 48_000) == 44_739)
  }

  private func written(_ file: ClickFile) throws -> Sound {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let place = scratch.file("tick.wav")
    try file.write(to: place.path)
    return try Sound(wav: [UInt8](Data(contentsOf: place)))
  }
}
