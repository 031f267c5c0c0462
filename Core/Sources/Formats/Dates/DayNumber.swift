/// The number of a date that a text spells; `Day` of Training knows the calendar in full.
enum DayNumber {
  /// How many days a date is after 1970-01-01, or nothing if the calendar has no such day.
  static func of(year: Int, month: Int, day: Int) -> Int? {
    guard 1...12 ~= month, day >= 1, day <= length(ofMonth: month, in: year) else { return nil }
    // Counted from 1 March of year 0, so that the leap day is the last of its year; four digits
    // name no year before.
    let years = month <= 2 ? year - 1 : year
    let leapDays = years >= 0 ? years / 4 - years / 100 + years / 400 : -1
    let months = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    return years * 365 + leapDays + months + day - 1 - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
