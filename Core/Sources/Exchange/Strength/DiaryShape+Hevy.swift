import Formats
import Training

extension DiaryShape {
  /// Hevy: everything quoted, the units in the header, `5 Mar 2024, 18:00` with the months of the app's
  /// language or `2024-03-05 18:00:00`; or the same columns as Pacesetter writes them, with some of its own.
  static let hevy = source(
    "Hevy",
    program: "hevy",
    columns: ["exercise_title", "set_index", "start_time"]
  ) { diary, line throws(LineFault) in
    let example = "5 Mar 2024, 18:00"
    let start = try line.start("start_time", such: example)
    let exercise = try line.exercise("exercise_title")
    var set = LiftedSet(
      exercise,
      reps: try line.reps("reps"),
      seconds: try line.seconds("duration_seconds"),
      meters: try line.meters(else: "km"),
      load: try line.load(of: exercise, else: diary.told),
      effort: Effort(
        rating: diary.spare(line) { () throws(LineFault) in try line.number("rpe") },
        reserve: nil
      )
    )
    set.group = line.words("superset_id")
    set.kind =
      switch line.text("set_type") {
      case "warmup": .warmUp
      case "dropset": .drop
      case "failure": .failure
      default: .working
      }
    set.note = line.words("exercise_notes")
    try line.complete(&set)
    let place = diary.workout(line.words("title") ?? "", at: start)
    diary.add(set, to: place)
    let end = diary.spare(line) { () throws(LineFault) in
      try line.end("end_time", such: example)
    }
    let note = line.words("description")
    let body = diary.spare(line) { () throws(LineFault) in try line.number("body_kg") }
    let effort = diary.spare(line) { () throws(LineFault) in try line.number("session_rpe") }
    diary.change(place) { workout in
      workout.note = workout.note ?? note
      workout.bodyKilograms = body
      workout.effort = effort
      workout.elapsed = StrengthDiary.duration(end.map { max(0, $0.seconds(since: start)) })
    }
  }
}
