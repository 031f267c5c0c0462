import Exchange
import Formats
import Foundation
import Testing
import Training

struct StrengthFileTests {
  private func read(_ text: String, unit: MassUnit? = nil) throws -> StrengthFile {
    try StrengthFile(Array(text.utf8), unit: unit)
  }

  @Test func `reads Strong from an iPhone once the unit is told`() throws {
    let text = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-11-28 17:36:08,"B",1h 5m,"Squat (Barbell)",W,40,5,0,0,"","felt good",
      2024-11-28 17:36:08,"B",1h 5m,"Squat (Barbell)",1,100.5,5,0,0,"deep",,8.5
      2024-11-28 17:36:08,"B",1h 5m,"Squat (Barbell)",Rest Timer,0,0,0,180,,,
      2024-11-28 17:36:08,"B",1h 5m,"Squat (Barbell)",D,80,5,0,0,,,
      2024-11-28 17:36:08,"B",1h 5m,"Rowing",1,0,0,2,480,,,
      2024-11-28 17:36:08,"B",1h 5m,"Plank",1,0,0,0,0,,,
      never,"B",1h 5m,"Plank",1,0,0,0,60,,,
      """
    #expect(throws: StrengthFileError.unitUntold) { try read(text) }
    let file = try read(text, unit: .pounds)
    #expect(file.program == "strong")
    #expect(
      file.faults.map(\.description)
        == ["line 8: found never, expected a date and time such as 2026-06-01 07:30:00"]
    )
    let workout = try #require(file.workouts.first)
    #expect(file.workouts.count == 1)
    #expect(workout.name == "B" && workout.elapsed == .seconds(3900) && workout.note == "felt good")
    #expect(workout.sets.map(\.kind) == [.warmUp, .working, .drop, .working])
    #expect(workout.sets.map(\.weight) == [40, 100.5, 80, nil])
    #expect(workout.sets.map(\.result.load?.unit) == [.pounds, .pounds, .pounds, nil])
    #expect(workout.sets[1].rest == 180)
    #expect(workout.sets[1].result.effort == .exertion(8.5) && workout.sets[1].note == "deep")
    #expect(workout.sets[3].meters == 3218.688 && workout.sets[3].seconds == 480)
  }

  @Test func `reads Strong from Android with its own units`() throws {
    let text = """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
      2023-01-02 08:00:00;A;Bench;1;60,5;kg;8;;;;;;;45m
      2023-01-02 08:00:00;A;Run;1;;kg;;;400;m;90;;;45m
      """
    let workout = try #require(try read(text).workouts.first)
    #expect(workout.sets.map(\.weight) == [60.5, nil])
    #expect(workout.sets.map(\.meters) == [nil, 400])
    #expect(workout.elapsed == .seconds(2700))
  }

  @Test func `reads Hevy with the unit of its header`() throws {
    let text = """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
      "Push, \\"hard\\"","5 Mar 2024, 18:00","5 Mar 2024, 18:30","d","Bench","1","n",0,"warmup",95,10,,,7
      "Push, \\"hard\\"","5 Mar 2024, 18:00","5 Mar 2024, 18:30","d","Dip","1","",0,"failure",,12,,,
      """.replacing("\\\"", with: "\"\"")
    let file = try read(text)
    #expect(file.program == "hevy")
    let workout = try #require(file.workouts.first)
    #expect(
      workout.name == "Push, \"hard\"" && workout.elapsed == .seconds(1800) && workout.note == "d"
    )
    #expect(workout.startedAt == LocalTime(secondsSince1970: 1_709_661_600))
    #expect(workout.sets.map(\.kind) == [.warmUp, .failure])
    #expect(workout.sets.map(\.group) == ["1", "1"])
    #expect(workout.sets.map(\.result.load?.unit) == [.pounds, nil])
  }

  @Test func `says what it found instead of a diary`() {
    #expect(throws: StrengthFileError.unknown(columns: ["a", "b"])) { try read("a,b\n1,2\n") }
    #expect(throws: StrengthFileError.noTable(.empty)) { try read("") }
  }

  /// What the manifest of the real diaries states, and two that only the row count is known of.
  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("strength/breinsp-strong.csv", "strong", 72, 129, 800_773.0),
      ("strength/sample_strong.csv", "strong", 19, 15, 49_237.4),
      ("strength/mouadja02-workout_data.csv", "hevy", 44, 17, 165_952.0),
      ("copyleft/strength/fitnotes-android-export-kgs.csv", "fitNotes", 8, 2, 18_498.0),
    ]
  )
  func `reads a real diary to its last kilogram`(
    path: String,
    program: String,
    exercises: Int,
    workouts: Int,
    sum: Double
  ) throws {
    let url = try #require(SharedData.folder).appendingPathComponent(path)
    let file = try StrengthFile(Array(Data(contentsOf: url)), unit: .kilograms)
    #expect(file.program == program)
    #expect(file.faults == [])
    #expect(file.workouts.count == workouts)
    let sets = file.workouts.flatMap(\.sets)
    #expect(Set(sets.map(\.exercise)).count == exercises)
    let lifted = sets.reduce(0.0) { $0 + ($1.weight ?? 0) * Double($1.reps ?? 0) }
    #expect(abs(lifted - sum) < 0.01)
  }

  @Test(.enabled(if: SharedData.isThere))
  func `reads a real diary of StrongLifts`() throws {
    let path = "copyleft/strength/stronglifts-export-kg.csv"
    let url = try #require(SharedData.folder).appendingPathComponent(path)
    let file = try StrengthFile(Array(Data(contentsOf: url)))
    #expect(file.program == "strongLifts" && file.faults == [])
    let first = try #require(file.workouts.first?.sets.first)
    #expect(first.exercise == "Squat" && first.weight == 55 && first.reps == 5)
    #expect(Set(file.workouts.flatMap(\.sets).map(\.exercise)).count == 8)
    #expect(file.workouts.first?.bodyKilograms == 83.5)
  }
}
