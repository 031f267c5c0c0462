import Formats
import Training

extension DiaryShape {
  /// Lyfta: a blank before the first title, `null` for nothing, weights without a unit.
  static let lyfta = source(
    "Lyfta",
    program: "lyfta",
    columns: ["Title", "Date", "Duration", "Exercise", "Weight", "Reps", "Set Type"]
  ) { diary, line throws(LineFault) in
    let start = try line.start("Date", such: "2026-06-01 07:30:00")
    let exercise = try line.exercise("Exercise")
    let load = try line.load(of: exercise, else: diary.told)
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Reps"),
      seconds: try line.seconds("Time"),
      meters: try line.meters(else: diary.told == .pounds ? "mi" : "km"),
      load: load
    )
    switch line.text("Set Type")?.lowercased() {
    case "warmup_set": set.kind = .warmUp
    case "drop_set": set.kind = .drop
    case "failure_set": set.kind = .failure
    case "left_set": set.note = "left"
    case "right_set": set.note = "right"
    default: break
    }
    set.group = line.text("Superset id")
    let place = diary.workout(line.text("Title") ?? "", at: start)
    diary.add(set, to: place)
    let seconds = diary.spare(line) { () throws(LineFault) in try line.seconds("Duration") }
    diary.change(place) { workout in
      workout.elapsed = workout.elapsed ?? StrengthDiary.duration(seconds)
    }
  }
}
