import Formats
import Training

extension DiaryShape {
  /// FitNotes: one line a set, days without times; the unit in its own column (Android), or two columns of
  /// which one is filled (iOS).
  static let fitNotes = source(
    "FitNotes",
    program: "fitNotes",
    columns: ["Date", "Exercise", "Category", "Reps"]
  ) { diary, line throws(LineFault) in
    let start = try line.start("Date", such: "2026-06-01")
    let exercise = try line.exercise("Exercise")
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Reps"),
      seconds: try line.seconds("Time"),
      meters: try line.meters(else: "m"),
      load: try line.load(of: exercise, else: diary.told)
    )
    set.note = line.text("Comment", "Notes")
    diary.add(set, to: diary.workout("", at: start))
  }
}
