import Exchange
import FITWriting
import Testing
import Training

/// Files of many activities, one behind the other or all in one.
struct FITChainTests {
  private static let start: UInt32 = 1_146_000_000

  /// Adds a run of a minute at 3 m/s to a file.
  private func write(to writer: inout FITWriter, from begin: UInt32, counting before: UInt32 = 0) {
    for step in 0...12 as ClosedRange<UInt32> {
      let second = step * 5
      writer.write(20, [(253, .u32(begin + second)), (5, .u32(before + second * 300))])
    }
    writer.write(
      18,
      [
        (253, .u32(begin + 60)), (2, .u32(begin)), (5, .enumeration(1)), (7, .u32(60_000)),
        (8, .u32(60_000)), (9, .u32(18_000)),
      ]
    )
  }

  @Test func `keeps the links of a chain apart, whatever their clocks say`() throws {
    var bytes: [UInt8] = []
    for late in [0, 30, 10] as [UInt32] {
      var writer = FITWriter()
      writer.write(0, [(0, .enumeration(4)), (4, .u32(Self.start + late))])
      write(to: &writer, from: Self.start + late)
      bytes += writer.file()
    }
    let runs = try RecordingFile.readAll(bytes).recordings
    #expect(runs.map(\.samples.count) == [13, 13, 13])
    #expect(runs.allSatisfy { $0.samples.distance.last == 180 })
    #expect(runs.map { $0.startedAt.instant.secondsSince1970 - 1_777_065_600 } == [0, 30, 10])
  }

  @Test func `reads many sessions of one file, each from its own zero`() throws {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(Self.start))])
    for number in 0..<300 as Range<UInt32> {
      write(to: &writer, from: Self.start + number * 100, counting: number * 18_000)
    }
    let runs = try RecordingFile.readAll(writer.file()).recordings
    #expect(runs.count == 300)
    #expect(runs.allSatisfy { $0.samples.count == 13 })
    #expect(runs.allSatisfy { $0.samples.distance.first == 0 && $0.samples.distance.last == 180 })
  }
}
