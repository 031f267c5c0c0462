import Formats
import Training

extension DiaryShape {
  /// Fitbod: one line a set, always kilograms and meters, `2026-05-03 16:05:11 +0000`; a multiplier of two is
  /// a weight in each hand.
  static let fitbod = source(
    "Fitbod",
    program: "fitbod",
    columns: ["Date", "Exercise", "Weight(kg)", "isWarmup", "multiplier"]
  ) { diary, line throws(LineFault) in
    let start = try line.start("Date", such: "2026-06-01 07:30:00 +0000")
    let exercise = try line.exercise("Exercise")
    var load = try line.load(of: exercise, else: .kilograms)
    let multiplier = diary.spare(line) { () throws(LineFault) in try line.number("multiplier") }
    load?.isPair = multiplier == 2
    var set = LiftedSet(
      exercise,
      reps: try line.reps("Reps"),
      seconds: try line.seconds("Duration(s)"),
      meters: try line.meters(else: "m"),
      load: load
    )
    if line.text("isWarmup")?.lowercased() == "true" { set.kind = .warmUp }
    var notes = [line.text("Note")].compactMap { $0 }
    for name in ["Incline", "Resistance"] {
      let value = diary.spare(line) { () throws(LineFault) in try line.number(name) }
      if value != nil, let text = line.text(name) { notes.append("\(name) \(text)") }
    }
    set.note = notes.isEmpty ? nil : notes.joined(separator: ", ")
    diary.add(set, to: diary.workout("", at: start))
  }
}
