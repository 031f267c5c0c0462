import Foundation
import HealthKit
import Training

extension ActivitySummary {
  /// A run of Health in the record's words.
  init(_ workout: HKWorkout) {
    let offset = TimeZone.current.secondsFromGMT(for: workout.startDate)
    self.init(
      sport: .running,
      kind: Recording.Sport.running.rawValue,
      startedAt: LocalTime(
        Instant(secondsSince1970: workout.startDate.timeIntervalSince1970),
        offset: UTCOffset(clamping: offset / 60)
      ),
      source: .appleHealth,
      sourceName: "Health"
    )
    elapsed = .seconds(workout.endDate.timeIntervalSince(workout.startDate))
    moving = .seconds(workout.duration)
    distance = workout.statistics(for: HKQuantityType(.distanceWalkingRunning))?.sumQuantity()
      .map { .meters($0.doubleValue(for: .meter())) }
    kilocalories = workout.statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity()?
      .doubleValue(for: .kilocalorie())
    averageHeartRate = workout.statistics(for: HKQuantityType(.heartRate))?.averageQuantity()
      .map { .beatsPerMinute($0.doubleValue(for: .count().unitDivided(by: .minute()))) }
    run = workout.metadata?[WorkoutHost.runKey] as? String
    isIndoor = workout.metadata?[HKMetadataKeyIndoorWorkout] as? Bool ?? false
  }
}
