import Coaching

/// The two clocks of a watch whose seconds may be shorter than everybody else's.
///
/// The monotonic clock is the session's own and runs as fast as the recording is played. The wall
/// clock dates what happens for other devices, so it must not run away from theirs: it runs along and
/// is set right whenever it is off by more than a session overlooks.
struct WatchClock {
  // A session takes a wall clock that is off by more than two seconds at once for one that was set.
  private static let leeway = 2500.0

  private var monotonic: Double
  private var wall: Double
  /// The real time, in milliseconds since 1970.
  let now: @Sendable () -> Double

  /// Begins at a wall clock's time, in milliseconds since 1970; `now` is the real one.
  init(wall: Double? = nil, now: @escaping @Sendable () -> Double) {
    monotonic = 0
    self.wall = wall ?? now()
    self.now = now
  }

  /// The real time.
  var real: Double { now() }

  /// Lets some milliseconds of the session pass, and reads both clocks.
  mutating func pass(_ milliseconds: Double) -> SessionClock.Reading {
    monotonic += milliseconds
    wall += milliseconds
    let real = now()
    if (real - wall).magnitude > Self.leeway { wall = real }
    return reading
  }

  /// Both clocks of the session, as a session reads them.
  var reading: SessionClock.Reading {
    SessionClock.Reading(monotonic: monotonic, wall: wall.rounded())
  }
}
