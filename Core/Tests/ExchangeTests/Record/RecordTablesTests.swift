import Exchange
import Formats
import Testing
import Training

struct RecordTablesTests {
  private static let moment = LocalTime(secondsSince1970: 1_780_300_000)

  /// The files of a zip in which nothing is packed, one after the other.
  private static func files(_ zip: [UInt8]) -> [String] {
    var files: [String] = []
    var place = 0
    func number(_ start: Int, _ width: Int) -> Int {
      (0..<width).reduce(0) { $0 | Int(zip[start + $1]) << (8 * $1) }
    }
    while number(place, 4) == 0x0403_4B50 {
      let (size, name) = (number(place + 22, 4), number(place + 26, 2))
      let start = place + 30
      files.append(
        String(decoding: zip[start..<(start + name)], as: UTF8.self) + "\n"
          + String(decoding: zip[(start + name)..<(start + name + size)], as: UTF8.self)
      )
      place = start + name + size
    }
    return files
  }

  @Test func `writes a row for each activity, set and figure`() throws {
    var summary = ActivitySummary(
      id: "a1",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: UTCOffset(clamping: 120)),
      source: .fit,
      sourceName: "watch, \"old\""
    )
    summary.distance = .meters(5000)
    summary.moving = .seconds(1500.5)
    summary.averageHeartRate = .beatsPerMinute(150)
    summary.label = "Long run"
    summary.notes = "Windy,\nand wet"
    summary.effort = 7
    summary.gear = "Red shoes"
    let squat = LiftedSet("Squat", reps: 5, load: LoadEntry(.external, 100, .kilograms))
    let session = StrengthSession(
      name: "Legs",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000),
      program: "strong",
      sets: [squat, squat]
    )
    var tables = RecordTables()
    tables.add(summary)
    tables.add(session)
    tables.add(DailyFigure(day: Day(daysSince1970: 20_000), kind: .restingHeartRate, value: 48.5))
    let files = Self.files(tables.zip(at: Self.moment))
    try #require(files.count == 3)
    #expect(
      files[0] == """
        activities.csv
        id,started_at,sport,kind,label,distance_m,moving_s,elapsed_s,pace_s_per_km,\
        average_heart_rate_bpm,max_heart_rate_bpm,ascent_m,energy_kcal,perceived_effort,notes,indoor,\
        source,source_name,damage,gear
        "a1",2026-06-01T09:46:40+02:00,running,"running","Long run",5000,1500.5,,300.1,150,,,,7,"Windy,
        and wet",,fit,"watch, ""old\""",,"Red shoes"

        """
    )
    #expect(
      files[1] == """
        sets.csv
        title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,\
        set_type,weight_kg,reps,distance_km,duration_seconds,rpe,load,load_unit,load_mode,load_pair,\
        per_side,rest_seconds,reps_in_reserve,count,count_unit,body_kg,session_rpe
        "Legs",2026-06-01T07:46:40,,"","Squat","","",0,normal,100,5,,,,100,kg,external,,,,,,,,
        "Legs",2026-06-01T07:46:40,,"","Squat","","",1,normal,100,5,,,,100,kg,external,,,,,,,,

        """
    )
    #expect(files[2] == "days.csv\nday,kind,value\n2024-10-04,resting_heart_rate,48.5\n")
  }

  @Test func `writes sets that are read again as a diary`() throws {
    let squat = LiftedSet("Squat", reps: 5, load: LoadEntry(.external, 102.5, .kilograms))
    var tables = RecordTables()
    let starts = [1_780_300_000.0, 1_780_400_000].map { LocalTime(secondsSince1970: $0) }
    for start in starts {
      tables.add(
        StrengthSession(name: "Legs", startedAt: start, program: "strong", sets: [squat])
      )
    }
    let sets = Self.files(tables.zip(at: Self.moment))[1].dropFirst("sets.csv\n".count)
    let diary = try StrengthFile(Array(sets.utf8), unit: nil)
    #expect(diary.workouts.map(\.name) == ["Legs", "Legs"])
    #expect(diary.workouts.map(\.startedAt) == starts)
    #expect(diary.workouts.flatMap { $0.sets.map(\.weight) } == [102.5, 102.5])
  }

  // A session of 65 minutes came back without its length, its help and its rests.
  @Test func `writes sets that come back whole`() throws {
    var sets = [
      LiftedSet(
        "Squat",
        reps: 5,
        load: LoadEntry(.external, 185, .pounds),
        effort: .reserve(2),
        kind: .failure
      ),
      LiftedSet("Pull-Up", reps: 8, load: LoadEntry(.assisted, 20, .kilograms), kind: .warmUp),
      LiftedSet(
        "Dip",
        reps: 8,
        load: LoadEntry(.bodyweight, 0, .kilograms),
        effort: .exertion(8.5)
      ),
      LiftedSet("Curl", reps: 10, load: LoadEntry(.external, 12.5, .kilograms, isPair: true)),
      LiftedSet("Plank", seconds: 90), LiftedSet("Row", seconds: 105, meters: 500),
      LiftedSet("Bike", SetResult(20, .calories)),
    ]
    sets[0].rest = 120
    sets[3].isPerSide = true
    sets[4].group = "1"
    sets[5].note = "=fast"
    for offset in [nil, UTCOffset(clamping: 120)] {
      var session = StrengthSession(
        name: "Mixed",
        startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: offset),
        elapsed: .seconds(3900),
        program: "hevy",
        sets: sets,
        effort: 7,
        note: "Late, \"tired\""
      )
      session.bodyKilograms = 71.5
      let diary = try StrengthFile(session.csv)
      #expect(diary.workouts == [session] && diary.faults == [] && diary.unusedColumns == [])
    }
  }

  @Test func `writes no text that a spreadsheet would take for a formula`() throws {
    let texts = [
      "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "''-1", "'quoted'", "it's", "a=b",
      "- heavy", "'",
    ]
    var tables = RecordTables()
    for (place, text) in texts.enumerated() {
      var set = LiftedSet(text, reps: 5, load: LoadEntry(.external, 20, .kilograms))
      set.note = text
      tables.add(
        StrengthSession(
          name: text,
          startedAt: LocalTime(secondsSince1970: 1_780_300_000 + Double(place) * 86_400),
          program: "strong",
          sets: [set]
        )
      )
      var summary = ActivitySummary(
        id: text,
        sport: .other,
        kind: text,
        startedAt: LocalTime(secondsSince1970: 0),
        source: .gpx,
        sourceName: text
      )
      summary.notes = text
      tables.add(summary)
    }
    tables.add(DailyFigure(day: Day(daysSince1970: 20_000), kind: .bodyMass, value: -1.5))
    let files = Self.files(tables.zip(at: Self.moment))
    let formulas: Set<Character> = ["=", "+", "-", "@", "\t", "\r", "\n"]
    for file in files.prefix(2) {
      let table = try CSVTable(Array(file.drop { $0 != "\n" }.dropFirst().utf8))
      #expect(table.rows.count == texts.count)
      for cell in table.rows.flatMap({ $0.cells }) {
        #expect(!(cell.first.map { formulas.contains($0) } ?? false), "\(cell)")
      }
    }
    // What is no text stays a number, also below zero.
    #expect(files[2].hasSuffix(",-1.5\n"))
    let sets = files[1].dropFirst("sets.csv\n".count)
    let diary = try StrengthFile(Array(sets.utf8), unit: nil)
    #expect(diary.workouts.map(\.name) == texts)
    #expect(diary.workouts.flatMap { $0.sets.map(\.exercise) } == texts)
    #expect(diary.workouts.flatMap { $0.sets.map(\.note) } == texts)
    #expect(diary.workouts.flatMap { $0.sets.map(\.weight) } == texts.map { _ in 20 })
  }
}
