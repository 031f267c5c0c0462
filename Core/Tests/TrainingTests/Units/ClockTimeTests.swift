import Testing
import Training

struct ClockTimeTests {
  @Test(arguments: ["00:00", "07:05", "18:30", "23:59"])
  func `reads and writes what a clock shows`(text: String) {
    #expect(ClockTime(text)?.text == text)
  }

  @Test(arguments: ["", "7:05", "24:00", "12:60", "ab:cd", "12-30", "123:0", "１2:00"])
  func `is none of anything else`(text: String) {
    #expect(ClockTime(text) == nil)
  }
}
