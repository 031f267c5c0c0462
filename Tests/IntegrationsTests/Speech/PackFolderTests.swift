import Coaching
import Foundation
import Integrations
import Screens
import Testing
import Training

/// A line with figures is played from the pieces of a pack.
struct PackFolderTests {
  private let plan = RunPlan(goal: .distance(.kilometers(10)))

  private func pieces(of text: String) -> [SpokenPiece] {
    var metrics = LiveMetrics()
    metrics.averagePace = .secondsPerKilometer(312)
    let moment = Moment(at: .seconds(60), metrics: metrics, plan: plan)
    return LineText.pieces(text, in: moment, units: .metric, language: "en")
  }

  /// A pack of tones, each as many tenths of a second long as its place in the row says.
  private func pack(_ words: [String], in scratch: ScratchFolder) throws -> PackFolder {
    var lines: [PackFolder.Line] = []
    for (place, words) in words.enumerated() {
      let tone = (0..<(place + 1) * 4800).map { Float(sin(Double($0) / 10) / 2) }
      let file = "\(place).wav"
      try Data(Sound(samples: tone, rate: 48_000).wav)
        .write(to: scratch.file(file))
      lines.append(.init(words: words, file: file))
    }
    return PackFolder(folder: scratch.file(""), title: "Test", voice: "tone", lines: lines)
  }

  @Test func `plays a whole line, else its pieces, else nothing`() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let pack = try pack(["Average", "five", "twelve", "per kilometre", "Halfway."], in: scratch)
    #expect(pack.sounds(of: "Halfway.").map(\.file.lastPathComponent) == ["4.wav"])
    let parts = pack.sounds(
      of: "Average five twelve per kilometre.",
      pieces: pieces(of: "Average: {avg_pace}.")
    )
    #expect(parts.map(\.file.lastPathComponent) == ["0.wav", "1.wav", "2.wav", "3.wav"])
    #expect(parts.map(\.pause) == [0.2, 0, 0, 0.35])
    let lacking = pieces(of: "Only {avg_pace}")
    #expect(lacking.count == 4)
    #expect(pack.sounds(of: "Only five twelve per kilometre", pieces: lacking) == [])
    #expect(pack.sounds(of: "Nothing of it") == [])
  }

  @Test func `joins the pieces with their pauses, and asks the voice where one is damaged`()
    async throws
  {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let pack = try pack(["Average", "five", "twelve", "per kilometre"], in: scratch)
    let parts = pack.sounds(of: "", pieces: pieces(of: "Average: {avg_pace}"))
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("cache")))
    let words = try SpokenWords("2 seconds")
    let joined = try await studio.take(from: parts, else: words, by: SilentVoice())
    #expect(abs(joined.seconds - (0.1 + 0.2 + 0.3 + 0.4 + 0.2)) < 0.01)
    #expect(await studio.takesRendered == 0)
    try Data("no sound".utf8).write(to: parts[2].file)
    _ = try await studio.take(from: parts, else: words, by: SilentVoice())
    #expect(await studio.takesRendered == 1)
  }
}
