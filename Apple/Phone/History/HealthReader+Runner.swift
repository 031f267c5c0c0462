import Foundation
import HealthKit
import Training

extension HealthReader {
  /// What Health knows of the heart that ran: the age on a day, and the newest resting heart rate.
  ///
  /// What it does not tell is left open; zones then say what they assume.
  func runner(on today: Day) async -> Runner {
    let resting = try? await HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.restingHeartRate))],
      sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
      limit: 1
    ).result(for: store).first
    let beats = HKUnit.count().unitDivided(by: .minute())
    return Runner(
      age: (try? store.dateOfBirthComponents()).flatMap { Self.age(of: $0, on: today) },
      restingHeartRate: resting.map { .beatsPerMinute($0.quantity.doubleValue(for: beats)) }
    )
  }

  /// Whole years since a birthday.
  private static func age(of birth: DateComponents, on today: Day) -> Int? {
    guard let year = birth.year else { return nil }
    let now = today.date
    let isAhead = (now.month, now.day) < (birth.month ?? 1, birth.day ?? 1)
    return now.year - year - (isAhead ? 1 : 0)
  }
}
