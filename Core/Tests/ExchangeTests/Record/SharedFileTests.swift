import Exchange
import Formats
import Testing
import Training

struct SharedFileTests {
  @Test func `holds the workouts as JSON, under the day`() throws {
    let file = SharedFile(TrainingLog(), on: Day(daysSince1970: 20_605))
    #expect(file.name == "pacesetter-workouts-2026-06-01.json")
    #expect(try JSON.parse(file.bytes).object != nil && file.bytes.last == 0x0A)
  }
}
