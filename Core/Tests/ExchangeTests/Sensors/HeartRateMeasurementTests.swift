import Coaching
import Exchange
import Testing
import Training

struct HeartRateMeasurementTests {
  @Test func `reads a rate of eight bits`() {
    let read = HeartRateMeasurement([0x00, 75])
    #expect(read?.heartRate == .beatsPerMinute(75))
    #expect(read?.hasContact == nil)
    #expect(read?.events == [.heartRate(.beatsPerMinute(75))])
  }

  @Test func `reads a rate of sixteen bits, energy and intervals`() {
    // 0x1D: 16 bits, contact is measured and missing nowhere: bits 0, 1, 2, 3, 4.
    let read = HeartRateMeasurement([0x1F, 0x9B, 0x00, 0x10, 0x01, 0x00, 0x02, 0x80, 0x01])
    #expect(read?.heartRate == .beatsPerMinute(155))
    #expect(read?.hasContact == true)
    #expect(read?.kilojoules == 272)
    #expect(read?.intervals == [0.5, 0.375])
    #expect(read?.events == [.heartRate(.beatsPerMinute(155)), .heartbeats([0.5, 0.375])])
  }

  @Test func `believes no rate of a sensor that feels no skin`() {
    let read = HeartRateMeasurement([0x04, 0])
    #expect(read?.hasContact == false)
    #expect(read?.events == [.disconnected(.heartRate)])
  }

  @Test(arguments: [[], [0x00], [0x01, 75], [0x08, 75, 1]] as [[UInt8]])
  func `reads nothing of too few bytes`(bytes: [UInt8]) {
    #expect(HeartRateMeasurement(bytes) == nil)
  }

  @Test func `ignores half an interval`() {
    #expect(HeartRateMeasurement([0x10, 75, 0x00, 0x04, 0x01])?.intervals == [1])
  }
}
