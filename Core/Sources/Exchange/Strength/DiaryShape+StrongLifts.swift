import Formats
import Training

extension DiaryShape {
  /// StrongLifts: one line an exercise, its sets side by side, `2026/08/11` and `10:56 PM`.
  static let strongLifts = source(
    "StrongLifts",
    program: "strongLifts",
    equipment: "barbell",
    columns: ["Date (yyyy/mm/dd)", "Exercise", "Set 1 (Reps)"],
    sums: ["Reps"]
  ) { diary, line throws(LineFault) in
    let day = line.text("Date (yyyy/mm/dd)") ?? ""
    let time = line.text("Start Time (h:mm)").map { " " + $0 } ?? ""
    let start = try line.time(day + time, such: "2026/06/01 and 10:56 PM")
    let exercise = try line.exercise("Exercise")
    let name = line.has("Set 1 (LB)") ? "LB" : "KG"
    let unit: MassUnit = name == "LB" ? .pounds : .kilograms
    var sets: [LiftedSet] = []
    for number in 1...50 where line.has("Set \(number) (Reps)") {
      // Of none that was planned the weight stands there, too.
      if line.text("Set \(number) (Reps)") == "0" { continue }
      sets.append(
        LiftedSet(
          exercise,
          reps: try line.reps("Set \(number) (Reps)"),
          load: try line.load("Set \(number) (\(name))", in: unit, of: exercise)
        )
      )
    }
    let place = diary.workout(line.text("Workout Name") ?? "", at: start)
    for set in sets { diary.add(set, to: place) }
    let hours = diary.spare(line) { () throws(LineFault) in try line.number("Duration (hours)") }
    let pounds = diary.spare(line) { () throws(LineFault) in try line.number("Body Weight (LB)") }
    let kilograms = diary.spare(line) { () throws(LineFault) in
      try line.number("Body Weight (KG)")
    }
    let note = line.text("Notes")
    diary.change(place) { workout in
      workout.elapsed = StrengthDiary.duration(hours.map { $0 * 3600 })
      workout.bodyKilograms = kilograms ?? pounds.map { $0 * MassUnit.pounds.kilograms }
      workout.note = workout.note ?? note
    }
  }
}
