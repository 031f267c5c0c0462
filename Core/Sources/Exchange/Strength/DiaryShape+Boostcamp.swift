import Formats
import Training

extension DiaryShape {
  /// Boostcamp: one line a workout, its sets as JSON in a cell, `9/8/2024 14:35:44.588+00` with the day first.
  static let boostcamp = source(
    "Boostcamp",
    program: "boostcamp",
    columns: ["created_at", "records", "title", "duration"],
    isDayFirst: true
  ) { diary, line throws(LineFault) in
    let start = try line.start("created_at", such: "9/8/2024 14:35:44+00")
    guard let text = line.text("records"),
      let exercises = (try? JSON.parse(text))?.array  // What is wrong with it helps nobody.
    else { throw .problem("found no sets in \"records\", expected them as JSON") }
    var sets: [LiftedSet] = []
    for exercise in exercises {
      guard let name = exercise["name"]?.string else {
        throw .problem("found no name of an exercise in \"records\"")
      }
      for set in exercise["sets"]?.array ?? [] where set["skipped"]?.bool != true {
        sets.append(try boostcampSet(set, name, diary, line))
      }
    }
    let place = diary.workout(line.text("title") ?? "", at: start)
    for set in sets { diary.add(set, to: place) }
    let seconds = diary.spare(line) { () throws(LineFault) in try line.seconds("duration") }
    let note = line.text("user_notes")
    diary.change(place) { workout in
      workout.elapsed = StrengthDiary.duration(seconds)
      workout.note = note
    }
  }

  private static func boostcampSet(
    _ set: JSON,
    _ exercise: String,
    _ diary: StrengthDiary,
    _ line: DiaryLine
  ) throws(LineFault) -> LiftedSet {
    // Numbers stand in it as texts and as numbers.
    func text(_ key: String) -> String? {
      let text = set[key]?.string ?? set[key]?.number.map { CSVCell.number($0) }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    let unit = text("weight_unit").flatMap { StrengthDiary.mass($0) } ?? diary.told
    let reps = try text("amount").flatMap { text throws(LineFault) in
      try line.reps(of: text, in: "records")
    }
    let load = try text("value").flatMap { text throws(LineFault) in
      try line.load(text, "records", unit, exercise)
    }
    let intensity = set["intensity"]?.number
    let scale = text("intensity_unit")?.lowercased()
    let effort = Effort(
      rating: scale == "rpe" ? intensity : nil,
      reserve: scale == "rir" ? intensity : nil
    )
    return LiftedSet(exercise, reps: reps, load: load, effort: effort)
  }
}
