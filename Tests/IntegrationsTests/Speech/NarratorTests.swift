import Formats
import Foundation
import Integrations
import Testing

struct NarrationTimelineTests {
  @Test func `cuts silence to the maximum and keeps the order`() {
    var timeline = NarrationTimeline(longestSilence: 3)
    let starts = [(10.0, 2.0), (12.5, 1.0), (13.0, 1.0), (600.0, 2.0)].map {
      timeline.append(NarrationLine(at: $0.0, spoken: "x"), lasting: $0.1)
    }
    // 3 s cut from 10; half a second as it was; a breath where lines would touch; 3 s cut from ten
    // minutes.
    #expect(starts == [3, 5.5, 6.9, 10.9])
    #expect(timeline.seconds == 13.3)
  }

  @Test func `keeps real time and never lets two lines overlap`() {
    var timeline = NarrationTimeline(longestSilence: nil)
    let starts = [(0.0, 2.0), (1.0, 1.0), (600.0, 2.0)].map {
      timeline.append(NarrationLine(at: $0.0, spoken: "x"), lasting: $0.1)
    }
    #expect(starts == [0, 2.4, 600])
  }

  @Test func `tells other programs where each line lies`() {
    var timeline = NarrationTimeline(longestSilence: 3)
    _ = timeline.append(NarrationLine(at: 1, spoken: "five", text: "5"), lasting: 2)
    #expect(
      timeline.json.text()
        == #"{"seconds":3.4,"longestSilence":3,"lines":[{"at":1,"start":1,"seconds":2,"#
        + #""text":"5","spoken":"five"}]}"#
    )
  }
}

@Suite(.enabled(if: isInstalled("ffmpeg")))
struct NarratorTests {
  @Test(arguments: [3.0, nil])
  func `puts the sound of each line where the timeline says`(longestSilence: Double?) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("clips")))
    let file = scratch.file("narration.m4a")
    var progress: [Int] = []
    let outcome = try await Narrator(studio: studio, voice: HummingVoice()).narrate(
      [
        NarrationLine(at: 31, spoken: "1.5 seconds"), NarrationLine(at: 2, spoken: "1 second"),
        NarrationLine(at: 32, spoken: "0.5 seconds"),
      ],
      into: file,
      longestSilence: longestSilence,
      progress: { progress.append($0) }
    )
    #expect(progress == [2, 3])
    #expect(outcome.unspoken.isEmpty)
    let sound = try await decoded(file)
    #expect(abs(sound.seconds - outcome.timeline.seconds) < 0.05)
    let heard = stretches(of: sound)
    #expect(heard.count == 3)
    for (stretch, entry) in zip(heard, outcome.timeline.entries) {
      #expect(abs(stretch.lowerBound - entry.start) < 0.02)
      #expect(abs(stretch.upperBound - entry.start - entry.seconds) < 0.02)
    }
    #expect(abs((heard.first?.lowerBound ?? 0) - 2) < 0.02)
    #expect(
      abs((heard.dropFirst().first?.lowerBound ?? 0) - (longestSilence == nil ? 31 : 6)) < 0.02
    )
  }

  @Test func `lasts as long as the run, with silence after the last word`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("clips")))
    let file = scratch.file("narration.m4a")
    _ = try await Narrator(studio: studio, voice: HummingVoice()).narrate(
      [NarrationLine(at: 1, spoken: "1 second")],
      into: file,
      longestSilence: nil,
      lasting: 20
    )
    let sound = try await decoded(file)
    #expect(abs(sound.seconds - 20) < 0.1, "\(sound.seconds)")
  }

  @Test func `goes on after a line without sound, and gives up after three`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("clips")))
    let narrator = Narrator(studio: studio, voice: HummingVoice())
    let file = scratch.file("narration.m4a")
    let outcome = try await narrator.narrate(
      [NarrationLine(at: 1, spoken: "…"), NarrationLine(at: 2, spoken: "0.5 s")],
      into: file,
      longestSilence: 3
    )
    #expect(outcome.unspoken.map { $0.reason } == [.words(.nothingToSay)])
    #expect(outcome.timeline.entries.count == 1)
    await #expect(throws: SpeechError.words(.nothingToSay)) {
      _ = try await narrator.narrate(
        (1...5).map { NarrationLine(at: Double($0), spoken: "…") },
        into: file,
        longestSilence: 3
      )
    }
  }

  @Test func `leaves nothing half-written`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("clips")))
    let missing = scratch.file("no-such-folder").appendingPathComponent("narration.m4a")
    await #expect(throws: SpeechError.self) {
      _ = try await Narrator(studio: studio, voice: HummingVoice()).narrate(
        [NarrationLine(at: 2, spoken: "0.5 s")],
        into: missing,
        longestSilence: 3
      )
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["clips"])
  }

  /// Where there is sound, in seconds; a gap of a quarter of a second parts two stretches.
  private func stretches(of sound: Sound) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    for (index, sample) in sound.samples.enumerated() where abs(sample) > 0.05 {
      let moment = Double(index) / Double(sound.rate)
      if let last = stretches.last, moment - last.upperBound < 0.25 {
        stretches[stretches.count - 1] = last.lowerBound...moment
      } else {
        stretches.append(moment...moment)
      }
    }
    return stretches
  }
}
