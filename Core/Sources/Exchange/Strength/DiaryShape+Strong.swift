import Formats
import Training

extension DiaryShape {
  /// Strong on iPhone (`Date,Workout Name,Duration,…`, no units, 12 or 24 hours) and on Android (`;`, with
  /// units).
  static let strong = source(
    "Strong",
    program: "strong",
    columns: ["Date", "Exercise Name", "Set Order"]
  ) { diary, line throws(LineFault) in
    let start = try line.start("Date", such: "2026-06-01 07:30:00")
    let exercise = try line.exercise("Exercise Name")
    let order = line.text("Set Order") ?? ""
    let note = line.text("Notes")
    let place = diary.workout(line.text("Workout Name") ?? "", at: start)
    let remark = line.text("Workout Notes")
    diary.change(place) { $0.note = $0.note ?? remark }
    if order == "Rest Timer" || order == "Note" {
      let rest = order == "Note" ? nil : try line.number("Seconds")
      diary.change(place) { workout in
        if let rest, !workout.sets.isEmpty { workout.sets[workout.sets.count - 1].rest = rest }
        if order == "Note", let note {
          workout.note = workout.note.map { $0 + "\n" } ?? ""
          workout.note? += "\(exercise): \(note)"
        }
      }
      return
    }
    let load = try line.load(of: exercise, else: diary.told)
    let named = try line.unitOfWeights()
    let unit = load?.unit ?? named ?? diary.told ?? .kilograms
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Reps"),
      seconds: try line.seconds("Seconds"),
      meters: try line.meters(else: unit == .kilograms ? "km" : "mi"),
      load: load,
      effort: Effort(
        rating: diary.spare(line) { () throws(LineFault) in try line.number("RPE") },
        reserve: nil
      )
    )
    set.kind =
      switch order {
      case "W": .warmUp
      case "D": .drop
      case "F": .failure
      default: .working
      }
    set.note = note
    diary.add(set, to: place)
    let seconds = diary.spare(line) { () throws(LineFault) in
      try line.seconds("Duration", "Workout Duration", "Duration (sec)")
    }
    diary.change(place) { workout in
      workout.elapsed = workout.elapsed ?? StrengthDiary.duration(seconds)
    }
  }
}
