import Coaching
import Exchange
import Sessions
import Training

/// A device at the link, as a native shell drives it.
struct LinkedDevice {
  let id: DeviceID
  var link: DeviceLink<LiveMetrics>
  var wall = 1_767_254_400_000.0
  var next: Int64 = 1

  init(_ bits: UInt64, known: [EventLine] = [], wall: Double = 1_767_254_400_000) {
    id = DeviceID(bits: bits)
    self.wall = wall
    link = DeviceLink(
      device: id,
      acknowledged: 0,
      waiting: [],
      known: known,
      wall: Instant(millisecondsSince1970: wall)
    )
  }

  mutating func say(_ message: LinkMessage, in session: String) -> EventLine {
    let line = EventLine(
      LinkEvent(
        message,
        device: id.hexadecimal,
        number: next,
        session: session,
        time: LocalTime(Instant(millisecondsSince1970: wall))
      )
    )
    next += 1
    _ = handle(.said(line))
    return line
  }

  @discardableResult
  mutating func handle(
    _ event: DeviceLink<LiveMetrics>.Lanes.Event
  ) -> [DeviceLink<LiveMetrics>.Effect] {
    link.handle(
      event,
      at: .milliseconds(Int64(wall - 1_767_254_000_000)),
      wall: Instant(millisecondsSince1970: wall)
    )
  }
}
