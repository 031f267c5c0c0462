import Coaching
import Doorway
import Exchange
import Formats
import Foundation
import Screens
import Testing
import Training

/// The same journals through the native core and through `Web/core.wasm`: every byte is equal.
struct WasmTests {
  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `a thousand random journals give the same effects in wasm`() throws {
    try compare((0..<1000).map { RandomJournal.bytes(UInt64($0)) })
  }

  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `whole coached runs give the same effects in wasm`() throws {
    let coaches = Personality.allCases
    let scenarios: [SimulatedScenario] = [
      .tooFast10K, .runWalk5K, .gpsGap5K, .strapDropouts10K, .positionsOnly5K, .allOut5K,
    ]
    try compare(
      scenarios.enumerated().map { index, scenario in
        let recording = scenario.recording(seed: Seed(UInt64(index)))
        let setup = RunSetup(
          coach: coaches[index % coaches.count],
          plan: scenario.plan,
          seed: UInt64(index)
        )
        .completed(by: recording)
        var player = RecordingPlayer(recording)
        let events = player.events(upTo: player.length)
        return RunJournal.write(setup, events.map { ($0.at, .tracker($0.event)) })
      }
    )
  }

  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `a damaged journal is read as far as it is whole, in wasm too`() throws {
    let whole = RandomJournal.bytes(7)
    try compare([Array(whole.dropLast(9)), [], [0xFF, 0x0A], Array(whole.prefix(200))])
    let last = String(decoding: RunJournal.replay(Array(whole.dropLast(9))), as: UTF8.self)
    #expect(last.hasPrefix(#"{"damage":"journal damaged at byte"#))
  }

  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `live runs with kills and gaps give the same effects in wasm`() throws {
    try compare(
      try (0..<20).map { number in
        var seed = Seed(UInt64(number))
        var page = LivePage()
        try page.open([("autoPause", .bool(seed.below(2) == 0)), ("age", 40), ("kilograms", 70)])
        try page.live([["startWhen": ["fix": .bool(seed.below(2) == 0), "countdown": 3]]])
        for second in 0..<200 {
          var events = [page.position(second), ["heartRate": .number(140 + 20 * seed.fraction())]]
          switch seed.below(40) {
          case 0: events.append(["hidden": .bool(seed.below(2) == 0)])
          case 1: events.append([["pause", "resume", "lap"][seed.below(3)]: [:]])
          case 2: events = []
          case 3: try page.die(for: Double(seed.below(100)))
          default: events.append(["runningSpeedCadence": [4, 0, 3, 85]])
          }
          try page.live(events, after: seed.below(30) == 0 ? 20 : 1)
        }
        return page.journal.flatMap { Array(($0.string ?? "").utf8) + [10] }
      }
    )
  }

  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `random workouts give the same effects in wasm`() throws {
    try compare(
      try (0..<60).map { number in
        var random = Seed(UInt64(number))
        var page = GymPage()
        try page.open()
        try page.tell([["start": [:]]])
        for _ in 0..<40 {
          let event: JSON = [
            ["done": [:]], ["undo": [:]], ["skip": [:]], ["pause": [:]], ["resume": [:]],
            ["back": [:]], ["start": [:]], ["roundDone": [:]], ["moreRest": 15],
            ["done": ["result": ["count": 7, "load": ["value": 42.5, "unit": "lb"], "rpe": 8.5]]],
            ["note": "knee"], ["effort": 7],
          ][random.below(12)]
          if random.below(8) == 0 { try page.die(for: Double(random.below(300))) }
          try page.tell([event], after: Double(random.below(600)) / 10)
        }
        return page.bytes
      }
    )
  }

  /// The stack is looked at too: a request that takes more than half of it fails the script.
  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `a page hears the same from wasm, with half of the stack to spare`() throws {
    var run = LivePage()
    try run.open()
    try run.run(seconds: 70)
    let resume: JSON = [
      "do": "resume", "clock": run.clock, "journal": .array(run.journal), "take": "on", "seq": 1,
    ]
    var gym = GymPage()
    try gym.open()
    for _ in 0..<12 { try gym.tell([["start": [:]], ["done": [:]]], after: 30) }
    let again: JSON = ["do": "resumeGym", "clock": gym.clock, "journal": .array(gym.journal)]
    let demo: JSON = ["do": "simulate", "scenario": "steady_10k", "seed": 1]
    try converse([
      run.asked + [["do": "summary"]], [resume, ["do": "ledger"], ["do": "summary"]],
      gym.asked + [["do": "gymSummary"]], [again, ["do": "gymSummary"]],
      [
        ["do": "coaches"], demo, ["do": "start", "coach": "roast_coach"], ["do": "rehearse"],
        ["do": "advance", "to": 600], ["do": "ledger"], ["do": "summary"],
      ],
      [
        try DiscoverTests.opening(),
        ["do": "discover", "now": 1_767_254_400, "minutes": 30, "equipment": ["kettlebell"]],
      ],
    ])
  }

  @Test(.enabled(if: Wasm.isBuilt, "Web/core.wasm or node is missing: run Scripts/build-web"))
  func `carries no words in wasm, says which it lacks, and speaks with what it is handed`() throws {
    let book = try #require(Personality.oldHand.book(in: .german))
    let words: JSON = [
      "do": "words", "coach": "old_hand", "language": "de",
      "text": .string(String(decoding: book.text, as: UTF8.self)),
    ]
    let sample: JSON = ["do": "sample", "coach": "old_hand", "language": "de"]
    let open: JSON = [
      "do": "open", "id": "run-1", "device": "9f3c2a17b0d4e6f8", "seq": 1, "coach": "old_hand",
      "language": "de", "clock": ["mono": 1000, "wall": 1_767_254_400_000],
    ]
    let broken: JSON = ["do": "words", "coach": "old_hand", "text": "<!doctype html>"]
    let asked = [sample, open, broken, words, sample, open]
    let replies = try Wasm.replay([asked.flatMap { $0.utf8() + [10] }], as: .bare)
      .flatMap { $0.split(separator: 10) }.map { Array($0) }
    try #require(replies.count == asked.count)
    for reply in replies.prefix(2) {
      let error = try #require(try JSON.parse(reply)["error"])
      #expect(error["words"] == ["coach": "old_hand", "language": "de"])
      #expect(error["message"]?.string == Personality.oldHand.wordsAreMissing(in: .german))
    }
    // A page that stands in the place of a text is not taken for one.
    #expect(try JSON.parse(replies[2])["error"]?["message"]?.string?.isEmpty == false)
    #expect(
      try JSON.parse(replies[3])["words"]
        == ["coach": "old_hand", "language": "de", "digest": .string(book.digest)]
    )
    var native = PageSession()
    for (request, reply) in zip(asked, replies).suffix(3) {
      #expect(native.reply(to: request.utf8()) == reply)
    }
  }

  private func converse(_ conversations: [[JSON]]) throws {
    let there = try Wasm.replay(
      conversations.map { $0.flatMap { $0.utf8() + [10] } },
      as: .requests
    )
    for (requests, replies) in zip(conversations, there) {
      var session = PageSession()
      for (request, reply) in zip(requests, replies.split(separator: 10)) {
        let here = session.reply(to: request.utf8())
        #expect(
          here == Array(reply),
          "\(String(decoding: request.utf8().prefix(80), as: UTF8.self))"
        )
      }
    }
    #expect(there.map { $0.split(separator: 10).count } == conversations.map { $0.count })
  }

  private func compare(_ journals: [[UInt8]]) throws {
    let there = try Wasm.replay(journals)
    for (index, journal) in journals.enumerated() {
      let here = RunJournal.replay(journal)
      guard here == there[index] else {
        let lines = zip(
          String(decoding: here, as: UTF8.self).split(separator: "\n"),
          String(decoding: there[index], as: UTF8.self).split(separator: "\n")
        )
        let first = lines.first { $0 != $1 }
        Issue.record(
          "journal \(index) differs: native \(first?.0 ?? "is shorter"), wasm \(first?.1 ?? "too")"
        )
        return
      }
    }
    #expect(there.count == journals.count)
  }
}

/// `Web/core.wasm` in node, fed with journals through files.
private enum Wasm {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let module = root.appendingPathComponent("Web/core.wasm")
  static let script = root.appendingPathComponent("Scripts/replay.mjs")

  static let isBuilt: Bool =
    FileManager.default.fileExists(atPath: module.path)
    && ["/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/node")
    }

  /// What the script makes of a frame.
  enum Kind: String {
    case journals, requests, bare
  }

  /// Frames are a length in ASCII, a line feed, and that many bytes: in and out.
  static func replay(_ journals: [[UInt8]], as kind: Kind = .journals) throws -> [[UInt8]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-wasm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in")
    let output = folder.appendingPathComponent("out")
    var frames: [UInt8] = []
    for journal in journals { frames += Array("\(journal.count)\n".utf8) + journal }
    try Data(frames).write(to: input)
    let node = Process()
    node.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    node.arguments = [
      "node", script.path, module.path, kind.rawValue, input.path, output.path,
    ]
    try node.run()
    node.waitUntilExit()
    #expect(node.terminationStatus == 0)
    var rest = try [UInt8](Data(contentsOf: output))[...]
    var effects: [[UInt8]] = []
    while let end = rest.firstIndex(of: 10),
      let count = Int(String(decoding: rest[..<end], as: UTF8.self))
    {
      effects.append(Array(rest[(end + 1)...].prefix(count)))
      rest = rest[(end + 1 + count)...]
    }
    return effects
  }
}
