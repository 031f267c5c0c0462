import Exchange
import Formats
import Testing
import Training

/// What stands in the cells of diaries: each is read as it was meant, or its line says why not.
struct DiaryValuesTests {
  private static let header =
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"

  private func fitNotes(_ lines: String) throws -> StrengthFile {
    try StrengthFile(Array((Self.header + lines + "\n").utf8))
  }

  private func hevy(_ time: String, end: String = "") throws -> StrengthFile {
    let header = "title,start_time,end_time,exercise_title,set_index,weight_kg,reps\n"
    return try StrengthFile(Array((header + "A,\"\(time)\",\"\(end)\",Row,0,60,5\n").utf8))
  }

  // Liftosaur #226, Flexify #137: less than nothing is what the machine takes away.
  @Test func `keeps assistance`() throws {
    let file = try fitNotes(
      """
      2024-03-05,Pull Up,Back,-25.0,kgs,8,,,,
      2024-03-05,Assisted Dip,Chest,20,kgs,8,,,,
      2024-03-05,Dip,Chest,15.0,kgs,6,,,,
      """
    )
    #expect(
      file.workouts.flatMap(\.sets).map(\.result.load) == [
        LoadEntry(.assisted, 25, .kilograms), LoadEntry(.assisted, 20, .kilograms),
        LoadEntry(.external, 15, .kilograms),
      ]
    )
    #expect(file.faults == [])
  }

  @Test(arguments: [
    ("\"1,102.5\"", 1102.5), ("\"1.102,5\"", 1102.5), ("1 102.5", 1102.5), ("1'102.5", 1102.5),
    ("\"82,5\"", 82.5), ("82.5", 82.5), ("83.914", 83.914), ("1e2", 100), (" 60 ", 60),
  ])
  func `reads a number in the manner of its country`(text: String, kilograms: Double) throws {
    let file = try fitNotes("2024-03-05,Sled Push,Legs,\(text),kgs,5,,,,")
    #expect(file.workouts.first?.sets.first?.weight == kilograms)
  }

  // cordova-plugin-health #222: a thousandth of it.
  @Test func `tells thousands from decimals by the rest of the table`() throws {
    let points = try fitNotes(
      "2024-03-05,Press,Legs,62.5,kgs,5,,,,\n2024-03-05,Run,Cardio,,,,\"1,500\",m,0:07:30,"
    )
    #expect(points.workouts.first?.sets.last?.meters == 1500)
    let commas =
      Self.header.replacing(",", with: ";")
      + "2024-03-05;Press;Legs;62,5;kgs;5;;;;\n2024-03-05;Run;Cardio;;;;1.500;m;0:07:30;\n"
    #expect(try StrengthFile(Array(commas.utf8)).workouts.first?.sets.last?.meters == 1500)
    let nobody =
      Self.header.replacing(",", with: ";")
      + "2024-03-05;Press;Legs;60;kgs;5;;;;\n2024-03-05;Run;Cardio;;;;1.500;m;0:07:30;\n"
    let file = try StrengthFile(Array(nobody.utf8))
    #expect(
      file.faults.map(\.description)
        == ["line 3: found 1.500 in \"Distance\", whose mark may part thousands or decimals"]
    )
    #expect(file.workouts.first?.sets.count == 1)
  }

  // One cell ended the whole reading.
  @Test(arguments: [
    ("1e30", "found 1e30 in \"Reps\", expected at most 1000000"),
    ("7.5", "found 7.5 in \"Reps\", expected a whole number"),
    ("0.4", "found 0.4 in \"Reps\", expected a whole number"),
    ("-5", "found -5 in \"Reps\", expected nothing below 0"),
    ("many", "found many in \"Reps\", expected a number"),
    ("nan", "found nan in \"Reps\", expected a number"),
  ])
  func `leaves out the line of a cell that is no count`(reps: String, problem: String) throws {
    let file = try fitNotes(
      "2024-03-05,Squat,Legs,100,kgs,\(reps),,,,\n2024-03-06,Squat,Legs,100,kgs,5,,,,"
    )
    #expect(file.faults.map(\.description) == ["line 2: \(problem)"])
    #expect(file.workouts.flatMap { $0.sets.map(\.reps) } == [5])
  }

  @Test(arguments: ["1e300", "10001", "-1e9"])
  func `leaves out the line of a weight that nobody lifts`(weight: String) throws {
    let file = try fitNotes(
      "2024-03-05,Squat,Legs,\(weight),kgs,5,,,,\n2024-03-06,Squat,Legs,100,kgs,5,,,,"
    )
    #expect(file.faults.map(\.line) == [2])
    #expect(file.workouts.flatMap { $0.sets.map(\.weight) } == [100])
  }

  // Each the third of May 2026, five past six in the evening, or the same of another month.
  @Test(arguments: [
    ("3 May 2026, 18:05", 5), ("3 May 2026, 6:05 PM", 5), ("May 3, 2026, 6:05 PM", 5),
    ("3. Mai 2026, 18:05", 5), ("am 3. Mai 2026 um 18:05", 5), ("3 mai 2026, 18:05", 5),
    ("3 févr. 2026, 18:05", 2), ("3 août 2026, 18:05", 8), ("3 juin 2026, 18:05", 6),
    ("3 juil. 2026, 18:05", 7), ("3 ene 2026, 18:05", 1), ("3 dic 2026, 6:05 p. m.", 12),
    ("3 de mai. de 2026, 18:05", 5), ("3 dez 2026, 18:05", 12), ("3 ott 2026, 18:05", 10),
    ("3 giu 2026, 18:05", 6), ("3 mag 2026, 18:05", 5), ("9 Okt. 2026, 18:05", 0),
    ("3 Dez 2026, 18:05", 12), ("3 Mär 2026, 18:05", 3), ("3 mrt 2026, 18:05", 3),
    ("3 paź 2026, 18:05", 10), ("3 lis 2026, 18:05", 11), ("3 мая 2026, 18:05", 5),
    ("3 сент. 2026, 18:05", 9), ("3 Ağu 2026, 18:05", 8), ("3 Şub 2026, 18:05", 2),
    ("3 5月 2026, 18:05", 5), ("2026年5月3日 18:05", 5), ("3 5월 2026, 오후 6:05", 5),
    ("2026-05-03 18:05:00", 5), ("2026-05-03 18:05", 5), ("2026-05-03T18:05:00", 5),
    ("2026-05-03 6:05:00 pm", 5), ("2026-05-03 6:05:00\u{A0}PM", 5),
    ("2026-05-03 6:05:00\u{202F}pm", 5), ("03.05.2026 18:05", 5), ("03.05.2026 18:05:00", 5),
    ("3-5-2026 18:05", 5), ("5/3/2026 18:05", 5), ("5/3/2026 6:05 PM", 5), ("5/3/26 18:05", 5),
  ])
  func `reads a time as its app writes it`(text: String, month: Int) throws {
    let day =
      month == 0 ? Day(year: 2026, month: 10, day: 9) : Day(year: 2026, month: month, day: 3)
    let start = try #require(day).midnight.secondsSince1970 + 65_100
    #expect(try hevy(text).workouts.map(\.startedAt) == [LocalTime(secondsSince1970: start)])
  }

  @Test func `reads midnight and noon on the clock of twelve hours`() throws {
    let hours = try ["12:30:00 am", "12:30:00 pm", "1:30:00 am"].map { time in
      try #require(try hevy("2026-05-04 " + time).workouts.first).startedAt.minuteOfDay
    }
    #expect(hours == [30, 750, 90])
  }

  @Test(arguments: [
    ("3 May 2026, 23:30", "4 May 2026, 00:40"), ("2026-05-02 09:13:00", "2026-05-02 10:23:00"),
    ("2026-05-02 09:13", "2026-05-02 10:23"), ("3. Mai 2026, 18:05", "3. Mai 2026, 19:15"),
  ])
  func `knows how long it took by the form of the start`(start: String, end: String) throws {
    #expect(try hevy(start, end: end).workouts.map(\.elapsed) == [.seconds(4200)])
  }

  @Test func `tells day and month apart by the other lines`() throws {
    let header = "title,start_time,exercise_title,set_index,weight_kg,reps\n"
    func days(_ dates: [String]) throws -> [String] {
      let lines = dates.map { "A,\($0) 18:05,Row,0,60,5\n" }.joined()
      return try StrengthFile(Array((header + lines).utf8)).workouts.map(\.day.text)
    }
    #expect(try days(["03/05/2026", "25/05/2026"]) == ["2026-05-03", "2026-05-25"])
    #expect(try days(["05/03/2026", "05/25/2026"]) == ["2026-05-03", "2026-05-25"])
    #expect(try days(["3/05/2026"]) == ["2026-05-03"])
    #expect(try days(["05/05/2026"]) == ["2026-05-05"])
    #expect(throws: StrengthFileError.self) { try days(["03/05/2026"]) }
  }

  // "Nothing new" is what a duplicate says.
  @Test func `refuses a diary of which no line can be read`() {
    let text = "Date,Exercise Name,Set Order,Reps\nnever,Row,1,5\n2026-05-03,Row,1,some\n"
    let problem = "found never, expected a date and time such as 2026-06-01 07:30:00"
    #expect(throws: StrengthFileError.nothingRead(lines: 2, first: 2, problem: problem)) {
      try StrengthFile(Array(text.utf8))
    }
  }

  @Test(arguments: ["Weight (lb)", "Weight (lbs)", "Weight(lb)", "weight_lbs", "WEIGHT [LBS]"])
  func `knows a column of weights by what it is called`(name: String) throws {
    let text = """
      Date;Workout Name;Duration (sec);Exercise Name;Set Order;\(name);Reps;Distance (meters);Seconds
      2026-05-03 18:05:11;Push;3900;Bench Press;1;185;8;;
      2026-05-03 18:05:11;Push;3900;Running;1;;;5200;1740
      """
    let workout = try #require(try StrengthFile(Array(text.utf8)).workouts.first)
    #expect(workout.elapsed == .seconds(3900))
    #expect(workout.sets.map(\.result.load) == [LoadEntry(.external, 185, .pounds), nil])
    #expect(workout.sets.map(\.meters) == [nil, 5200])
  }

  @Test func `reads both columns of FitNotes for iOS, and its notes`() throws {
    let text = """
      Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
      2026-05-03,Barbell Bench Press,Chest,82.5,,8,,,,"Breiter Griff",wr
      2026-05-03,Barbell Bench Press,Chest,,185,8,,,,,wr
      2026-05-03,Run,Cardio,,,,5.2,km,00:29:00,,dt
      """
    let file = try StrengthFile(Array(text.utf8))
    let sets = file.workouts.flatMap(\.sets)
    #expect(sets.map(\.result.load?.unit) == [.kilograms, .pounds, nil])
    #expect(sets.map(\.weight) == [82.5, 185, nil])
    #expect(sets.map(\.note) == ["Breiter Griff", nil, nil])
    #expect(sets.map(\.seconds) == [nil, nil, 1740] && file.unusedColumns == [])
  }

  @Test func `reads miles and notes of Strong`() throws {
    let text = """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes
      2026-05-03 18:05:11;Push;Bench Press;Note;0;;0;;;0;Elbows in;Good
      2026-05-03 18:05:11;Push;Bench Press;1;62,5;lbs;10;;;0;;Good
      2026-05-03 18:05:11;Push;Running;1;0;;0;3.1;mi.;1500;;Good
      """
    let workout = try #require(try StrengthFile(Array(text.utf8)).workouts.first)
    #expect(workout.sets.map(\.meters) == [nil, 3.1 * 1609.344])
    #expect(workout.remarks == ["Good", "Bench Press: Elbows in"])
  }

  @Test func `names the columns that it does not use`() throws {
    let text = """
      Date,Exercise,Category,Weight (kg),Weight (stone),Reps,Reps left,Time zone,Distance (li),Notes 2,Weighted Power,Repeat,Timer
      2026-05-03,Row,Back,60,9.4,5,,0,3,Hm,200,2,30
      """
    let file = try StrengthFile(Array(text.utf8))
    #expect(file.unusedColumns == ["Weight (stone)", "Distance (li)", "Notes 2"])
    #expect(file.workouts.flatMap(\.sets).map(\.weight) == [60])
  }

  @Test func `says the line of a weight or a note without anything that was done with it`() throws {
    let text = """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-05-03,Row,Back,60,kgs,5,,,,
      2026-05-03,Row,Back,62.5,kgs,,,,,
      2026-05-03,Row,Back,,,,,,,Felt good
      2026-05-03,Row,Back,,,,,,,
      2026-05-04,Row,Back,,,,,,,
      """
    let file = try StrengthFile(Array(text.utf8))
    #expect(
      file.faults.map(\.description) == [
        "line 3: found 62.5 kg without repetitions, a time or a distance",
        "line 4: found the note \"Felt good\" without repetitions, a time or a distance",
        "line 6: found no set in this workout that was done, expected at least one",
      ]
    )
    #expect(file.workouts.flatMap(\.sets).map(\.weight) == [60])
  }

  // The app writes the weight that was planned beside them.
  @Test func `takes sets of zero repetitions in StrongLifts for none`() throws {
    let text = """
      Date (yyyy/mm/dd),Workout Name,Exercise,Reps,Start Time (h:mm),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)
      2026/05/03,A,Squat,5,10:56 PM,5,55,0,55
      """
    let file = try StrengthFile(Array(text.utf8))
    #expect(file.faults == [] && file.workouts.flatMap(\.sets).map(\.reps) == [5])
  }

  @Test func `keeps a line whose effort nobody can read, and says so`() throws {
    let text = """
      title,start_time,exercise_title,set_index,weight_kg,reps,rpe
      A,2026-05-03 18:05,Row,0,60,5,hard
      """
    let file = try StrengthFile(Array(text.utf8))
    #expect(file.faults.map(\.description) == ["line 2: found hard in \"rpe\", expected a number"])
    #expect(file.workouts.flatMap(\.sets).map(\.reps) == [5])
  }
}
