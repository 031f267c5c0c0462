import Exchange
import Testing

struct StopwatchTests {
  @Test(arguments: [
    ("0", 0), ("90", 90), ("12:30", 750), ("1:02:30", 3750), ("75:00", 4500),
  ])
  func `reads a moment as a stopwatch shows it`(text: String, seconds: Int) {
    #expect(Duration(stopwatch: text) == .seconds(seconds))
  }

  @Test(arguments: ["", ":", "1:5", "1:60", "-1", "1:00:00:00", "1.5", "a", "99999999"])
  func `reads nothing else`(text: String) {
    #expect(Duration(stopwatch: text) == nil)
  }
}
