import GRDB
import Training

extension Row {
  /// The moment in a column of whole milliseconds since 1970.
  func instant(_ column: String) -> Instant {
    Instant(millisecondsSince1970: Double(self[column] as Int64))
  }

  /// The moment in a column of whole milliseconds since 1970, if there is one.
  func instant(ifPresent column: String) -> Instant? {
    (self[column] as Int64?).map { Instant(millisecondsSince1970: Double($0)) }
  }

  /// The moment in the column `started` with the offset in the column `offset`.
  var start: LocalTime {
    LocalTime(
      instant("started"),
      offset: (self["offset"] as Int?).flatMap { UTCOffset(exactly: $0) }
    )
  }
}
