import Formats
import Training

extension StrengthDiary {
  /// Strong on iPhone (`Date,Workout Name,Duration,…`, no units) and on Android (`;`, with units).
  mutating func readStrong(_ told: MassUnit?) throws(StrengthFileError) {
    let unitOfHeader: MassUnit? =
      table.column("Weight (kg)") != nil
      ? .kilograms : table.column("Weight (lbs)") != nil ? .pounds : nil
    for line in lines {
      guard let date = line.text("Date"), let start = Self.dateTime(date) else {
        leaveOut(line, "found no date and time, expected such as 2026-06-01 07:30:00")
        continue
      }
      guard let exercise = line.text("Exercise Name") else {
        leaveOut(line, "found no name of an exercise")
        continue
      }
      let place = workout(line.text("Workout Name") ?? "", at: start)
      let order = line.text("Set Order") ?? ""
      if order == "Rest Timer" {
        let rest = line.number("Seconds")
        change(place) { workout in
          if !workout.sets.isEmpty { workout.sets[workout.sets.count - 1].rest = rest }
        }
        continue
      }
      let weight = line.number("Weight", "Weight (kg)", "Weight (lbs)")
      let unit = unitOfHeader ?? line.text("Weight Unit").flatMap { Self.mass($0) } ?? told
      guard let unit else {
        guard weight == nil else { throw .unitUntold }
        add(strongSet(line, exercise, order, nil, .kilograms), to: place)
        continue
      }
      add(strongSet(line, exercise, order, weight, unit), to: place)
      let seconds = line.text("Duration", "Workout Duration", "Duration (sec)")
        .flatMap { Self.seconds($0) }
      let note = line.text("Workout Notes")
      change(place) { workout in
        workout.elapsed = workout.elapsed ?? Self.duration(seconds)
        workout.note = workout.note ?? note
      }
    }
  }

  private func strongSet(
    _ line: Line,
    _ exercise: String,
    _ order: String,
    _ weight: Double?,
    _ unit: MassUnit
  ) -> LiftedSet {
    let named = table.column("Distance (meters)") != nil ? "m" : line.text("Distance Unit")
    var set = LiftedSet(
      exercise,
      reps: line.number("Reps").map { Int($0.rounded()) },
      seconds: line.number("Seconds"),
      meters: line.number("Distance", "Distance (meters)").flatMap {
        Self.meters($0, named ?? (unit == .kilograms ? "km" : "mi"))
      },
      load: weight.map { LoadEntry(.external, $0, unit) },
      effort: Effort(rating: line.number("RPE"), reserve: nil)
    )
    set.kind =
      switch order {
      case "W": .warmUp
      case "D": .drop
      case "F": .failure
      default: .working
      }
    set.note = line.text("Notes")
    return set
  }
}
