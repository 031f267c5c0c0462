import Testing
import Training

struct UTCOffsetTests {
  @Test(
    arguments: [
      (0, 0), (1080, 1080), (1081, 1080), (-1080, -1080), (-1081, -1080), (345, 345), (-570, -570),
      (Int64.max, 1080), (Int64.min, -1080),
    ]
  )
  func `an offset is cut to eighteen hours either way`(minutes: Int64, kept: Int) {
    #expect(UTCOffset(clamping: minutes).minutes == kept)
    #expect((UTCOffset(exactly: minutes) != nil) == (minutes == Int64(kept)))
  }

  @Test func `the offset farther west is less`() {
    #expect(UTCOffset(clamping: -300) < .zero)
    #expect(UTCOffset(clamping: 60).seconds == 3600)
  }
}
