import Exchange
import FITWriting
import Testing
import Training

/// Heart rates that a strap kept under water: message 132 of the FIT profile.
struct FITKeptRatesTests {
  private static let start: UInt32 = 1_146_000_000

  /// A swim with a record each second, the fourth with a heart rate of its own, and messages of a strap.
  private func rates(_ strap: [[(number: UInt8, value: FITValue)]]) throws -> [Double] {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(Self.start))])
    for second in 0...8 as ClosedRange<UInt32> {
      writer.write(
        20,
        [
          (253, .u32(Self.start + second)), (5, .u32(second * 100)),
          (3, .u8(second == 3 ? 99 : 255)),
        ]
      )
    }
    for message in strap { writer.write(132, message) }
    writer.write(
      18,
      [
        (253, .u32(Self.start + 8)), (2, .u32(Self.start)), (5, .enumeration(5)),
        (7, .u32(8000)), (8, .u32(8000)), (9, .u32(800)),
      ]
    )
    return try RecordingFile.read(writer.file()).samples.heartRate
  }

  @Test func `takes several rates at a time a second apart`() throws {
    let message: [(number: UInt8, value: FITValue)] = [
      (253, .u32(Self.start)), (6, .raw(code: 2, [120, 121, 122, 123, 124, 125, 126, 127])),
      (9, .u32(0)),
    ]
    #expect(try rates([message]) == [120, 121, 122, 99, 124, 125, 126, 127, 127])
  }

  @Test func `adds up times of twelve bits`() throws {
    // The strap's clock stands at two seconds; a second later each.
    let first: [(number: UInt8, value: FITValue)] = [
      (253, .u32(Self.start)), (6, .u8(120)), (9, .u32(2048)),
    ]
    let pairs: [UInt8] = [0x00, 0x0C, 0x00, 0x00, 0x04, 0x80, 0x00, 0x0C, 0x00, 0x00, 0x04, 0x80]
    let second: [(number: UInt8, value: FITValue)] = [
      (6, .raw(code: 2, [121, 122, 123, 124, 125, 126, 127, 128])), (10, .raw(code: 0x0D, pairs)),
    ]
    #expect(try rates([first, second]) == [120, 121, 122, 99, 124, 125, 126, 127, 128])
  }

  @Test func `knows no rate without a time`() throws {
    let message: [(number: UInt8, value: FITValue)] = [(6, .u8(120))]
    #expect(try rates([message]).filter { $0.isFinite } == [99])
  }
}
