import Exchange
import Formats
import Screens
import Testing
import Training

struct LearnedTableReadingTests {
  private let sets = """
    Tag;Uhrzeit;Was;Last;Wdh;Wie
    03.05.2026;18:05;Kniebeuge;102,5;5;ging gut
    03.05.2026;18:09;Kniebeuge;102,5;4;
    04.05.2026;07:00;Bankdrücken;70;8;
    nie;07:00;Bankdrücken;70;8;
    """

  private func learned(_ text: String, _ meanings: [ColumnMeaning]) throws -> LearnedTable {
    LearnedTable(try CSVTable(Array(text.utf8)).columns, meanings)
  }

  @Test func `reads a diary whose columns somebody has explained`() throws {
    let bytes = Array(sets.utf8)
    #expect(throws: StrengthFileError.self) { try StrengthFile(bytes) }
    let learned = try learned(sets, [.date, .time, .exercise, .kilograms, .reps, .notes])
    let file = try StrengthFile(bytes, learned: [learned])
    #expect(file.workouts.map { $0.sets.count } == [2, 1])
    let first = try #require(file.workouts.first)
    #expect(first.startedAt.day.text == "2026-05-03")
    #expect(first.sets[0].exercise == "Kniebeuge" && first.sets[0].reps == 5)
    #expect(first.sets[0].result.load?.kilograms == 102.5 && first.sets[0].note == "ging gut")
    #expect(file.faults.map(\.line) == [5])
    #expect(StrengthFile.isForeign(file.program))
  }

  @Test func `reads activities of a table without exercises`() throws {
    let runs = "Day,Miles,Min,Pulse\n2026-05-03,3.1,25:10,150\n2026-05-04,5,45,\n"
    let learned = try learned(runs, [.date, .miles, .minutes, .heartRate])
    let rows = try ActivityTable(Array(runs.utf8), by: learned).rows
    let activities = rows.compactMap { $0.activity(of: "table")?.summary }
    #expect(activities.map(\.sport) == [.running, .running])
    #expect(activities.map { $0.elapsed } == [.seconds(1510), .seconds(2700)])
    #expect(activities.first?.averageHeartRate?.beatsPerMinute == 150)
    #expect(activities.last.map { Int($0.distance?.meters ?? 0) } == 8046)
  }

  @Test func `puts what has only a day at its noon`() throws {
    let runs = "Tag;Uhrzeit;km;Min\n03.05.2026;;5,2;27\n04.05.2026;18:05;5,2;27\n"
    let table = try learned(runs, [.date, .time, .kilometers, .minutes])
    let rows = try ActivityTable(Array(runs.utf8), by: table).rows
    let activities = rows.compactMap { $0.activity(of: "table")?.summary }
    #expect(activities.map { $0.startedAt.minuteOfDay } == [720, 1085])
    #expect(activities.map(\.isOfDayOnly) == [true, false])
    // The watch recorded it that evening, in New York.
    let day = try #require(Day("2026-05-03"))
    let evening = LocalTime(
      day.midnight.advanced(bySeconds: 25 * 3600),
      offset: UTCOffset(clamping: -240)
    )
    var recorded = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: evening,
      source: .fit
    )
    (recorded.distance, recorded.elapsed) = (.meters(5180), .seconds(1630))
    #expect(activities.map { $0.isLikelySame(as: recorded) } == [true, false])
  }

  @Test(arguments: ["2026-05-03", "3 May 2026", "03.05.2026", "2026/05/03", "13/05/2026"])
  func `finds a day in every way of writing it, and a time only where there is one`(
    day: String
  ) throws {
    for (clock, minute) in [("", 720), (" 00:00", 0), (" 6:05 pm", 1085)] {
      let text = "Day,km,Min\n\"\(day)\(clock)\",5,27\n"
      let table = try learned(text, [.date, .kilometers, .minutes])
      let rows = try ActivityTable(Array(text.utf8), by: table).rows
      #expect(rows.map { $0.startedAt?.minuteOfDay } == [minute], "\(day)\(clock)")
    }
  }

  @Test func `puts the sets of a day at its noon`() throws {
    let text = "Tag;Übung;kg;Wdh\n03.05.2026;Kniebeuge;100;5\n"
    let table = try learned(text, [.date, .exercise, .kilograms, .reps])
    let file = try StrengthFile(Array(text.utf8), learned: [table])
    #expect(file.workouts.map { $0.startedAt.minuteOfDay } == [720])
    #expect(file.workouts.map { $0.startedAt.day.text } == ["2026-05-03"])
  }

  @Test func `shows the columns of a table that nobody knows`() throws {
    let table = try #require(UnknownTable(Array(sets.utf8)))
    #expect(table.columns[0].samples == ["03.05.2026", "04.05.2026", "nie"])
    #expect(table.columns[3].guess == .weight)
    let report = JSON.written { table.write(to: &$0) }
    #expect(try UnknownTable(report) == table)
    #expect(UnknownTable(Array("Hallo".utf8)) == nil)
  }

  @Test func `carries what was explained, and refuses what is not enough`() throws {
    let table = LearnedTable(["Tag", "km"], [.date, .kilometers])
    #expect(try ImportAPI.Explain(ImportAPI.Explain(table).call).table == table)
    let lacking = ImportAPI.Explain(LearnedTable(["Tag", "km"], [.date])).call
    #expect(throws: APICallError.self) { try ImportAPI.Explain(lacking) }
    let reader = APIReader(today: Day(daysSince1970: 20_000), offset: .zero, language: .german)
    var json = JSONWriter()
    LearnedTables([table]).write(to: &json, for: reader)
    let read = try JSON.parse(json.bytes)
    #expect(try LearnedTables(answer: read).tables == [table])
    #expect(
      read["tables"]?[0]?["words"]?.string == "Tag: Datum, mit oder ohne Uhrzeit; km: Strecke in km"
    )
    #expect(read["choices"]?.array?.count == ColumnMeaning.allCases.count)
  }
}
