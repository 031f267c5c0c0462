import Coaching
import CoreLocation
import Foundation
import HealthKit
import Observation
import Training

/// The only place where a workout of Health is begun, held and saved.
///
/// It follows the core: a run that is paused pauses the workout, never the other way round, but for what
/// the runner does outside of the app, which is sensed like a button.
@MainActor @Observable final class WorkoutHost {
  /// Why Health does not take part.
  private(set) var problem: HealthProblem?
  /// Whether the last workout is in Health.
  private(set) var isSaved = false
  /// What the runner did to the workout outside of the app.
  @ObservationIgnored var paused: (Bool) -> Void = { _ in }
  @ObservationIgnored private let store: HKHealthStore
  @ObservationIgnored private let locations: () -> CLLocationUpdate.Updates
  @ObservationIgnored private var session: HKWorkoutSession?
  @ObservationIgnored private var builder: HKLiveWorkoutBuilder?
  @ObservationIgnored private var route: HKWorkoutRouteBuilder?
  @ObservationIgnored private var ear: HealthEar?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var readings: [TrackerEvent] = []
  @ObservationIgnored private var kilocalories: Double?

  /// What Health calls the session of the journal that belongs to a workout.
  nonisolated static let runKey = "aarcRunId"

  init(
    _ store: HKHealthStore,
    locations: @escaping () -> CLLocationUpdate.Updates = { CLLocationUpdate.liveUpdates(.fitness) }
  ) {
    self.store = store
    self.locations = locations
  }

  /// The readings since they were last asked for, in order.
  func takeReadings() -> [TrackerEvent] {
    defer { readings = [] }
    return readings
  }

  /// The last readings of a run: with them what Health says of the whole of it.
  func takeLastReadings() -> [TrackerEvent] {
    let totals = kilocalories.map { TrackerEvent.deviceTotals(.init(kilocalories: $0)) }
    return takeReadings() + [totals].compactMap { $0 }
  }

  /// Begins to collect; without Health the run goes on with what other sensors there are.
  func begin(_ kind: WorkoutKind) async {
    (problem, isSaved) = (nil, false)
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = kind == .gym ? .traditionalStrengthTraining : .running
    configuration.locationType = kind == .outdoorRun ? .outdoor : .indoor
    do {
      try await store.requestAuthorization(toShare: Self.shared, read: Self.read)
      let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
      hold(session, configuration)
      session.startActivity(with: .now)
      try await session.associatedWorkoutBuilder().beginCollection(at: .now)
    } catch {
      problem = .refused
    }
    if kind == .outdoorRun { follow() }
  }

  /// Takes up the workout that goes on although the app was killed; says whether there is one.
  func recover() async -> Bool {
    guard let session = try? await store.recoverActiveWorkoutSession() else { return false }
    hold(session, session.workoutConfiguration)
    if session.workoutConfiguration.locationType == .outdoor { follow() }
    return true
  }

  func pause() { if session?.state == .running { session?.pause() } }

  func resume() { if session?.state == .paused { session?.resume() } }

  /// Ends the workout and saves it under the name of its journal.
  func finish(as id: String) async {
    let (session, builder, route) = (session, builder, route)
    letGo()
    guard let session, let builder else { return }
    session.stopActivity(with: .now)
    do {
      try await builder.endCollection(at: .now)
      try await builder.addMetadata([Self.runKey: id])
      if let workout = try await builder.finishWorkout() {
        _ = try await route?.finishRoute(with: workout, metadata: nil)
        isSaved = true
      }
    } catch {
      problem = .lost
    }
    session.end()
  }

  /// Ends the workout without saving it: another device has it, or the run was thrown away.
  func discard() {
    let (session, builder) = (session, builder)
    letGo()
    builder?.discardWorkout()
    session?.end()
  }

  private func hold(_ session: HKWorkoutSession, _ configuration: HKWorkoutConfiguration) {
    let (heard, speaker) = AsyncStream.makeStream(of: Sensed.self)
    let ear = HealthEar(speaker)
    let builder = session.associatedWorkoutBuilder()
    builder.dataSource = HKLiveWorkoutDataSource(
      healthStore: store,
      workoutConfiguration: configuration
    )
    session.delegate = ear
    builder.delegate = ear
    (self.session, self.builder, self.ear) = (session, builder, ear)
    if configuration.locationType == .outdoor {
      route = builder.seriesBuilder(for: .workoutRoute()) as? HKWorkoutRouteBuilder
    }
    tasks.append(Task { [weak self] in for await sensed in heard { self?.take(sensed) } })
  }

  private func take(_ sensed: Sensed) {
    switch sensed {
    case .reading(let event): readings.append(event)
    case .energy(let energy): kilocalories = energy
    case .paused(let isPaused): paused(isPaused)
    case .failed: problem = .lost
    }
  }

  private func follow() {
    let updates = locations()
    tasks.append(
      Task { [weak self] in
        do {
          for try await update in updates {
            guard let location = update.location else { continue }
            await self?.take(location)
          }
        } catch {
          self?.problem = .lost
        }
      }
    )
  }

  private func take(_ location: CLLocation) async {
    readings.append(.position(Fix(location)))
    // A piece of the route that Health does not take is still in the journal.
    try? await route?.insertRouteData([location])
  }

  private func letGo() {
    for task in tasks { task.cancel() }
    (tasks, readings, kilocalories) = ([], [], nil)
    (session, builder, route, ear) = (nil, nil, nil, nil)
  }

  private static var shared: Set<HKSampleType> {
    [HKObjectType.workoutType(), HKSeriesType.workoutRoute()]
  }

  private static var read: Set<HKObjectType> {
    [
      HKQuantityType(.heartRate), HKQuantityType(.distanceWalkingRunning),
      HKQuantityType(.activeEnergyBurned),
    ]
  }
}
