/// The calendars that are read, as the command prints them.
public enum CalendarText {
  /// There is no calendar.
  public static let none = "No calendars yet. 'pacesetter calendar add' adds one."

  /// Where a calendar comes from that has no address.
  public static let file = "a file"

  /// What is known of a calendar: "12 events, last read …, times only".
  public static func facts(events: Int, broken: Int, read: String?, keepsTitles: Bool) -> String {
    var words = [events == 1 ? "1 event" : "\(events) events"]
    if broken > 0 { words.append("\(broken) unreadable") }
    words.append(read.map { "last read " + $0 } ?? "not read yet")
    words.append(keepsTitles ? "times and titles" : "times only")
    return words.joined(separator: ", ")
  }

  /// What is known of the plan in a calendar: "your plan there too, last exchanged …".
  public static func plan(exchanged: String?) -> String {
    "your plan there too, " + (exchanged.map { "last exchanged " + $0 } ?? "not exchanged yet")
  }

  /// What to do where a password is missing.
  public static let noPassword = "give the password on standard input: --user NAME < password.txt"

  /// Events of a file that could not be read.
  public static func broken(_ count: Int) -> String {
    count == 1 ? "1 event is unreadable." : "\(count) events are unreadable."
  }

  /// A calendar that is read no more.
  public static func removed(_ name: String) -> String { name + " is removed, with its events." }

  /// What to do with an address that is shown once.
  public static let keepAddress =
    "Put your server's address before it, and subscribe to that in your calendar. "
    + "It is shown only this once; 'calendar withdraw' ends it."

  /// The address of the plan opens nothing any more.
  public static let withdrawn = "The address of your plan is closed."
}
