import Formats
import Training

extension StrengthDiary {
  // MARK: Hevy

  /// Hevy: everything quoted, the units in the header, `5 Mar 2024, 18:00`; or the same columns as
  /// Pacesetter writes them, with `2024-03-05T18:00:00`.
  mutating func readHevy() {
    let unit: MassUnit = table.column("weight_lbs") != nil ? .pounds : .kilograms
    for line in lines {
      let time = line.text("start_time") ?? ""
      guard let start = Self.hevyTime(time) ?? Self.dateTime(time) else {
        leaveOut(line, "found no time of the start, expected such as 5 Mar 2024, 18:00")
        continue
      }
      guard let exercise = line.words("exercise_title") else {
        leaveOut(line, "found no name of an exercise")
        continue
      }
      let place = workout(line.words("title") ?? "", at: start)
      let weight = line.number("weight_kg", "weight_lbs")
      var set = LiftedSet(
        exercise,
        reps: line.number("reps").map { Int($0.rounded()) },
        seconds: line.number("duration_seconds"),
        meters: line.number("distance_km").map { $0 * 1000 }
          ?? line.number("distance_miles").map { $0 * Distance.metersPerMile },
        load: weight.map { LoadEntry(.external, $0, unit) },
        effort: Effort(rating: line.number("rpe"), reserve: nil)
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
      add(set, to: place)
      let end = line.text("end_time").flatMap { Self.hevyTime($0) }
      let note = line.words("description")
      change(place) { workout in
        workout.note = workout.note ?? note
        workout.elapsed = Self.duration(end.map { max(0, $0.seconds(since: start)) })
      }
    }
  }

  /// `30 Jun 2025, 19:56`.
  private static func hevyTime(_ text: String) -> DateTime? {
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let parts = text.split(separator: " ")
    guard parts.count == 4, let day = Int(parts[0]),
      let month = months.firstIndex(of: String(parts[1].lowercased().prefix(3))),
      let year = Int(parts[2].filter { $0 != "," }),
      let date = Day(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = parts[3].split(separator: ":")
    guard clock.count == 2, let hour = Int(clock[0]), let minute = Int(clock[1]), hour < 24,
      minute < 60, hour >= 0, minute >= 0
    else { return nil }
    let seconds = date.midnight.secondsSince1970 + Double(hour * 3600 + minute * 60)
    return DateTime(secondsSince1970: seconds)
  }

  // MARK: FitNotes

  /// FitNotes: one line a set, days without times, units in their own columns.
  mutating func readFitNotes() {
    for line in lines {
      guard let start = line.text("Date").flatMap({ Self.dateTime($0) }) else {
        leaveOut(line, "found no date, expected such as 2026-06-01")
        continue
      }
      guard let exercise = line.text("Exercise") else {
        leaveOut(line, "found no name of an exercise")
        continue
      }
      let unit = line.text("Weight Unit").flatMap { Self.mass($0) } ?? unitOfFitNotes
      let weight = line.number("Weight", "Weight (kgs)", "Weight (lbs)")
      var set = LiftedSet(
        exercise,
        reps: line.number("Reps").map { Int($0.rounded()) },
        seconds: line.text("Time").flatMap { Self.seconds($0) },
        meters: line.number("Distance").flatMap {
          Self.meters($0, line.text("Distance Unit") ?? "m")
        },
        load: weight.map { LoadEntry(.external, $0, unit) }
      )
      set.note = line.text("Comment")
      add(set, to: workout("", at: start))
    }
  }

  private var unitOfFitNotes: MassUnit {
    table.column("Weight (lbs)") != nil ? .pounds : .kilograms
  }

  // MARK: StrongLifts

  /// StrongLifts: one line an exercise, its sets side by side, `2026/08/11` and `10:56 PM`.
  mutating func readStrongLifts() {
    let name = table.column("Set 1 (LB)") != nil ? "LB" : "KG"
    let unit: MassUnit = name == "LB" ? .pounds : .kilograms
    for line in lines {
      guard let day = line.text("Date (yyyy/mm/dd)").flatMap({ Self.dateTime($0) }) else {
        leaveOut(line, "found no date, expected such as 2026/06/01")
        continue
      }
      guard let exercise = line.text("Exercise") else {
        leaveOut(line, "found no name of an exercise")
        continue
      }
      let time = line.text("Start Time (h:mm)").flatMap { Self.halfDayTime($0) } ?? 0
      let start = DateTime(secondsSince1970: day.secondsSince1970 + Double(time))
      let place = workout(line.text("Workout Name") ?? "", at: start)
      for number in 1...50 {
        guard table.column("Set \(number) (Reps)") != nil else { break }
        let weight = line.number("Set \(number) (\(name))")
        add(
          LiftedSet(
            exercise,
            reps: line.number("Set \(number) (Reps)").map { Int($0.rounded()) },
            load: weight.map { LoadEntry(.external, $0, unit) }
          ),
          to: place
        )
      }
      let hours = line.number("Duration (hours)")
      let body = line.number("Body Weight (\(name))")
      let note = line.text("Notes")
      change(place) { workout in
        workout.elapsed = Self.duration(hours.map { $0 * 3600 })
        workout.bodyKilograms = body.map { $0 * unit.kilograms }
        workout.note = workout.note ?? note
      }
    }
  }

  /// Seconds of the day of `10:56 PM` or `22:56`.
  private static func halfDayTime(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard let clock = parts.first?.split(separator: ":"), clock.count == 2,
      var hour = Int(clock[0]), let minute = Int(clock[1]), 0..<60 ~= minute, 0..<24 ~= hour
    else { return nil }
    if parts.count == 2 {
      hour = hour % 12 + (parts[1].lowercased() == "pm" ? 12 : 0)
    }
    return (hour * 60 + minute) * 60
  }
}
