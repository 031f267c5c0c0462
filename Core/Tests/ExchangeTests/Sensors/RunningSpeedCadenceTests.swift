import Coaching
import Exchange
import Testing
import Training

struct RunningSpeedCadenceTests {
  @Test func `reads everything that a pod can say`() {
    let read = RunningSpeedCadence([0x07, 0x40, 0x03, 86, 0x73, 0x00, 0x39, 0x30, 0x00, 0x00])
    #expect(
      read?.reading
        == FootpodReading(
          speed: .metersPerSecond(3.25),
          contactsPerMinute: 86,
          distance: .meters(1234.5),
          isRunning: true
        )
    )
    #expect(read?.strideMeters == 1.15)
  }

  @Test func `takes the third bit for running, not the first two`() {
    // OpenTracks reads the status with 0x03.
    #expect(RunningSpeedCadence([0x03, 0, 0, 0, 0, 0, 0, 0, 0, 0])?.reading.isRunning == nil)
    #expect(RunningSpeedCadence([0x04, 0x00, 0x02, 80])?.reading.isRunning == true)
  }

  @Test func `reads speed and cadence alone`() {
    let read = RunningSpeedCadence([0x00, 0x80, 0x02, 79])
    #expect(read?.reading.speed == .metersPerSecond(2.5))
    #expect(read?.reading.contactsPerMinute == 79)
    #expect(read?.reading.distance == nil)
  }

  @Test(arguments: [[], [0], [0, 1], [0, 1, 2], [1, 0, 0, 0], [2, 0, 0, 0, 0]] as [[UInt8]])
  func `reads nothing of too few bytes`(bytes: [UInt8]) {
    #expect(RunningSpeedCadence(bytes) == nil)
  }
}
