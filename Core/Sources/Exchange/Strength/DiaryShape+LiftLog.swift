import Formats
import Training

extension DiaryShape {
  /// LiftLog: one line a set with its own time, often the last first; the session by its id.
  static let liftLog = source(
    "LiftLog",
    program: "liftLog",
    columns: ["SessionId", "Timestamp", "Exercise", "WeightUnit"]
  ) { diary, line throws(LineFault) in
    let time = try line.start("Timestamp", such: "2026-06-01T07:30:00")
    let exercise = try line.exercise("Exercise")
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Reps"),
      load: try line.load(of: exercise, else: diary.told)
    )
    set.note = line.text("Notes")
    let place = diary.workout("", at: time, id: line.text("SessionId"))
    guard diary.counts(set) else { return }
    let start = LocalTime(time)
    diary.change(place) { workout in
      let first = workout.startedAt.instant
      let isEarlier = start.instant < first
      workout.sets.insert(set, at: isEarlier ? 0 : workout.sets.count)
      let end = max(start.instant, first.advanced(by: workout.elapsed ?? .zero))
      if isEarlier { workout.startedAt = start }
      let seconds = end.seconds(since: workout.startedAt.instant)
      workout.elapsed = seconds > 0 ? Duration(roundedSeconds: seconds) : nil
    }
  }
}
