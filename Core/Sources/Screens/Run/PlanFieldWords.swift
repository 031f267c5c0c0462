/// The words beside a field of a run's plan that cannot be read.
public enum PlanFieldWords {
  /// Beside a distance that is none.
  public static func distance(_ text: String) -> String {
    "write a distance like 10km, 6.2mi, 800m, half or marathon; found \"\(text)\""
  }

  /// Beside a distance that lacks its unit.
  public static func unit(_ text: String) -> String {
    "add a unit: \(text)km or \(text)mi; found \"\(text)\""
  }

  /// Beside a distance that nobody runs.
  public static func distanceRange(_ text: String) -> String {
    "give a distance from 100 m to 500 km; found \"\(text)\""
  }

  /// Beside a pace that is none.
  public static func pace(_ text: String) -> String {
    "write a pace like 5:00, 5:00/km or 8:03/mi; found \"\(text)\""
  }

  /// Beside a pace that nobody runs.
  public static func paceRange(_ text: String) -> String {
    "give a pace from 2:00 to 20:00 per kilometer; found \"\(text)\""
  }

  /// Beside a time that is none.
  public static func time(_ text: String) -> String {
    "write a time like 1:30:00, 45min or 2h15min; found \"\(text)\""
  }

  /// Beside a time that may be hours and minutes, or minutes and seconds.
  public static func ambiguousTime(_ text: String) -> String {
    "write \(text):00 or \(minutes(text)), or use h and min; \"\(text)\" may mean hours or minutes"
  }

  /// Beside a time that no run takes.
  public static func timeRange(_ text: String) -> String {
    "give a time from a minute to 48 hours; found \"\(text)\""
  }

  /// Beside a cadence that is none.
  public static func cadence(_ text: String) -> String {
    "write a cadence in steps per minute, like 176; found \"\(text)\""
  }

  /// Beside a cadence that nobody runs.
  public static func cadenceRange(_ text: String) -> String {
    "give a cadence from 150 to 230, a whole number; found \"\(text)\""
  }

  /// `1:45` as minutes and seconds that nobody can mistake: `0:01:45`.
  private static func minutes(_ text: String) -> String {
    text.utf8.firstIndex(of: UInt8(ascii: ":")) == text.utf8.index(after: text.startIndex)
      ? "0:0\(text)" : "0:\(text)"
  }
}
