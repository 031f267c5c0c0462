import Formats
import Training

extension DiaryShape {
  /// Liftosaur: one line a set with its plan beside it, UTC, a unit for each weight.
  ///
  /// A set that was only planned has no completed repetitions.
  static let liftosaur = source(
    "Liftosaur",
    program: "liftosaur",
    columns: ["Workout DateTime", "Exercise", "Completed Reps", "Completed Weight Value"]
  ) { diary, line throws(LineFault) in
    let example = "2026-06-01T07:30:00Z"
    let start = try line.start("Workout DateTime", such: example)
    let exercise = try line.exercise("Exercise")
    let unit = try line.unit("Completed Weight Unit") ?? diary.told
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Completed Reps"),
      load: try line.load("Completed Weight Value", in: unit, of: exercise),
      effort: Effort(
        rating: diary.spare(line) { () throws(LineFault) in try line.number("Completed RPE") },
        reserve: nil
      )
    )
    if line.text("Is Warmup Set?") == "1" { set.kind = .warmUp }
    set.note = line.text("Notes")
    let name = [line.text("Program"), line.text("Day Name")].compactMap { $0 }
    let place = diary.workout(name.joined(separator: " · "), at: start)
    diary.add(set, to: place)
    let end = diary.spare(line) { () throws(LineFault) in
      try line.end("Completed Reps Time", such: example)
    }
    guard let end, end.seconds(since: start) > 0 else { return }
    let elapsed = Duration(roundedSeconds: end.seconds(since: start))
    diary.change(place) { $0.elapsed = max($0.elapsed ?? .zero, elapsed) }
  }
}
