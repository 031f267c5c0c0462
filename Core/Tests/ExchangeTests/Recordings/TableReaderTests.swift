import Exchange
import Formats
import Testing
import Training

/// Tables of accounts that are read in pieces, longer than a portion.
struct TableReaderTests {
  private func read<Table>(_ text: String, _ reader: TableReader<Table>) throws -> Table {
    var reader = reader
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 65_521) {
      try reader.read(Array(bytes[start..<min(bytes.count, start + 65_521)]))
    }
    return try reader.finish()
  }

  private func head(_ text: String) -> [UInt8] { Array(text.utf8.prefix(FileKind.headLength)) }

  @Test func `reads a long account of Garmin, and its triathlon once`() throws {
    let notes = String(repeating: "by the river ", count: 80)
    func entry(_ number: Int, _ more: String = "") -> String {
      """
      {"activityId":\(number),"name":"Run \(number)","description":"\(notes)","duration":600000,
      "distance":200000,"startTimeGmt":\(1_777_788_720_000 + number * 3_600_000)\(more)}
      """
    }
    let runs = (1...3000).map { entry($0, $0 == 3000 ? ",\"parentId\":1" : "") }
    let text = "[{\"summarizedActivitiesExport\":[" + runs.joined(separator: ",") + "]}]"
    let name = "ida_0_summarizedActivities.json"
    let table = try read(text, ActivityTable.reader(of: head(text), name: name))
    // The first is the whole that the last is a part of.
    #expect(table.rows.map(\.number) == (2...3000).map { Int64($0) })
    #expect(table.rows.map(\.line) == Array(2...3000) && table.faults.isEmpty)
    #expect(table.rows.allSatisfy { $0.distance == .meters(2000) })
  }

  @Test func `reads a long table of Strava, whose header alone tells what it is`() throws {
    let notes = String(repeating: "am Fluss ", count: 100)
    let rows = (0..<3000).map { "\($0),\"May 3, 2026, 6:12:00 AM\",Lauf \($0),Run,\(notes),600,x" }
    let text = (["Activity ID,Date,Name,Type,Notes,Elapsed Time,Distance"] + rows + [""])
      .joined(separator: "\n")
    let table = try read(text, ActivityTable.reader(of: head(text), name: "activities.csv"))
    #expect(table.rows.count == 3000 && table.rows.last?.name == "Lauf 2999")
    #expect(table.rows.last?.line == 3001)
    #expect(table.faultCount == 3000 && table.faults.count == 1000)
    #expect(table.faults.last?.line == 1001)
  }

  @Test func `adds up the steps of a long file, and keeps the last weight of a day`() throws {
    let minutes = (0..<60_000).map { minute in
      let (hour, rest) = (minute / 60 % 24, minute % 60)
      let clock = (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest):00"
      return "{\"dateTime\":\"05/03/26 \(clock)\",\"value\":\"10\"}"
    }
    let text = "[" + minutes.joined(separator: ",") + "]"
    let table = try read(
      text,
      FigureTable.reader(of: head(text), name: "steps-2026-05-03.json") { _ in .zero }
    )
    var book = FigureBook()
    let figures = book.figures(of: table)
    #expect(figures.map(\.kind) == [.steps] && figures.map(\.value) == [600_000])
    let weights = (0..<60_000).map { "2026-05-03 07:12:\($0 % 60 / 10)0,\(70 + $0 % 2),,,,,quiet" }
    let csv =
      (["Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Hydration (kg),Comments"]
      + weights).joined(separator: "\n")
    let scale = try read(
      csv,
      FigureTable.reader(of: head(csv), name: "weight.csv") { _ in .zero }
    )
    var other = FigureBook()
    #expect(other.figures(of: scale).map(\.kind) == [.bodyMass])
  }

  // As many lines as fill a portion tell that the day comes first; the line behind them does not.
  private func dayFirst(_ header: String, _ cells: String) -> String {
    let notes = String(repeating: "quiet ", count: 170)
    let line = "25/05/2026,\(cells)\(notes)\n"
    let lines = String(repeating: line, count: ((2 << 20) - 1) / line.utf8.count + 1)
    return "\(header)\n\(lines)03/05/2026,\(cells)\n"
  }

  @Test func `reads the days of a last portion like those before it`() throws {
    let text = dayFirst(
      "Date,Weight (kg),Fat mass (kg),Bone mass (kg),Muscle mass (kg),Hydration (kg),Comments",
      "70,,,,,"
    )
    let reader = try FigureTable.reader(of: head(text), name: "weight.csv") { _ in .zero }
    let scale = try read(text, reader)
    var book = FigureBook()
    let figures = book.figures(of: scale)
    #expect(figures.map { $0.day.text } == ["2026-05-03", "2026-05-25"] && scale.faults.isEmpty)
    let own = dayFirst("Tag,km,Notiz", "5,")
    let learned = LearnedTable(["Tag", "km", "Notiz"], [.date, .kilometers, .notes])
    let table = try read(own, ActivityTable.reader(by: learned))
    #expect(table.rows.last?.startedAt?.day.text == "2026-05-03" && table.faultCount == 0)
  }

  @Test func `refuses more rows than anybody has`() throws {
    let text =
      "Activity ID,Date,Name,Type,Notes,Elapsed Time,Distance\n"
      + String(repeating: "1,,,,,,\n", count: 200_001)
    let reader = try ActivityTable.reader(of: head(text), name: "activities.csv")
    let error = ActivityTableError.table(.noTable(.tooManyRows(limit: 200_000)))
    #expect(throws: error) { try read(text, reader) }
  }

  @Test func `reads a long account of Huawei, one activity after the other`() throws {
    let activities = (0..<100).map { number in
      let start = 1_777_788_720_000 + number * 86_400_000
      let track = (0..<600).map { second in
        "tp=lbs;k=\(second);lat=50.1\(1000 + second);lon=8.5;alt=100.0;t=\(start + second * 1000).0;\\n"
      }
      return """
        {"motionPathData":[{"sportType":4,"attribute":"HW_EXT_TRACK_DETAIL@is\(track.joined())",
        "startTime":\(start),"totalTime":600000,"partTimeMap":{1.0:300.0}}]}
        """
    }
    let text = "[" + activities.joined(separator: ",") + "]"
    let whole = try RecordingFile.readAll(Array(text.utf8))
    let reader = try #require(RecordingFile.reader(of: head(text)))
    let pieces = try read(text, reader)
    #expect(pieces.recordings == whole.recordings && pieces.faults.isEmpty)
    #expect(pieces.recordings.count == 100 && pieces.recordings[99].samples.count == 600)
    // The parts of others belong together.
    #expect(RecordingFile.reader(of: Array("{\"DeviceLog\":{\"Header\"".utf8)) == nil)
  }
}
