import Exchange
import Formats
import Screens
import Testing
import Training

/// A diary of each program, in the columns that its real exports have.
struct DiarySourcesTests {
  private func read(_ text: String, _ unit: MassUnit? = nil) throws -> StrengthFile {
    let file = try StrengthFile(Array(text.utf8), unit: unit)
    #expect(file.faults == [] && file.unusedColumns == [])
    return file
  }

  private func start(_ text: String) throws -> LocalTime { try #require(LocalTime(text)) }

  @Test func `reads Fitbod`() throws {
    let file = try read(
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2026-05-03 16:05:11 +0000,Dumbbell Bench Press,8,16.0,0.0,0.0,0.0,0.0,true,,2.0
      2026-05-03 16:05:11 +0000,Dumbbell Bench Press,10,20.0,0.0,0.0,0.0,0.0,false,Slow,2.0
      2026-05-03 16:05:11 +0000,Running,0,0.0,1740.0,5200.0,1.5,0.0,false,,1.0
      """
    )
    #expect(file.program == "fitbod" && file.workouts.count == 1)
    #expect(file.workouts.first?.startedAt == (try start("2026-05-03T16:05:11Z")))
    let sets = file.workouts.flatMap(\.sets)
    #expect(sets.map(\.kind) == [.warmUp, .working, .working])
    #expect(sets.map(\.weight) == [32, 40, nil])
    #expect(sets[1].result.load == LoadEntry(.external, 20, .kilograms, isPair: true))
    #expect(sets[2].seconds == 1740 && sets[2].meters == 5200)
    #expect(sets.map(\.note) == [nil, "Slow", "Incline 1.5"])
  }

  @Test func `reads Lyfta once the unit is told`() throws {
    let text = """
       Title,Date,Duration,Exercise,Superset id,Weight,Reps,Distance,Time,Set Type
      Push,2026-05-03 18:05:11,1:05:00,Bench Press,null,40,10,null,null,WARMUP_SET
      Push,2026-05-03 18:05:11,1:05:00,Bench Press,3,82.5,8,null,null,NORMAL_SET
      Push,2026-05-03 18:05:11,1:05:00,Walking,null,null,null,1.17,16:00,NORMAL_SET
      """
    #expect(throws: StrengthFileError.unitUntold) { try read(text) }
    let workout = try #require(try read(text, .kilograms).workouts.first)
    #expect(workout.program == "lyfta" && workout.elapsed == .seconds(3900))
    #expect(workout.sets.map(\.weight) == [40, 82.5, nil])
    #expect(workout.sets.map(\.kind) == [.warmUp, .working, .working])
    #expect(workout.sets.map(\.group) == [nil, "3", nil])
    #expect(workout.sets[2].meters == 1170 && workout.sets[2].seconds == 960)
  }

  @Test func `reads Liftosaur without what was only planned`() throws {
    let file = try read(
      """
      Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes
      2026-05-03T16:05:00.000Z,GZCLP,Day 1,Bench Press,1,5,5,0,,,0,40,kg,40,kg,0,2026-05-03T16:06:52.559Z,,,
      2026-05-03T16:05:00.000Z,GZCLP,Day 1,Bench Press,0,8,8,0,8,8.5,1,82.5,kg,182,lb,0,2026-05-03T16:09:52.000Z,,,Good
      2026-05-03T16:05:00.000Z,GZCLP,Day 1,Bench Press,0,8,,0,8,,1,82.5,kg,,,0,,,,
      """
    )
    let workout = try #require(file.workouts.first)
    #expect(workout.name == "GZCLP · Day 1" && workout.elapsed == .seconds(292))
    #expect(
      workout.sets.map(\.result.load) == [
        LoadEntry(.external, 40, .kilograms), LoadEntry(.external, 182, .pounds),
      ]
    )
    #expect(workout.sets.map(\.kind) == [.warmUp, .working])
    #expect(workout.sets[1].result.effort == .exertion(8.5) && workout.sets[1].note == "Good")
  }

  @Test func `reads GymBook, in German and in English`() throws {
    let file = try read(
      """
      Datum;Zeit;Training;Übung;Satz;Wdh.;Gewicht (kg)
      03.05.2026;18:02;Push;Bankdrücken;1;8;82,5
      03.05.2026;18:05;Push;Bankdrücken;2;6;85
      """
    )
    let workout = try #require(file.workouts.first)
    #expect(file.workouts.count == 1 && workout.name == "Push")
    #expect(workout.startedAt == (try start("2026-05-03T18:02:00")))
    #expect(workout.sets.map(\.weight) == [82.5, 85] && workout.sets.map(\.reps) == [8, 6])
    let english = try read(
      """
      Date,Time,Workout,Exercise,Set,Reps,Weight (lb),Notes
      2026-05-03,18:02,Push,Bench Press,1,8,185,Slow
      """
    )
    let set = try #require(english.workouts.first?.sets.first)
    #expect(set.result.load == LoadEntry(.external, 185, .pounds) && set.note == "Slow")
  }

  @Test func `reads LiftLog, the last set first`() throws {
    let file = try read(
      """
      SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes
      b,2026-05-05T18:10:06,Pull-ups,84,kg,8,8,
      a,2026-05-03T18:12:06,Bench Press,60,kg,7,8,hard
      a,2026-05-03T18:10:06,Bench Press,132.3,lb,8,8,
      """
    )
    #expect(
      file.workouts.map(\.startedAt) == [
        try start("2026-05-03T18:10:06"), try start("2026-05-05T18:10:06"),
      ]
    )
    #expect(file.workouts.map(\.elapsed) == [.seconds(120), nil])
    #expect(file.workouts[0].sets.map(\.reps) == [8, 7])
    #expect(file.workouts[0].sets.map(\.result.load?.unit) == [.pounds, .kilograms])
    #expect(file.workouts[0].sets.map(\.note) == [nil, "hard"])
  }

  @Test func `reads Boostcamp with the day first`() throws {
    let file = try read(
      #"""
      id,created_at,status,records,user_notes,title,duration
      1,3/5/2026 16:05:11.588+00,finished,"[{""name"":""Bench Press (Barbell)"",""sets"":[{""value"":""82.5"",""amount"":""8+"",""weight_unit"":""kg"",""intensity"":8.5,""intensity_unit"":""RPE""},{""value"":80,""amount"":6,""weight_unit"":""lb"",""intensity"":2,""intensity_unit"":""RIR""},{""amount"":"""",""skipped"":true}]}]",Fine,Push,3900
      """#
    )
    let workout = try #require(file.workouts.first)
    #expect(workout.startedAt == (try start("2026-05-03T16:05:11Z")))
    #expect(workout.name == "Push" && workout.note == "Fine" && workout.elapsed == .seconds(3900))
    #expect(workout.sets.map(\.reps) == [8, 6] && workout.sets.map(\.weight) == [82.5, 80])
    #expect(workout.sets.map(\.result.effort) == [.exertion(8.5), .reserve(2)])
  }

  @Test func `reads JEFIT, whose unit stands among its settings`() throws {
    let text = """
      ### SETTING ##########################################

      row_id,USERID,TIMESTAMP,gender,mass,length
      1,1,"2026-01-01 00:00:00",F,lbs,in


      ######################################################

      ### WORKOUT SESSIONS ###################################

      USERID,TIMESTAMP,_id,edit_time,mydate,starttime,starttimie,endtime,total_time
      1,"2026-05-03 00:00:00",1777824311,1777828211,2026-05-03,1777824311,,1777828211,3900


      ######################################################

      ### EXERCISE LOGS ####################################

      USERID,TIMESTAMP,logs,_id,mydate,ename,belongsession,logTime
      1,"2026-05-03 00:00:00","95x10,185x8,185x6",1,2026-05-03,"Barbell Bench Press",1777824311,1777824400
      1,"2026-05-03 00:00:00","0x12",2,2026-05-03,"Pull Up",1777824311,1777824800
      1,"2026-05-03 00:00:00","many",3,2026-05-03,"Dip",1777824311,1777824900
      """
    let file = try StrengthFile(Array(text.utf8))
    #expect(file.program == "jefit" && file.unusedColumns == [])
    #expect(
      file.faults.map(\.description)
        == ["line 22: found many in \"logs\", expected such as 95x10"]
    )
    let workout = try #require(file.workouts.first)
    #expect(workout.startedAt == (try start("2026-05-03T16:05:11Z")))
    #expect(workout.elapsed == .seconds(3900) && file.workouts.count == 1)
    #expect(workout.sets.map(\.weight) == [95, 185, 185, nil])
    #expect(workout.sets.map(\.reps) == [10, 8, 6, 12])
    #expect(workout.sets.first?.result.load?.unit == .pounds)
    // A night in another zone stays on its own day.
    let away = text.replacing("2026-05-03,", with: "2026-05-04,")
    #expect(try StrengthFile(Array(away.utf8)).workouts.map(\.day.text) == ["2026-05-04"])
  }

  @Test func `reads Alpha Progression, block by block`() throws {
    let file = try read(
      """
      "Legs · Day 2 · Week 4";"2026-05-03 16:54 h";"1:02 hr"
      "1. Hack Squats · Machine · 8 reps";"WU1 · 37,5 kg · 9 reps<br>WU2 · 72,5 kg · 7 reps"
      #;KG;REPS;RIR
      1;115;8;1
      2;117,5;8+;0,5
      "2. Hyperextensions on Roman Chair · Bodyweight · 10 reps";"WU1 · +0 kg · 8 reps"
      #;KG;REPS;RIR
      1;+35;10;0

      "Push · Day 1 · Week 4";"2026-05-05 5:04 h";"45 min"
      "1. Bench Press · Barbell · 6 reps"
      #;KG;REPS;RIR
      1;102,5;6;0
      """
    )
    #expect(file.program == "alphaProgression")
    #expect(file.workouts.map(\.name) == ["Legs · Day 2 · Week 4", "Push · Day 1 · Week 4"])
    #expect(file.workouts.map(\.elapsed) == [.seconds(3720), .seconds(2700)])
    let legs = try #require(file.workouts.first)
    #expect(legs.startedAt == (try start("2026-05-03T16:54:00")))
    #expect(
      legs.sets.map(\.exercise) == [
        "Hack Squats (Machine)", "Hack Squats (Machine)", "Hack Squats (Machine)",
        "Hack Squats (Machine)", "Hyperextensions on Roman Chair", "Hyperextensions on Roman Chair",
      ]
    )
    #expect(legs.sets.map(\.kind) == [.warmUp, .warmUp, .working, .working, .warmUp, .working])
    #expect(legs.sets.map(\.weight) == [37.5, 72.5, 115, 117.5, 0, 35])
    #expect(legs.sets[5].result.load == LoadEntry(.bodyweight, 35, .kilograms))
    #expect(legs.sets.map(\.reps) == [9, 7, 8, 8, 8, 10])
    #expect(legs.sets[3].result.effort == .reserve(0.5))
    #expect(legs.sets[5].result.effort == .reserve(0))
  }

  @Test(arguments: ImportedPrograms.diaries)
  func `is known to the sentence that lists the diaries`(program: String) {
    let error = StrengthFileError.unknown(columns: ["a"])
    #expect(error.words().contains(program) && error.words(in: .german).contains(program))
  }

  @Test func `knows whose names of exercises are foreign`() {
    for program in ["strong", "alphaProgression", "fit"] {
      #expect(StrengthFile.isForeign(program))
    }
    #expect(!StrengthFile.isForeign("pacesetter"))
    #expect(StrengthFile.equipment(of: "strongLifts") == "barbell")
    #expect(StrengthFile.equipment(of: "strong") == nil)
  }

  @Test(arguments: [
    "### SETTING ######\n\nrow_id,mass\n",
    "\"A\";\"2026-05-03 16:54 h\";\"1:02 hr\"\n\"1. B\"\n#;KG;REPS;RIR\n",
    "Date,Exercise,Reps,Weight(kg),Duration(s),isWarmup,Note,multiplier\n",
  ])
  func `is told by its first bytes`(head: String) {
    #expect(FileKind(head: Array(head.utf8), name: "export.csv") == .diary)
  }
}
