import Foundation
import HealthKit
import Observation
import Screens
import Training

/// The runs that Health has, whoever wrote them; it only reads.
@MainActor @Observable final class HealthReader {
  /// A run as a row.
  struct Row: Identifiable, Sendable {
    let id: UUID
    let row: HistoryRow
    /// What Health says of it.
    let summary: ActivitySummary
    /// The journal that belongs to it, if Pacesetter led it.
    let run: String?
  }

  private(set) var rows: [Row] = []
  /// How far was run in each of the last weeks, by its Monday, as Health sums it.
  private(set) var weeks: [Day: Distance] = [:]
  private(set) var problem: String?
  /// Whether Health has been asked.
  private(set) var isRead = false
  /// The runs of the rows, from which their details are read.
  @ObservationIgnored private(set) var workouts: [UUID: HKWorkout] = [:]
  @ObservationIgnored let store: HKHealthStore

  private static let most = 200

  init(_ store: HKHealthStore) { self.store = store }

  /// Reads the newest runs.
  func read(
    _ units: UnitSystem,
    on today: Day,
    _ offset: UTCOffset,
    in language: Language
  ) async {
    do {
      try await store.requestAuthorization(toShare: [], read: Self.types)
      let query = HKSampleQueryDescriptor(
        predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))],
        sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
        limit: Self.most
      )
      let workouts = try await query.result(for: store)
      self.workouts = Dictionary(workouts.map { ($0.uuid, $0) }) { $1 }
      rows = workouts.map { workout in
        let summary = ActivitySummary(workout)
        return Row(
          id: workout.uuid,
          row: HistoryRow(summary, units: units, seenFrom: today, in: language),
          summary: summary,
          run: workout.metadata?[WorkoutHost.runKey] as? String
        )
      }
      problem = nil
      weeks = await weeks(from: WeekBar.first(on: today), offset)
    } catch {
      problem = error.localizedDescription
    }
    isRead = true
  }

  private static var types: Set<HKObjectType> {
    [
      HKObjectType.workoutType(), HKQuantityType(.heartRate),
      HKQuantityType(.distanceWalkingRunning), HKQuantityType(.activeEnergyBurned),
      HKSeriesType.workoutRoute(), HKQuantityType(.restingHeartRate),
      HKCharacteristicType(.dateOfBirth),
    ]
  }
}
