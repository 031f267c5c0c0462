/// Numbers as clocks show them, for every time and decimal that is written with a leading zero.
public enum ClockText {
  /// A number with a zero before a single digit: "05", "12".
  public static func two(_ number: Int) -> String {
    number < 10 ? "0" + String(number) : String(number)
  }

  /// A time of day with four digits: "07:30".
  public static func time(minuteOfDay: Int) -> String {
    two(minuteOfDay / 60) + ":" + two(minuteOfDay % 60)
  }

  /// Hours, minutes and seconds: "1:02:05".
  public static func hours(_ seconds: Int) -> String {
    pair(seconds / 60) + ":" + two(seconds % 60)
  }

  /// Seconds as minutes and seconds, or minutes as hours and minutes: "4:05".
  public static func pair(_ number: Int) -> String {
    String(number / 60) + ":" + two(number % 60)
  }
}
