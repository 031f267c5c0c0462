public import Training

/// Who owns the truth of the workout: the one answer that every device finds, whatever it heard first.
///
/// A workout begins where somebody presses Start. Where two devices begin without hearing each other, the
/// workout that began earlier is the workout; within five seconds the watch is preferred to the phone and
/// the phone to a recording. The other device follows, and what it has recorded is kept beside it. What
/// decides is only what was said, never when it was heard.
public struct WorkoutRegister: Equatable, Sendable {
  /// A workout as one device tracks it.
  public struct Workout: Equatable, Sendable {
    /// Its name.
    public var session: String
    /// Who tracks it.
    public var tracker: DeviceID
    /// What kind of device tracks it.
    public var kind: TrackerKind
    /// When it began, by the tracker's wall clock.
    public var startedAt: Instant
    /// When it ended, if it has.
    public var endedAt: Instant?
    /// Whether it is paused.
    public var isPaused = false
    /// When another device first asked for its end, if any did.
    public var endAskedAt: Instant?
    /// When its tracker was last heard to say anything in it.
    public fileprivate(set) var lastSaid: Instant
    // When its tracker was silent for so long that it counted as lost; in order.
    fileprivate var silences: [ClosedRange<Instant>] = []

    fileprivate init(session: String, tracker: DeviceID, kind: TrackerKind, startedAt: Instant) {
      self.session = session
      self.tracker = tracker
      self.kind = kind
      self.startedAt = startedAt
      lastSaid = startedAt
    }

    /// Whether another workout may begin at a time: this one has ended, its end was asked for, or its
    /// tracker was lost then.
    fileprivate func isFree(at wall: Instant) -> Bool {
      (endedAt.map { $0 <= wall } ?? false) || (endAskedAt.map { $0 <= wall } ?? false)
        || lostAt <= wall
        || silences.contains { $0.contains(wall) }
    }

    /// Whether its tracker is still there at a time, as far as anybody has heard.
    fileprivate func isHeard(at wall: Instant) -> Bool { wall <= lostAt }

    private var lostAt: Instant { lastSaid.advanced(by: WorkoutRegister.silence) }

    fileprivate mutating func hear(at wall: Instant) {
      guard wall > lastSaid else { return }
      if wall > lostAt { silences.append(lostAt...wall) }
      lastSaid = wall
    }
  }

  /// How long a tracker says nothing before it counts as lost: fifteen minutes.
  ///
  /// A tracker writes a line every second, even while its run is paused.
  public static let silence = Duration.seconds(15 * 60)

  /// What a device is to do.
  public enum Standing: Equatable, Sendable {
    /// There is no workout.
    case idle
    /// It owns the truth of the workout.
    case tracks(Workout)
    /// Another device does.
    case follows(Workout)
  }

  // Starts within so many milliseconds count as one moment.
  private static let moment: Int64 = 5000

  private struct Request: Equatable {
    var session: String
    var wall: Instant
  }

  // In their order of precedence, so that it does not matter in which order they were heard of.
  private var workouts: [Workout] = []

  // A request may be heard before the start that it ends. In the order of sessions.
  private var requests: [Request] = []

  /// Knows of no workout.
  public init() {}

  /// Takes what a device said; what each device says is heard in its order.
  public mutating func note(
    _ message: LinkMessage,
    session: String,
    of device: DeviceID,
    at wall: Instant
  ) {
    let known = workouts.firstIndex { $0.session == session && $0.tracker == device }
    switch message {
    case .workoutStarted(let kind):
      guard known == nil else { return }
      var workout = Workout(session: session, tracker: device, kind: kind, startedAt: wall)
      workout.endAskedAt = requests.first { $0.session == session }?.wall
      let place = workouts.firstIndex { Self.precedes(workout, $0) } ?? workouts.endIndex
      workouts.insert(workout, at: place)
    case .workoutPaused:
      if let known { workouts[known].isPaused = true }
    case .workoutResumed:
      if let known { workouts[known].isPaused = false }
    case .workoutEnded:
      if let known, workouts[known].endedAt == nil { workouts[known].endedAt = wall }
    case .endWorkout: noteRequest(session, at: wall)
    case .voiceNote, .startWorkout, .pauseWorkout, .resumeWorkout, .lapWorkout, .stepWorkout,
      .muteWorkout, .keepTempo, .hapticCue, .companionMessageDispatched, .gymRequest:
      break
    }
  }

  private mutating func noteRequest(_ session: String, at wall: Instant) {
    var earliest = wall
    if let known = requests.firstIndex(where: { $0.session == session }) {
      earliest = min(wall, requests[known].wall)
      requests[known].wall = earliest
    } else {
      let place = requests.firstIndex { $0.session > session } ?? requests.endIndex
      requests.insert(Request(session: session, wall: wall), at: place)
    }
    for index in workouts.indices where workouts[index].session == session {
      workouts[index].endAskedAt = earliest
    }
  }

  /// Takes note that a device said something in a session, whatever it was.
  public mutating func hear(_ session: String, of device: DeviceID, at wall: Instant) {
    for index in workouts.indices
    where workouts[index].session == session && workouts[index].tracker == device {
      workouts[index].hear(at: wall)
    }
  }

  /// Whether a device still records a workout of a name, as far as it has said.
  public func isRecorded(_ session: String, by device: DeviceID) -> Bool {
    workouts.contains { $0.session == session && $0.tracker == device && $0.endedAt == nil }
  }

  /// The workouts that count, in order: none begins while another goes on, unless its end was asked for.
  ///
  /// A watch that is lost must not keep its runner from beginning again. When it is found it hears the
  /// request, and ends; what began while it said nothing goes on.
  public var counted: [Workout] {
    var counted: [Workout] = []
    for workout in workouts {
      let isFree = counted.allSatisfy { earlier in
        earlier.session != workout.session && earlier.isFree(at: workout.startedAt)
      }
      if isFree { counted.append(workout) }
    }
    return counted
  }

  /// The current workout, if any.
  public var current: Workout? {
    guard let last = counted.last, last.endedAt == nil else { return nil }
    return last
  }

  /// What a device is to do.
  public func standing(of device: DeviceID) -> Standing {
    guard let current else { return .idle }
    return current.tracker == device ? .tracks(current) : .follows(current)
  }

  /// What a device is to do at a time: what another device tracked goes on only while that is heard of.
  public func standing(of device: DeviceID, at wall: Instant) -> Standing {
    guard case .follows(let workout) = standing(of: device) else { return standing(of: device) }
    return workout.isHeard(at: wall) ? .follows(workout) : .idle
  }

  /// What a device still records although another device's workout is the one that counts.
  public func superseded(of device: DeviceID) -> [String] {
    workouts.filter { workout in
      workout.tracker == device && workout.endedAt == nil
        && isSuperseded(workout.session, of: device)
    }
    .map { $0.session }
  }

  /// Whether what a device recorded under a name is not the workout, because another one is.
  public func isSuperseded(_ session: String, of device: DeviceID) -> Bool {
    workouts.contains { $0.session == session && $0.tracker == device }
      && !counted.contains { $0.session == session && $0.tracker == device }
  }

  private static func precedes(_ left: Workout, _ right: Workout) -> Bool {
    let first = left.startedAt.millisecondsSince1970 / moment
    let second = right.startedAt.millisecondsSince1970 / moment
    if first != second { return first < second }
    if left.kind.order != right.kind.order { return left.kind.order < right.kind.order }
    if left.tracker != right.tracker { return left.tracker < right.tracker }
    if left.startedAt != right.startedAt { return left.startedAt < right.startedAt }
    return left.session < right.session
  }
}
