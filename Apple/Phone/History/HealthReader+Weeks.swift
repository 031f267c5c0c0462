import Foundation
import HealthKit
import Training

extension HealthReader {
  private static let change = 7200.0

  /// How far was run in each week from a Monday on, however many runs that were.
  ///
  /// Health sums the distances of the runs' samples; a run without samples, such as one typed by hand, is not
  /// in it.
  func weeks(from monday: Day, _ offset: UTCOffset) async -> [Day: Distance] {
    let start = Date(
      timeIntervalSince1970: monday.midnight.secondsSince1970 - offset.seconds
    )
    do {
      let running = try await HKSampleQueryDescriptor(
        predicates: [
          .workout(HKQuery.predicateForSamples(withStart: start, end: nil, options: []))
        ],
        sortDescriptors: []
      ).result(for: store).filter { $0.workoutActivityType == .running }
      guard !running.isEmpty else { return [:] }
      let ofRuns = NSCompoundPredicate(
        orPredicateWithSubpredicates: running.map { HKQuery.predicateForObjects(from: $0) }
      )
      let found = try await HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(
          type: HKQuantityType(.distanceWalkingRunning),
          predicate: ofRuns
        ),
        options: .cumulativeSum,
        anchorDate: start,
        intervalComponents: DateComponents(day: 7)
      ).result(for: store)
      var weeks: [Day: Distance] = [:]
      for week in found.statistics() {
        guard let sum = week.sumQuantity() else { continue }
        // Where the clocks have changed since, midnight was an hour off.
        let night = Instant(week.startDate.addingTimeInterval(Self.change))
        let day = LocalTime(night, offset: offset).day
        weeks[day] = .meters(sum.doubleValue(for: .meter()))
      }
      return weeks
    } catch {
      // What Health refuses is said by the list of the runs; the bars then show what that has.
      return [:]
    }
  }
}
