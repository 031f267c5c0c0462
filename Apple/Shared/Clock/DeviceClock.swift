import Coaching
import Foundation
import Training

/// The two clocks of a device, and where it is, as sessions read them.
@MainActor struct DeviceClock {
  /// What both clocks say now.
  let read: () -> SessionClock.Reading

  /// The device's own clocks.
  static var system: DeviceClock {
    let start = ContinuousClock.now
    return DeviceClock {
      SessionClock.Reading(
        monotonic: (ContinuousClock.now - start).inSeconds * 1000,
        wall: Date.now.timeIntervalSince1970 * 1000
      )
    }
  }

  /// The wall clock.
  var wall: Instant { Instant(millisecondsSince1970: read().wall) }

  /// The same as the system has it.
  var date: Date { Date(timeIntervalSince1970: read().wall / 1000) }

  /// A monotonic time, for what counts seconds between two events.
  var time: Duration { Duration(roundedSeconds: read().monotonic / 1000) }

  /// How far the clocks of this place are ahead of UTC.
  var offset: UTCOffset { UTCOffset(clamping: TimeZone.current.secondsFromGMT() / 60) }
}
