/// An extra date of an event that comes again; as a period it has a length of its own.
struct CalendarPeriod {
  var start: WallTime
  var end: WallTime?
  var length: CalendarLength?

  /// Whether it is as long as the event itself.
  var isPlain: Bool { end == nil && length == nil }

  /// Reads `20261205T160000Z`, `20261205T160000Z/PT3H` or `20261205T160000Z/20261205T190000Z`.
  init?(_ text: some StringProtocol, zone: String?) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2,
      let start = WallTime(first.drop { $0 == " " }, zone: zone)
    else { return nil }
    self.start = start
    guard parts.count == 2 else { return }
    length = CalendarLength(parts[1])
    if length == nil { end = WallTime(parts[1], zone: zone) }
    guard !isPlain else { return nil }
  }
}
