// Statistics of Health over intervals, written from Apple's documentation.
public import Foundation
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let discreteAverage = Self(rawValue: 2), cumulativeSum = Self(rawValue: 16)
}
// Nothing of it changes once it is made.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  let all: [HKStatistics]
  init(_ all: [HKStatistics]) { self.all = all }
  public func statistics() -> [HKStatistics] { all }
}
/// Intervals of equal length from an anchor on; one without a sample is left out.
// https://developer.apple.com/documentation/healthkit/hkstatisticscollectionquerydescriptor
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  let predicate: HKSamplePredicate<HKQuantitySample>, anchor: Date, days: Int
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>,
    options: HKStatisticsOptions,
    anchorDate: Date,
    intervalComponents: DateComponents
  ) { (self.predicate, anchor, days) = (predicate, anchorDate, intervalComponents.day ?? 1) }
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    if let refusal = healthStore.refusal { throw refusal }
    // https://developer.apple.com/documentation/healthkit/hkerror/code/errordatabaseinaccessible
    if healthStore.isLocked { throw HKError(.errorDatabaseInaccessible) }
    let length = Double(days) * 86_400
    var sums: [Int: Double] = [:]
    for case let sample as HKQuantitySample in predicate.find(healthStore) {
      let place = (sample.startDate.timeIntervalSince(anchor) / length).rounded(.down)
      sums[Int(place), default: 0] += sample.quantity.value
    }
    return HKStatisticsCollection(
      sums.keys.sorted().map { place in
        let sum = HKQuantity(value: sums[place] ?? 0)
        let found = HKStatistics(sum: sum, latest: nil)
        found.startDate = anchor.addingTimeInterval(Double(place) * length)
        return found
      }
    )
  }
}
