import Foundation

/// How the clocks of an event's place run.
enum CalendarZone {
  case utc
  /// By the system's table.
  case system(TimeZone)
  /// By the changes that a file lists, the earliest first.
  case rules([Change])

  /// A change of the clocks.
  struct Change {
    /// When, on the clock as it was before.
    var wall: WallSeconds
    /// The seconds ahead of UTC before.
    var before: Int64
    /// The seconds ahead of UTC after.
    var after: Int64
  }

  /// The zone of the system's table with a name, which may come behind the name of a program.
  init?(named name: String) {
    if ["UTC", "Etc/UTC", "GMT", "Z"].contains(name) {
      self = .utc
      return
    }
    if let zone = TimeZone(identifier: Self.otherNames[name] ?? name) {
      self = .system(zone)
      return
    }
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count >= count {
      if let zone = TimeZone(identifier: parts.suffix(count).joined(separator: "/")) {
        self = .system(zone)
        return
      }
    }
    return nil
  }

  /// The moment that a clock of the place shows; of two the first, and one that the clocks skip as if
  /// they had not been put forward.
  func utc(_ wall: WallSeconds) -> Int64 {
    switch self {
    case .utc: return wall
    case .system(let zone):
      let before = Self.offset(zone, wall - 86_400)
      let after = Self.offset(zone, wall + 86_400)
      if before == after || Self.offset(zone, wall - before) == before { return wall - before }
      return Self.offset(zone, wall - after) == after ? wall - after : wall - before
    case .rules(let changes):
      var offset = changes.first?.before ?? 0
      for change in changes where wall >= change.wall + max(0, change.after - change.before) {
        offset = change.after
      }
      return wall - offset
    }
  }

  /// What a clock of the place shows at a moment.
  func wall(_ utc: Int64) -> WallSeconds {
    switch self {
    case .utc: return utc
    case .system(let zone): return utc + Self.offset(zone, utc)
    case .rules(let changes):
      var offset = changes.first?.before ?? 0
      for change in changes where utc >= change.wall - change.before { offset = change.after }
      return utc + offset
    }
  }

  private static func offset(_ zone: TimeZone, _ utc: Int64) -> Int64 {
    Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(utc))))
  }
}
