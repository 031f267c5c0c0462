import Exchange
import Formats
import Foundation
import Testing

/// What goes in by the sum of its file comes out of an export, or the report says the line that is missing.
struct NoSilentLossTests {
  private let data = ScratchPlace()
  private let keep = ScratchPlace()

  /// What can be summed up.
  private struct Amount {
    var entries = 0.0
    var meters = 0.0
    var seconds = 0.0
    var reps = 0.0
    var kilograms = 0.0
    var figures = 0.0

    var all: [Double] { [entries, meters, seconds, reps, kilograms, figures] }

    mutating func add(_ other: Amount) {
      entries += other.entries
      meters += other.meters
      seconds += other.seconds
      reps += other.reps
      kilograms += other.kilograms
      figures += other.figures
    }
  }

  /// Every program of the four lists of sources, in the ways in which its numbers are written.
  private static let samples: [(sample: LossSample, mark: String)] =
    (LossSample.activities + LossSample.recordings + LossSample.diaries + LossSample.figures)
    .flatMap { sample in sample.marks.map { (sample, $0) } }

  /// A file of a program, with what it holds and how much of that is certain to be read.
  private struct Made {
    let month: String
    var files: Set<String> = []
    var whole = Amount()
    var certain = Amount()
    var spoilt = 0
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  private static func day(_ place: Int) -> String {
    "2025-\(two(place / 28 + 1))-\(two(place % 28 + 1))"
  }

  private static func amount(_ line: LossLine, of sample: LossSample) -> Amount {
    var amount = Amount(entries: 1)
    switch sample.kind {
    case .figure: amount.figures = sample.figure(line)
    case .set where line.isLift:
      (amount.reps, amount.kilograms) = (line.reps, line.reps * line.kilograms)
    case .set, .activity: (amount.meters, amount.seconds) = (line.meters, line.seconds)
    }
    return amount
  }

  /// Writes the files of a program, whose lines are the days of a month that no other has.
  private func write(_ sample: LossSample, _ mark: String, slot: Int) throws -> Made {
    var made = Made(month: "\(2003 + slot / 12)-\(Self.two(slot % 12 + 1))")
    let separator = sample.separator(mark)
    var hand = LossHand(
      mark: mark,
      quotes: separator == ",",
      isJSON: sample.isJSON,
      seed: slot
    )
    var rows: [String] = []
    for place in 0..<24 {
      let seconds = Double(180 * hand.whole(1...40))
      let line = LossLine(
        place: place,
        day: made.month + "-" + Self.two(place + 1),
        meters: seconds * Double(hand.whole(1...4)),
        seconds: seconds,
        reps: Double(hand.whole(1...20)),
        kilograms: Double(hand.whole(160...360)) / 4,
        isLift: !sample.isMixed || hand.whole(0...2) > 0
      )
      hand.spoilt = 0
      rows.append(sample.cells(line, &hand).joined(separator: separator))
      made.whole.add(Self.amount(line, of: sample))
      if hand.spoilt > 0 {
        made.spoilt += 1
      } else {
        made.certain.add(Self.amount(line, of: sample))
      }
    }
    let folder = keep.url.appendingPathComponent("\(slot)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func save(_ text: String, in name: String) throws {
      made.files.insert("\(slot)/\(name)")
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    if let list = sample.list, list.open.isEmpty {
      for (place, row) in rows.enumerated() { try save(row, in: "\(place)-" + sample.file) }
    } else if let list = sample.list {
      try save(list.open + rows.joined(separator: ",\n") + list.close, in: sample.file)
    } else {
      let titles = sample.titles.map {
        separator == ";" ? $0.replacing(",", with: ";") : $0
      }
      try save((titles + rows).joined(separator: "\n") + "\n", in: sample.file)
    }
    return made
  }

  private static func run(_ arguments: [String], in place: ScratchPlace) throws -> Command.Outcome {
    let environment = ["PACESETTER_DATA": place.url.path, "TZ": "Europe/Berlin"]
    return try Command.run(arguments, environment: environment)
  }

  /// Everything that a record holds, and its sums by month.
  private static func kept(in place: ScratchPlace) throws -> (JSON, [String: Amount]) {
    let file = place.url.appendingPathComponent("all.json")
    _ = try run(["export", "--out", file.path], in: place)
    let export = try JSON.parse(Array(try Data(contentsOf: file)))
    var sums: [String: Amount] = [:]
    func add(_ amount: Amount, _ day: JSON?) {
      sums[String((day?.string ?? "").prefix(7)), default: Amount()].add(amount)
    }
    for activity in export["activities"]?.array ?? [] {
      var amount = Amount(entries: 1)
      amount.meters = activity["distanceMeters"]?.number ?? 0
      amount.seconds = (activity["movingSeconds"] ?? activity["elapsedSeconds"])?.number ?? 0
      add(amount, activity["startedAt"])
    }
    for session in export["sessions"]?.array ?? [] {
      for set in session["sets"]?.array ?? [] {
        var amount = Amount(entries: 1)
        amount.reps = set["reps"]?.number ?? 0
        let unit = set["unit"]?.string == "lb" ? 0.45359237 : 1
        amount.kilograms = (set["weight"]?.number ?? 0) * unit * amount.reps
        amount.meters = set["distanceMeters"]?.number ?? 0
        amount.seconds = set["seconds"]?.number ?? 0
        add(amount, session["startedAt"])
      }
    }
    for figure in export["days"]?.array ?? [] {
      add(Amount(entries: 1, figures: figure["value"]?.number ?? 0), figure["day"])
    }
    return (export, sums)
  }

  private static func sum(_ months: [String: Amount]) -> Amount {
    months.values.reduce(into: Amount()) { $0.add($1) }
  }

  /// How many lines the remarks of a report tell of.
  private static func told(_ remarks: [String]) -> Int {
    remarks.filter { $0.contains(#/line \d+: /#) }.reduce(0) { sum, remark in
      sum + 1 + (remark.firstMatch(of: #/\(and (\d+) more\)/#).flatMap { Int($0.output.1) } ?? 0)
    }
  }

  @Test func `knows the files of every program`() {
    let programs = Set(Self.samples.map(\.sample.program))
    #expect(programs == Set(ImportedPrograms.diaries + ImportedPrograms.accounts))
  }

  @Test func `keeps the sum of every program's files, or says the lines that it leaves out`() throws
  {
    var all: [Made] = []
    for (slot, (sample, mark)) in Self.samples.enumerated() {
      all.append(try write(sample, mark, slot: slot))
    }
    let arguments = ["import", keep.url.path, "--weights", "kg", "--json"]
    let report = try Self.run(arguments, in: data)
    #expect(report.status == 0, "\(report.errors)")
    let files = try report.rows.filter { $0.hasPrefix("{") }.map { try JSON.parse($0) }
    let (_, found) = try Self.kept(in: data)
    for (made, (sample, mark)) in zip(all, Self.samples) {
      let own = files.filter { file in
        made.files.contains { file["file"]?.string?.hasSuffix($0) == true }
      }
      let remarks = own.flatMap { $0["remarks"]?.array ?? [] }.compactMap(\.string)
      let program = "\(sample.program) \(sample.file) \(mark) \(remarks)"
      #expect(Self.told(remarks) >= made.spoilt, "\(program)")
      let kept = (found[made.month] ?? Amount()).all
      for (kept, bounds) in zip(kept, zip(made.certain.all, made.whole.all)) {
        #expect(kept >= bounds.0 - 0.1 && kept <= bounds.1 + 0.1, "\(program)")
      }
    }
  }

  @Test func `keeps the sum of the laps that somebody typed in`() throws {
    var hand = LossHand(mark: ".", quotes: false, isJSON: true, seed: 1)
    var sum = Amount()
    let activities = (0..<20).map { place in
      let (meters, seconds) = (hand.whole(100...40_000), hand.whole(60...9000))
      sum.add(Amount(entries: 1, meters: Double(meters), seconds: Double(seconds)))
      let start = Self.day(place) + "T06:12:00Z"
      return """
        <Activity Sport="Running"><Id>\(start)</Id><Lap StartTime="\(start)">\
        <TotalTimeSeconds>\(seconds)</TotalTimeSeconds><DistanceMeters>\(meters)</DistanceMeters>\
        </Lap></Activity>
        """
    }
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    let file = keep.url.appendingPathComponent("all.tcx")
    let text =
      "<TrainingCenterDatabase><Activities>" + activities.joined()
      + "</Activities></TrainingCenterDatabase>"
    try Data(text.utf8).write(to: file)
    #expect(try Self.run(["import", file.path], in: data).status == 0)
    let (_, found) = try Self.kept(in: data)
    #expect(Self.sum(found).all == sum.all)
  }

  @Test(.enabled(if: SharedFiles.folder != nil))
  func `brings everything that came from other apps back from its own export`() throws {
    let cases = try #require(SharedFiles.folder).appendingPathComponent("cases/exports")
    guard FileManager.default.fileExists(atPath: cases.path) else {
      print("skipped: no cases/exports beside the repository")
      return
    }
    #expect(try Self.run(["import", cases.path, "--weights", "kg"], in: data).status == 0)
    let (export, months) = try Self.kept(in: data)
    let sum = Self.sum(months)
    #expect(sum.entries > 20 && sum.meters > 10_000 && sum.kilograms > 0)
    let other = ScratchPlace()
    let file = data.url.appendingPathComponent("all.json").path
    #expect(try Self.run(["import", file], in: other).status == 0)
    let (again, found) = try Self.kept(in: other)
    for (found, sum) in zip(Self.sum(found).all, sum.all) { #expect(abs(found - sum) < 0.01) }
    for list in ["activities", "sessions", "days"] {
      #expect(again[list]?.array?.count == export[list]?.array?.count, "\(list)")
    }
  }
}
