import Formats
import Training

extension ActivityShape {
  /// The `workouts.csv` of TrainingPeaks: days without a time of day, what was planned beside what was done,
  /// and no word of the recordings, which lie in a zip of their own.
  static let trainingPeaks = source(
    "TrainingPeaks",
    columns: ["Title", "WorkoutType", "WorkoutDay", "TimeTotalInHours"]
  ) { entry, cells in
    entry.startedAt = cells.last("WorkoutDay").flatMap { ActivityTable.Row.noon(of: $0) }
    entry.name = cells.last("Title")
    let notes = ["AthleteComments", "CoachComments", "WorkoutDescription"]
      .compactMap { cells.last($0) }
    entry.notes = notes.isEmpty ? nil : notes.joined(separator: "\n")
    entry.sport = cells.last("WorkoutType")
    entry.keep(effort: cells.number("Rpe"))
    entry.keep(elapsed: cells.number("TimeTotalInHours").map { $0 * 3600 })
    entry.keep(meters: cells.number("DistanceInMeters"))
    entry.isPlanned = cells.last("TimeTotalInHours") == nil && cells.last("DistanceInMeters") == nil
    entry.keep(averageHeartRate: cells.number("HeartRateAverage"))
    entry.keep(maxHeartRate: cells.number("HeartRateMax"))
  }
}
