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
  /// The newest heart rate of the workout.
  private(set) var heartRate: HeartRate?
  /// The energy of the workout so far.
  private(set) var kilocalories: Double?
  /// What the runner did to the workout outside of the app.
  @ObservationIgnored var paused: (Bool) -> Void = { _ in }
  @ObservationIgnored private let store: HKHealthStore
  @ObservationIgnored private let locations: () -> CLLocationUpdate.Updates
  @ObservationIgnored private let activity: () -> CLBackgroundActivitySession
  @ObservationIgnored private var stay: CLBackgroundActivitySession?
  @ObservationIgnored private var isBeginning = false
  @ObservationIgnored private var session: HKWorkoutSession?
  @ObservationIgnored private var builder: HKLiveWorkoutBuilder?
  @ObservationIgnored private var route: HKWorkoutRouteBuilder?
  @ObservationIgnored private var ear: HealthEar?
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private var readings: [TrackerEvent] = []
  @ObservationIgnored private var stopped: CheckedContinuation<Void, Never>?
  /// The routes of workouts that are saved and cannot be had while the device is locked, by their runs.
  @ObservationIgnored private var routes: [String: HKWorkoutRouteBuilder] = [:]

  /// What Health calls the session of the journal that belongs to a workout.
  nonisolated static let runKey = "aarcRunId"

  init(
    _ store: HKHealthStore,
    locations: @escaping () -> CLLocationUpdate.Updates = {
      CLLocationUpdate.liveUpdates(.fitness)
    },
    activity: @escaping () -> CLBackgroundActivitySession = { CLBackgroundActivitySession() }
  ) {
    (self.store, self.locations, self.activity) = (store, locations, activity)
  }

  /// Whether this app holds a workout of Health.
  var isHolding: Bool { session != nil }

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

  /// Begins to collect, unless it has begun already; without Health the run goes on with what other sensors
  /// there are.
  func begin(_ kind: WorkoutKind) async {
    guard !isHolding, !isBeginning else { return }
    isBeginning = true
    defer { isBeginning = false }
    (problem, isSaved) = (nil, false)
    // Positions come with a locked screen only if this begins while the app is on the screen.
    if kind == .outdoorRun { follow() }
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
  }

  /// Takes up the workout that goes on although the app was killed; says whether there is one.
  func recover() async -> Bool {
    guard !isHolding else { return true }
    guard let session = try? await store.recoverActiveWorkoutSession() else { return false }
    guard !isHolding else { return true }
    hold(session, session.workoutConfiguration)
    if session.workoutConfiguration.locationType == .outdoor { follow() }
    return true
  }

  func pause() { if session?.state == .running { session?.pause() } }

  func resume() { if session?.state == .paused { session?.resume() } }

  /// Ends the workout and saves it under the name of its journal.
  func finish(as id: String) async {
    guard let session, let builder else { return letGo() }
    await stop(session)
    let route = route
    letGo()
    do {
      try await builder.endCollection(at: .now)
      try await builder.addMetadata([Self.runKey: id])
      let workout = try await builder.finishWorkout()
      isSaved = true
      // On a locked device it is saved, but nobody can have it: its route waits.
      if let route {
        routes[id] = route
        if let workout { try await finish(route, of: id, with: workout) }
      }
    } catch {
      problem = .lost
    }
    session.end()
  }

  /// Gives workouts that were saved on a locked device their routes, if it is unlocked by now.
  func settle() async {
    for (id, route) in routes {
      let mine = HKQuery.predicateForObjects(withMetadataKey: Self.runKey, allowedValues: [id])
      let query = HKSampleQueryDescriptor(
        predicates: [.workout(mine)],
        sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
        limit: 1
      )
      // It is asked again: a device that is locked tells nothing.
      guard let workout = try? await query.result(for: store).first else { continue }
      try? await finish(route, of: id, with: workout)
    }
  }

  /// Ends the workout without saving it: another device has it, or the run was thrown away.
  func discard() {
    let (session, builder) = (session, builder)
    letGo()
    builder?.discardWorkout()
    session?.end()
  }

  // Once for each route, whoever asks while another waits.
  private func finish(_ route: HKWorkoutRouteBuilder, of id: String, with workout: HKWorkout)
    async throws
  {
    guard routes.removeValue(forKey: id) != nil else { return }
    _ = try await route.finishRoute(with: workout, metadata: nil)
  }

  // The session's last samples come before it says that it has stopped.
  private func stop(_ session: HKWorkoutSession) async {
    guard session.state != .stopped, session.state != .ended else { return }
    await withCheckedContinuation { continuation in
      stopped?.resume()
      stopped = continuation
      session.stopActivity(with: .now)
    }
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
    case .reading(let event):
      readings.append(event)
      if case .heartRate(let rate) = event { heartRate = rate }
    case .energy(let energy): kilocalories = energy
    case .paused(let isPaused): paused(isPaused)
    case .stopped: release()
    case .failed:
      problem = .lost
      release()
    }
  }

  private func release() {
    stopped?.resume()
    stopped = nil
  }

  private func follow() {
    stay = activity()
    let updates = locations()
    tasks.append(
      Task { [weak self] in
        do {
          for try await update in updates {
            self?.know(isDenied: update.authorizationDenied)
            if let location = update.location { await self?.take(location) }
          }
        } catch {
          self?.problem = .lost
        }
      }
    )
  }

  private func know(isDenied: Bool) {
    if isDenied { problem = .unseen } else if problem == .unseen { problem = nil }
  }

  private func take(_ location: CLLocation) async {
    readings.append(.position(Fix(location)))
    // A piece of the route that Health does not take is still in the journal.
    try? await route?.insertRouteData([location])
  }

  private func letGo() {
    release()
    for task in tasks { task.cancel() }
    stay?.invalidate()
    stay = nil
    (tasks, readings, kilocalories, heartRate) = ([], [], nil, nil)
    (session, builder, route, ear) = (nil, nil, nil, nil)
  }

  private static var shared: Set<HKSampleType> {
    [HKObjectType.workoutType(), HKSeriesType.workoutRoute()]
  }

  private static var read: Set<HKObjectType> {
    [
      HKQuantityType(.heartRate), HKQuantityType(.distanceWalkingRunning),
      HKQuantityType(.activeEnergyBurned),
      // The zones of the next run stand on them.
      HKQuantityType(.restingHeartRate), HKCharacteristicType(.dateOfBirth),
    ]
  }
}
