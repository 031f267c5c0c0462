import Exchange
import FITWriting
import Testing
import Training

struct FITSwimTests {
  /// A swim of ten minutes whose session has counted so many centimeters, and its lengths of 25 m.
  private static func swim(_ centimeters: UInt32, pool: UInt16) -> [UInt8] {
    let start: UInt32 = 1_146_000_000
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(start))])
    for place in 0..<20 as Range<UInt32> {
      writer.write(
        101,
        [
          (253, .u32(start + place * 30 + 25)), (2, .u32(start + place * 30)), (4, .u32(25_000)),
          (6, .u16(1000)), (12, .enumeration(place == 19 ? 0 : 1)),
        ]
      )
    }
    writer.write(
      18,
      [
        (253, .u32(start + 600)), (2, .u32(start)), (5, .enumeration(5)), (6, .enumeration(17)),
        (7, .u32(600_000)), (8, .u32(600_000)), (9, .u32(centimeters)), (11, .u16(60_000)),
        (44, .u16(pool)),
      ]
    )
    return writer.file()
  }

  @Test(
    arguments: [
      (0, 2500, 475.0), (UInt32.max, 2500, 475), (0, .max, 475), (50_000, 2500, 500),
    ] as [(UInt32, UInt16, Double)]
  )
  func `counts the lengths where the session has not`(
    centimeters: UInt32,
    pool: UInt16,
    meters: Double
  ) throws {
    let swim = try RecordingFile.read(Self.swim(centimeters, pool: pool))
    #expect(swim.totals.distance == .meters(meters))
  }

  @Test func `does not believe an energy that nobody can burn`() throws {
    let swim = try RecordingFile.read(Self.swim(0, pool: 2500))
    #expect(swim.totals.kilocalories == 60_000)
    #expect(Activity(swim, sourceName: "a.fit").summary.kilocalories == nil)
  }
}
