import Testing
import Training

struct DayTests {
  @Test(
    arguments: [
      ("1970-01-01", 0, 3), ("1969-12-31", -1, 2), ("1970-01-02", 1, 4), ("1970-03-01", 59, 6),
      ("2000-02-29", 11_016, 1), ("2000-03-01", 11_017, 2), ("1900-03-01", -25_508, 3),
      ("2024-02-29", 19_782, 3), ("2026-06-01", 20_605, 0), ("0001-01-01", -719_162, 0),
      ("1582-10-15", -141_427, 4), ("9999-12-31", 2_932_896, 4), ("0000-01-01", -719_528, 5),
      ("2038-01-19", 24_855, 1),
    ]
  )
  func `a day has the number and the weekday of its date`(text: String, number: Int, weekday: Int)
    throws
  {
    let day = try #require(Day(text))
    #expect(day.daysSince1970 == number)
    #expect(day.weekday == weekday)
    #expect(day.text == text)
    #expect(Day(daysSince1970: number) == day)
  }

  @Test(
    arguments: [
      "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-00-10", "2026-13-01",
      "2026-01-00", "2026-1-01", "26-01-01", "2026/01/01", "2026-01-01T", "2026-01-1", "",
      "+026-01-01", "2026-01-٠١", "12026-01-01",
    ]
  )
  func `what is no day of the calendar is none`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `every day of the four hundred years around 2000 follows the one before`() throws {
    let first = try #require(Day("1800-01-01")).daysSince1970
    var (year, month, dayOfMonth) = (1800, 1, 1)
    for number in first..<(first + 146_097) {
      let date = Day(daysSince1970: number).date
      guard date == (year, month, dayOfMonth),
        Day(year: year, month: month, day: dayOfMonth)?.daysSince1970 == number
      else {
        Issue.record("day \(number) is \(date), not \((year, month, dayOfMonth))")
        return
      }
      dayOfMonth += 1
      if Day(year: year, month: month, day: dayOfMonth) == nil {
        (month, dayOfMonth) = (month + 1, 1)
      }
      if month == 13 { (year, month) = (year + 1, 1) }
    }
    #expect((year, month, dayOfMonth) == (2200, 1, 1))
  }

  @Test func `every year from 0 to 9999 begins where the one before ends`() {
    var number = -719_528
    for year in 0...9999 {
      let isLeapYear = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      guard Day(daysSince1970: number).date == (year, 1, 1),
        Day(year: year, month: 1, day: 1)?.daysSince1970 == number,
        Day(year: year, month: 3, day: 1)?.daysSince1970 == number + (isLeapYear ? 60 : 59)
      else {
        Issue.record("\(year) does not begin on day \(number)")
        return
      }
      number += isLeapYear ? 366 : 365
    }
    #expect(Day(daysSince1970: number - 1).text == "9999-12-31")
  }

  @Test func `a leap year is every fourth, but of the hundreds only every fourth`() {
    for (year, hasLeapDay) in [
      (2023, false), (2024, true), (1900, false), (2000, true), (2100, false), (2400, true),
      (4, true), (0, true), (-4, true), (-100, false),
    ] {
      #expect((Day(year: year, month: 2, day: 29) != nil) == hasLeapDay, "\(year)")
    }
  }

  @Test func `the week begins on its Monday and the month on its first`() throws {
    let monday = try #require(Day("2024-02-26"))
    for past in 0..<7 {
      #expect((monday + past).monday == monday)
      #expect((monday + past).weekday == past)
    }
    #expect((monday + 7).monday == monday + 7)
    #expect((monday - 1).monday == monday - 7)
    #expect(Day(daysSince1970: 0).monday.text == "1969-12-29")
    #expect((monday + 3).firstOfMonth.text == "2024-02-01")
    #expect((monday + 4).firstOfMonth.text == "2024-03-01")
    #expect(Day("1969-12-31")?.firstOfMonth.text == "1969-12-01")
  }

  @Test func `days add, subtract and order like the numbers that count them`() {
    var random = Seed(7)
    for _ in 0..<2000 {
      let day = Day(daysSince1970: random.below(8_000_000) - 4_000_000)
      let days = random.below(2_000_000) - 1_000_000
      #expect(day + days - day == days)
      #expect(day + days - days == day)
      #expect((day < day + days) == (days > 0))
      #expect(day.monday <= day && day - day.monday < 7 && day.monday.weekday == 0)
      #expect(day.firstOfMonth.date == (day.date.year, day.date.month, 1))
      let date = day.date
      #expect(Day(year: date.year, month: date.month, day: date.day) == day)
      if (0...9999).contains(date.year) { #expect(Day(day.text) == day) }
    }
  }

  @Test func `a week can be walked through`() throws {
    let monday = try #require(Day("2026-06-01"))
    #expect((monday..<(monday + 7)).map { $0.weekday } == [0, 1, 2, 3, 4, 5, 6])
    #expect(stride(from: monday, to: monday + 21, by: 7).map { $0 - monday } == [0, 7, 14])
  }

  @Test func `years that four digits cannot write are cut`() {
    #expect(Day(daysSince1970: -10_000_000).text == "0000-01-01")
    #expect(Day(daysSince1970: 10_000_000).text == "9999-12-31")
  }

  @Test func `a day begins at midnight`() {
    #expect(Day(daysSince1970: 20_605).midnight == Instant(secondsSince1970: 1_780_272_000))
  }
}
