import Coaching
import Screens
import Testing
import Training

struct SplitRowTests {
  private func split(_ meters: Double, number: Int = 6) -> Split {
    Split(number: number, distance: .meters(meters), moving: .seconds(300), elapsed: .seconds(300))
  }

  @Test func `numbers whole splits, and names the length of what is left`() throws {
    #expect(SplitRow(split(1000), units: .metric)?.number == "6")
    #expect(SplitRow(split(437), units: .metric)?.number == "0.44 km")
    #expect(SplitRow(split(1609.344), units: .imperial)?.number == "6")
  }

  @Test func `has no row for the centimeters after the last kilometer`() {
    #expect(SplitRow(split(0.4), units: .metric) == nil)
    #expect(SplitRow(split(4.9), units: .imperial) == nil)
  }
}
