import Formats
import Training

extension DiaryShape {
  /// GymBook in English: one line a set, the day and the time of the workout in cells of their own.
  static let gymBook = ofGymBook(GymBookTitles())

  /// GymBook in German.
  static let gymBookInGerman = ofGymBook(
    GymBookTitles(
      day: "Datum",
      time: "Zeit",
      exercise: "Übung",
      workout: "Training",
      set: "Satz",
      reps: "Wdh.",
      weight: "Gewicht",
      notes: "Notizen"
    )
  )

  private static func ofGymBook(_ titles: GymBookTitles) -> ImportSource<DiaryShape> {
    source(
      "GymBook",
      program: "gymBook",
      columns: [titles.day, titles.time, titles.workout, titles.exercise, titles.set, titles.reps]
    ) { diary, line throws(LineFault) in
      let day = line.text(titles.day) ?? ""
      let moment = [day, line.text(titles.time) ?? ""].joined(separator: " ")
      let start = try line.time(moment.trimmed, such: "03.05.2026 18:02")
      let exercise = try line.exercise(titles.exercise)
      var set = LiftedSet(
        exercise,
        reps: try line.reps(titles.reps),
        load: try gymBookLoad(titles.weight, of: exercise, line)
      )
      set.note = line.text(titles.notes)
      let name = line.text(titles.workout) ?? ""
      // Sets of one workout may have times of their own.
      let place = diary.workout(name, at: start, id: day + " " + name)
      diary.add(set, to: place)
    }
  }

  private static func gymBookLoad(
    _ title: String,
    of exercise: String,
    _ line: DiaryLine
  ) throws(LineFault) -> LoadEntry? {
    for name in ["kg", "lb", "lbs"] {
      let load = try line.load("\(title) (\(name))", in: StrengthDiary.mass(name), of: exercise)
      if let load { return load }
    }
    return nil
  }
}

/// What GymBook calls its columns.
private struct GymBookTitles: Sendable {
  var day = "Date"
  var time = "Time"
  var exercise = "Exercise"
  var workout = "Workout"
  var set = "Set"
  var reps = "Reps"
  var weight = "Weight"
  var notes = "Notes"
}
