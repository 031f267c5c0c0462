// Stand-in for HealthKit, written from Apple's documentation. `@_spi(Fake)` is how a test plays the
// watch's sensors and looks into the store: everything that a device would keep lives in its HKHealthStore.
public import CoreLocation
@_exported import Foundation
// Nothing of it changes once it is made.
public class HKObjectType: NSObject, @unchecked Sendable {
  public static func workoutType() -> HKWorkoutType { HKWorkoutType() }
}
// Nothing of it changes once it is made.
public class HKSampleType: HKObjectType, @unchecked Sendable {}
// Nothing of it changes once it is made.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
// Nothing of it changes once it is made.
public class HKSeriesType: HKSampleType, @unchecked Sendable {
  public class func workoutRoute() -> Self { unsafeDowncast(HKSeriesType(), to: Self.self) }
}
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning"
  )
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned"
  )
  public static let restingHeartRate = Self(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate"
  )
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
}
// Nothing of it changes once it is made.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {}
}
// Nothing of it changes once it is made.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public let identifier: String
  public init(_ identifier: HKQuantityTypeIdentifier) { self.identifier = identifier.rawValue }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantityType)?.identifier == identifier
  }
  public override var hash: Int { identifier.hashValue }
}
// Nothing of it changes once it is made.
public final class HKUnit: NSObject, @unchecked Sendable {
  let factor: Double
  init(factor: Double) { self.factor = factor }
  public static func meter() -> HKUnit { HKUnit(factor: 1) }
  public static func count() -> HKUnit { HKUnit(factor: 1) }
  public static func minute() -> HKUnit { HKUnit(factor: 60) }
  public static func second() -> HKUnit { HKUnit(factor: 1) }
  public static func kilocalorie() -> HKUnit { HKUnit(factor: 1) }
  public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(factor: factor / unit.factor) }
}
// Nothing of it changes once it is made.
public final class HKQuantity: NSObject, @unchecked Sendable {
  let value: Double
  init(value: Double) { self.value = value }
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value * unit.factor }
  public func doubleValue(for unit: HKUnit) -> Double { value / unit.factor }
}
// Only a query changes it, before anybody reads it.
public final class HKStatistics: NSObject, @unchecked Sendable {
  let sum: HKQuantity?, latest: HKQuantity?, average: HKQuantity?
  public internal(set) var startDate = Date()
  init(sum: HKQuantity?, latest: HKQuantity?, average: HKQuantity? = nil) {
    (self.sum, self.latest, self.average) = (sum, latest, average)
  }
  public func sumQuantity() -> HKQuantity? { sum }
  public func mostRecentQuantity() -> HKQuantity? { latest }
  public func averageQuantity() -> HKQuantity? { average }
}
// Only a test changes it, before anybody reads it.
public class HKSample: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public internal(set) var startDate = Date()
  public internal(set) var endDate = Date()
  public internal(set) var metadata: [String: Any]?
}
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
// Only a test changes it, before anybody reads it.
public final class HKWorkout: HKSample, @unchecked Sendable {
  public internal(set) var duration: TimeInterval = 0
  public internal(set) var workoutActivityType = HKWorkoutActivityType.running
  var found: [HKQuantityType: HKStatistics] = [:]
  @_spi(Fake) public var route: [CLLocation] = []
  @_spi(Fake) public var samples: [HKQuantitySample] = []
  public internal(set) var workoutEvents: [HKWorkoutEvent]?
  @_spi(Fake) public func pause(_ from: Date, _ until: Date) {
    workoutEvents = (workoutEvents ?? []) + [.init(.pause, from), .init(.resume, until)]
  }
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { found[quantityType] }
  @_spi(Fake) public init(
    start: Date, duration: TimeInterval, meters: Double?, kilocalories: Double? = nil,
    heartRate: Double? = nil, metadata: [String: Any]? = nil
  ) {
    super.init()
    (startDate, endDate) = (start, start.addingTimeInterval(duration))
    (self.duration, self.metadata) = (duration, metadata)
    found[HKQuantityType(.distanceWalkingRunning)] = meters.map {
      HKStatistics(sum: HKQuantity(unit: .meter(), doubleValue: $0), latest: nil)
    }
    found[HKQuantityType(.activeEnergyBurned)] = kilocalories.map {
      HKStatistics(sum: HKQuantity(unit: .kilocalorie(), doubleValue: $0), latest: nil)
    }
    found[HKQuantityType(.heartRate)] = heartRate.map {
      let rate = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: $0)
      return HKStatistics(sum: nil, latest: rate, average: rate)
    }
  }
}
public enum HKWorkoutActivityType: UInt, Sendable {
  case functionalStrengthTraining = 20
  case running = 37
  case traditionalStrengthTraining = 50
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public class HKWorkoutConfiguration: NSObject {
  public var activityType = HKWorkoutActivityType.running
  public var locationType = HKWorkoutSessionLocationType.unknown
  public override init() {}
}
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1, running, ended, paused, prepared, stopped
}
// Nothing of it changes once it is made.
public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  init(_ type: HKWorkoutEventType, _ date: Date = Date()) {
    (self.type, dateInterval) = (type, DateInterval(start: date, duration: 0))
  }
}
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
// One test uses it, from one task at a time.
public final class HKHealthStore: NSObject, @unchecked Sendable {
  @_spi(Fake) public var active: HKWorkoutSession?
  @_spi(Fake) public var saved: [HKWorkout] = []
  @_spi(Fake) public var refusal: (any Error)?
  @_spi(Fake) public var born: DateComponents?
  @_spi(Fake) public var measured: [HKQuantitySample] = []
  @_spi(Fake) public private(set) var startedWatch = 0
  /// The system launches or wakes the watch's app, and calls its delegate.
  @_spi(Fake) public var launchWatch: (@MainActor (HKWorkoutConfiguration) -> Void)?
  /// Whether the device is locked: what Health keeps cannot be read then.
  // https://developer.apple.com/documentation/healthkit/protecting-user-privacy
  @_spi(Fake) public var isLocked = false
  /// Whether the runner was asked before, which needs the app on the screen.
  @_spi(Fake) public var wasAsked = false
  var wasAskedForBirth = false
  @_spi(Fake) public var isInBackground = false
  public override init() {}
  public class func isHealthDataAvailable() -> Bool { true }
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws {
    if let refusal { throw refusal }
    // The sheet needs a screen.
    // https://developer.apple.com/documentation/healthkit/authorizing-access-to-health-data
    if isInBackground, !wasAsked { throw HKError(.errorAuthorizationNotDetermined) }
    wasAsked = true
    wasAskedForBirth = wasAskedForBirth || typesToRead.contains { $0 is HKCharacteristicType }
  }
  public func dateOfBirthComponents() throws -> DateComponents {
    if isLocked { throw HKError(.errorDatabaseInaccessible) }
    // https://developer.apple.com/documentation/healthkit/hkhealthstore/dateofbirthcomponents()
    guard wasAskedForBirth else { throw HKError(.errorAuthorizationNotDetermined) }
    guard let born else { throw CocoaError(.fileNoSuchFile) }
    return born
  }
  @available(watchOS, unavailable) public func startWatchApp(
    toHandle workoutConfiguration: HKWorkoutConfiguration
  ) async throws {
    startedWatch += 1
    await launchWatch?(workoutConfiguration)
  }
  @available(iOS 26, watchOS 5, *) public func recoverActiveWorkoutSession() async throws
    -> HKWorkoutSession?
  { active }
}
public struct HKError: Error {
  public enum Code: Int, Sendable {
    case errorInvalidArgument = 3, errorAuthorizationDenied, errorAuthorizationNotDetermined,
      errorDatabaseInaccessible
  }
  public let code: Code
  @_spi(Fake) public init(_ code: Code) { self.code = code }
}
/// Called on an anonymous serial background queue.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState,
    date: Date
  )
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
}
extension HKWorkoutSessionDelegate {
  public func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didGenerate event: HKWorkoutEvent
  ) {}
}
// One test uses it, from one task at a time.
public final class HKWorkoutSession: NSObject, @unchecked Sendable {
  public weak var delegate: (any HKWorkoutSessionDelegate)?
  public private(set) var state = HKWorkoutSessionState.notStarted
  public let workoutConfiguration: HKWorkoutConfiguration
  let builder: HKLiveWorkoutBuilder
  let store: HKHealthStore
  @available(iOS 26, watchOS 5, *) public init(
    healthStore: HKHealthStore,
    configuration workoutConfiguration: HKWorkoutConfiguration
  ) throws {
    self.workoutConfiguration = workoutConfiguration
    store = healthStore
    builder = HKLiveWorkoutBuilder(healthStore)
    super.init()
    builder.session = self
    healthStore.active = self
  }
  @available(iOS 26, watchOS 5, *) public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    builder
  }
  public func prepare() { change(.prepared) }
  public func startActivity(with date: Date?) { change(.running) }
  // It returns at once, and the session stops after that.
  // https://developer.apple.com/documentation/healthkit/hkworkoutsessionstate/stopped
  public func stopActivity(with date: Date?) {
    #if os(Linux)
    Task { @MainActor in change(.stopped) }
    #endif
  }
  public func pause() { change(.paused) }
  public func resume() { change(.running) }
  public func end() {
    if store.active === self { store.active = nil }
    change(.ended)
  }
  private func change(_ state: HKWorkoutSessionState) {
    let old = self.state
    self.state = state
    DispatchQueue(label: "health").sync {
      delegate?.workoutSession(self, didChangeTo: state, from: old, date: Date())
    }
  }
  @_spi(Fake) public func fail(_ error: any Error) {
    DispatchQueue(label: "health").sync {
      delegate?.workoutSession(self, didFailWithError: error)
    }
  }
  /// A sensor speaks.
  @_spi(Fake) public func sense(
    _ identifier: HKQuantityTypeIdentifier,
    sum: Double? = nil,
    latest: Double? = nil,
    _ unit: HKUnit
  ) {
    let type = HKQuantityType(identifier)
    builder.found[type] = HKStatistics(
      sum: sum.map { HKQuantity(unit: unit, doubleValue: $0) },
      latest: latest.map { HKQuantity(unit: unit, doubleValue: $0) }
    )
    DispatchQueue(label: "health").sync {
      builder.delegate?.workoutBuilder(builder, didCollectDataOf: [type])
    }
  }
}
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder,
    didCollectDataOf collectedTypes: Set<HKSampleType>
  )
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
// One test uses it, from one task at a time.
public class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  let store: HKHealthStore
  let routeBuilder = HKWorkoutRouteBuilder()
  var metadata: [String: Any] = [:]
  @_spi(Fake) public internal(set) var isCollecting = false
  weak var session: HKWorkoutSession?
  init(_ store: HKHealthStore) { self.store = store }
  public func beginCollection(at startDate: Date) async throws { isCollecting = true }
  // A session that still collects has no end yet: the samples of its last seconds would be lost.
  // https://developer.apple.com/documentation/healthkit/running-workout-sessions
  public func endCollection(at endDate: Date) async throws {
    guard session.map({ $0.state == .stopped || $0.state == .ended }) ?? true else {
      throw HKError(.errorInvalidArgument)
    }
    isCollecting = false
  }
  public func addMetadata(_ metadata: [String: Any]) async throws {
    self.metadata.merge(metadata) { $1 }
  }
  public func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { routeBuilder }
  public func discardWorkout() {}
  @discardableResult public func finishWorkout() async throws -> HKWorkout? {
    guard !isCollecting else { throw HKError(.errorInvalidArgument) }
    let workout = HKWorkout(start: Date(), duration: 0, meters: nil, metadata: metadata)
    store.saved.append(workout)
    // On a locked device it is saved and cannot be had: neither it nor an error comes.
    // https://developer.apple.com/documentation/healthkit/hkworkoutbuilder/finishworkout(completion:)
    return store.isLocked ? nil : workout
  }
}
// One test uses it, from one task at a time.
public class HKSeriesBuilder: NSObject, @unchecked Sendable { public func discard() {} }
// Nothing of it changes once it is made.
public final class HKWorkoutRoute: HKSample, @unchecked Sendable {
  let locations: [CLLocation]
  init(_ locations: [CLLocation] = []) { self.locations = locations }
}
// One test uses it, from one task at a time.
public final class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
  var route: [CLLocation] = []
  override init() {}
  @_spi(Fake) public private(set) var isFinished = false
  public func insertRouteData(_ routeData: [CLLocation]) async throws { route += routeData }
  @discardableResult public func finishRoute(with workout: HKWorkout, metadata: [String: Any]?)
    async throws -> HKWorkoutRoute
  {
    // https://developer.apple.com/documentation/healthkit/hkworkoutroutebuilder/finishroute(with:metadata:completion:)
    guard !isFinished else { throw HKError(.errorInvalidArgument) }
    isFinished = true
    workout.route = route
    return HKWorkoutRoute()
  }
}
@available(iOS 26, watchOS 5, *) public final class HKLiveWorkoutBuilder: HKWorkoutBuilder,
  @unchecked Sendable  // One test uses it, from one task at a time.
{
  public weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  public var dataSource: HKLiveWorkoutDataSource?
  var found: [HKQuantityType: HKStatistics] = [:]
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { found[quantityType] }
}
@available(iOS 26, watchOS 5, *) public final class HKLiveWorkoutDataSource: NSObject,
  Sendable
{
  public init(
    healthStore: HKHealthStore,
    workoutConfiguration configuration: HKWorkoutConfiguration?
  ) {}
}
public class HKQuery: NSObject {
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    #if os(Linux)
    return OfWorkout(workout)
    #else
    return NSPredicate(value: true)
    #endif
  }
  public class func predicateForObjects(
    withMetadataKey key: String,
    allowedValues: [Any]
  ) -> NSPredicate {
    #if os(Linux)
    return WithMetadata(key, allowedValues)
    #else
    return NSPredicate(value: true)
    #endif
  }
  public class func predicateForSamples(
    withStart startDate: Date?,
    end endDate: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate {
    #if os(Linux)
    return Between(startDate, endDate)
    #else
    return NSPredicate(value: true)
    #endif
  }
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType)
    -> NSPredicate
  { NSPredicate(value: true) }
}
#if os(Linux)
/// What belongs to a workout.
// Its only property is a constant.
final class OfWorkout: NSPredicate, @unchecked Sendable {
  let workout: HKWorkout
  init(_ workout: HKWorkout) {
    self.workout = workout
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }
}
/// What has one of these texts under a key.
// Nothing of it changes once it is made.
final class WithMetadata: NSPredicate, @unchecked Sendable {
  let key: String, texts: [String]
  init(_ key: String, _ values: [Any]) {
    (self.key, texts) = (key, values.compactMap { $0 as? String })
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }
}
/// What begins between two moments.
// Nothing of it changes once it is made.
final class Between: NSPredicate, @unchecked Sendable {
  let start: Date, end: Date
  init(_ start: Date?, _ end: Date?) {
    (self.start, self.end) = (start ?? .distantPast, end ?? .distantFuture)
    super.init(value: true)
  }
  required init?(coder: NSCoder) { nil }
}
func fits(_ workout: HKWorkout, _ predicate: NSPredicate?) -> Bool {
  if let span = predicate as? Between {
    return workout.startDate >= span.start && workout.startDate < span.end
  }
  guard let predicate = predicate as? WithMetadata else { return true }
  return (workout.metadata?[predicate.key] as? String).map { predicate.texts.contains($0) } ?? false
}
func belongings(_ predicate: NSPredicate?) -> HKWorkout? { (predicate as? OfWorkout)?.workout }
func owners(_ predicate: NSPredicate?) -> [HKWorkout] {
  guard let all = predicate as? NSCompoundPredicate else {
    return belongings(predicate).map { [$0] } ?? []
  }
  return all.subpredicates.flatMap { owners($0 as? NSPredicate) }
}
#else
func belongings(_ predicate: NSPredicate?) -> HKWorkout? { nil }
func owners(_ predicate: NSPredicate?) -> [HKWorkout] { [] }
func fits(_ workout: HKWorkout, _ predicate: NSPredicate?) -> Bool { true }
#endif
// What it finds with keeps nothing of its own.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let find: (HKHealthStore) -> [HKSample]
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    .init { store in store.saved.filter { fits($0, predicate) } }
  }
  public static func workoutRoute(_ predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKWorkoutRoute>
  {
    let workout = belongings(predicate)
    return .init { _ in workout.map { $0.route.isEmpty ? [] : [HKWorkoutRoute($0.route)] } ?? [] }
  }
  public static func quantitySample(type quantityType: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  {
    let workouts = owners(predicate)
    return .init { store in
      (predicate == nil ? store.measured : workouts.flatMap(\.samples))
        .filter { $0.quantityType.isEqual(quantityType) }
    }
  }
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  let limit: Int?, predicates: [HKSamplePredicate<Sample>]
  public init(
    predicates: [HKSamplePredicate<Sample>],
    sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { (self.limit, self.predicates) = (limit, predicates) }
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    if let refusal = healthStore.refusal { throw refusal }
    // https://developer.apple.com/documentation/healthkit/hkerror/code/errordatabaseinaccessible
    if healthStore.isLocked { throw HKError(.errorDatabaseInaccessible) }
    let found = predicates.flatMap { $0.find(healthStore) }.sorted { $0.startDate > $1.startDate }
    return found.prefix(limit ?? found.count).compactMap { $0 as? Sample }
  }
}
// Nothing of it changes once it is made.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init()
    (startDate, endDate) = (start, end)
  }
}
public struct HKWorkoutRouteQueryDescriptor: Sendable {
  public let workoutRoute: HKWorkoutRoute
  public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }
  public struct Results: AsyncSequence {
    public typealias Element = CLLocation
    let locations: [CLLocation]
    public struct Iterator: AsyncIteratorProtocol {
      var rest: ArraySlice<CLLocation>
      public mutating func next() async throws -> CLLocation? { rest.popFirst() }
    }
    public func makeAsyncIterator() -> Iterator { Iterator(rest: locations[...]) }
  }
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(locations: workoutRoute.locations)
  }
}
