import Formats

/// What of a calendar file is needed to read it again later.
public enum CalendarExtract {
  private static let names: [StaticString] = [
    "BEGIN", "END", "X-WR-CALNAME", "UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE",
    "EXDATE", "RECURRENCE-ID", "TRANSP", "STATUS", "SEQUENCE", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
  ]

  /// A file without what says more than when events are, but for their titles if these may be kept.
  public static func bytes(of file: [UInt8], keepsTitles: Bool) -> [UInt8] {
    var reader = ICalendarReader(file)
    var kept: [UInt8] = []
    while let line = reader.next() {
      let isWanted =
        names.contains { line.isNamed($0) } || (keepsTitles && line.isNamed("SUMMARY"))
      guard isWanted else { continue }
      kept += line.bytes
      kept.append(0x0A)
    }
    return kept
  }
}
