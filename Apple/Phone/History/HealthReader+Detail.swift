import Coaching
import CoreLocation
import Exchange
import Foundation
import HealthKit
import Training

extension HealthReader {
  /// Everything that Health has of a run in the list; nil if Health refuses or no longer has it.
  func detail(of id: UUID) async -> HealthRun? {
    guard let workout = workouts[id] else { return nil }
    var run = HealthRun(ActivitySummary(workout))
    run.pauses = Self.pauses(of: workout)
    do {
      let meter = HKUnit.meter()
      for piece in try await samples(.distanceWalkingRunning, of: workout) {
        let meters = piece.quantity.doubleValue(for: meter)
        run.stretches.append(
          HealthRun.Stretch(end: Instant(piece.endDate), distance: .meters(meters))
        )
      }
      let beats = HKUnit.count().unitDivided(by: .minute())
      for beat in try await samples(.heartRate, of: workout) {
        let rate = beat.quantity.doubleValue(for: beats)
        run.beats.append(
          HealthRun.Beat(time: Instant(beat.startDate), heartRate: .beatsPerMinute(rate))
        )
      }
      run.positions = try await positions(of: workout)
    } catch {
      return nil
    }
    return run
  }

  private func samples(
    _ type: HKQuantityTypeIdentifier,
    of workout: HKWorkout
  ) async throws -> [HKQuantitySample] {
    let predicate = HKQuery.predicateForObjects(from: workout)
    return try await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(type), predicate: predicate)],
      sortDescriptors: []
    ).result(for: store)
  }

  private func positions(of workout: HKWorkout) async throws -> [HealthRun.Position] {
    let predicate = HKQuery.predicateForObjects(from: workout)
    let routes = try await HKSampleQueryDescriptor(
      predicates: [.workoutRoute(predicate)],
      sortDescriptors: []
    ).result(for: store)
    var positions: [HealthRun.Position] = []
    for route in routes {
      for try await location in HKWorkoutRouteQueryDescriptor(route).results(for: store) {
        positions.append(
          HealthRun.Position(time: Instant(location.timestamp), fix: Fix(location))
        )
      }
    }
    return positions
  }

  private static func pauses(of workout: HKWorkout) -> [Range<Instant>] {
    var pauses: [Range<Instant>] = []
    var began: Instant?
    for event in (workout.workoutEvents ?? []).sorted(by: { $0.dateInterval < $1.dateInterval }) {
      let time = Instant(event.dateInterval.start)
      switch event.type {
      case .pause: began = began ?? time
      case .resume:
        if let began, began < time { pauses.append(began..<time) }
        began = nil
      default: break
      }
    }
    let end = Instant(workout.endDate)
    if let began, began < end { pauses.append(began..<end) }
    return pauses
  }
}

extension Instant {
  /// A moment of the system.
  init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}
