import Coaching
import Foundation
import HealthKit
import Training

/// Hears on Health's own queue, and hands on in order.
final class HealthEar: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate, Sendable {
  private let speaker: AsyncStream<Sensed>.Continuation

  init(_ speaker: AsyncStream<Sensed>.Continuation) { self.speaker = speaker }

  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState,
    date: Date
  ) {
    switch (fromState, toState) {
    case (.running, .paused): speaker.yield(.paused(true))
    case (.paused, .running): speaker.yield(.paused(false))
    case (_, .stopped), (_, .ended): speaker.yield(.stopped)
    default: break
    }
  }

  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
    speaker.yield(.failed)
  }

  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}

  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder,
    didCollectDataOf collectedTypes: Set<HKSampleType>
  ) {
    let (rate, distance) = (HKQuantityType(.heartRate), HKQuantityType(.distanceWalkingRunning))
    if collectedTypes.contains(rate),
      let beats = workoutBuilder.statistics(for: rate)?.mostRecentQuantity()
    {
      let unit = HKUnit.count().unitDivided(by: .minute())
      speaker.yield(.reading(.heartRate(.beatsPerMinute(beats.doubleValue(for: unit)))))
    }
    if collectedTypes.contains(distance),
      let sum = workoutBuilder.statistics(for: distance)?.sumQuantity()
    {
      let meters = sum.doubleValue(for: .meter())
      speaker.yield(.reading(.device(DeviceReading(distance: .meters(meters)))))
    }
    let energy = HKQuantityType(.activeEnergyBurned)
    if collectedTypes.contains(energy),
      let sum = workoutBuilder.statistics(for: energy)?.sumQuantity()
    {
      speaker.yield(.energy(sum.doubleValue(for: .kilocalorie())))
    }
  }
}
