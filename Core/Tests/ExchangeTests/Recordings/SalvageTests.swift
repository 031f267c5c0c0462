import Exchange
import FITWriting
import Formats
import Foundation
import Screens
import Testing
import Training

struct SalvageTests {
  /// A run of twenty seconds as a watch writes it, with a lap, a session and an activity at its end.
  private static var run: FITWriter {
    let start: UInt32 = 1_073_001_600
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(start))])
    for second in 0...20 as ClosedRange<UInt32> {
      let place: [(number: UInt8, value: FITValue)] = [
        (253, .u32(start + second)), (5, .u32(300 * second)), (3, .u8(UInt8(120 + second))),
      ]
      writer.write(20, place)
    }
    writer.write(19, [(253, .u32(start + 20)), (2, .u32(start)), (7, .u32(20_000))])
    writer.write(
      18,
      [
        (253, .u32(start + 20)), (2, .u32(start)), (5, .enumeration(1)), (7, .u32(20_000)),
        (8, .u32(20_000)), (9, .u32(6000)),
      ]
    )
    writer.write(34, [(253, .u32(start + 20)), (0, .u32(20_000))])
    return writer
  }

  private static let gpx = Array(
    """
    <?xml version="1.0"?><gpx><trk><type>running</type><trkseg>
    <trkpt lat="48.1" lon="11.5"><ele>500</ele><time>2026-05-01T10:00:00Z</time></trkpt>
    <trkpt lat="48.1001" lon="11.5"><ele>501</ele><time>2026-05-01T10:00:04Z</time></trkpt>
    <trkpt lat="48.1002" lon="11.5001"><time>2026-05-01T10:00:08Z</time><hr>120</hr></trkpt>
    </trkseg></trk></gpx>
    """.utf8
  )

  private static let tcx = Array(
    """
    <TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2026-06-01T05:30:00Z</Id>
    <Lap StartTime="2026-06-01T05:30:00Z"><TotalTimeSeconds>4</TotalTimeSeconds>
    <DistanceMeters>12</DistanceMeters><Track>
    <Trackpoint><Time>2026-06-01T05:30:00Z</Time><DistanceMeters>0</DistanceMeters></Trackpoint>
    <Trackpoint><Time>2026-06-01T05:30:04Z</Time><DistanceMeters>12</DistanceMeters></Trackpoint>
    </Track></Lap>
    <Lap StartTime="2026-06-01T05:30:04Z"><TotalTimeSeconds>8</TotalTimeSeconds>
    <DistanceMeters>24</DistanceMeters><Track>
    <Trackpoint><Time>2026-06-01T05:30:08Z</Time><DistanceMeters>24</DistanceMeters></Trackpoint>
    <Trackpoint><Time>2026-06-01T05:30:12Z</Time><DistanceMeters>36</DistanceMeters></Trackpoint>
    </Track></Lap></Activity></Activities></TrainingCenterDatabase>
    """.utf8
  )

  /// Each moment as a line: when, how far, where, and the heart.
  private func moments(_ recording: Recording) -> [String] {
    let samples = recording.samples
    func reading(_ column: [Double], _ row: Int) -> String {
      column.isEmpty ? "nan" : "\(column[row])"
    }
    return samples.time.indices.map { row in
      let columns = [samples.distance, samples.latitude, samples.longitude, samples.heartRate]
      return columns.reduce("\(recording.startedAt.instant.secondsSince1970 + samples.time[row])") {
        $0 + " " + reading($1, row)
      }
    }
  }

  @Test(arguments: [run.file(), gpx, tcx])
  func `takes only moments of the whole file, wherever it is cut off`(bytes: [UInt8]) throws {
    let whole = try RecordingFile.read(bytes)
    #expect(try RecordingFile.salvage(bytes) == whole)
    var most = 0
    for count in 0..<bytes.count {
      let cut = Array(bytes[..<count])
      // White space behind the end is nobody's loss.
      if (try? RecordingFile.read(cut)) != nil { continue }
      guard let part = try? RecordingFile.salvage(cut) else { continue }
      #expect(part.damage != nil)
      #expect(Array(moments(whole).prefix(part.samples.count)) == moments(part), "\(count)")
      #expect(part.samples.count >= most, "\(count)")
      most = part.samples.count
    }
    #expect(most == whole.samples.count)
  }

  @Test(arguments: [run.file(), gpx, tcx])
  func `reads or refuses a file in which one byte is wrong`(bytes: [UInt8]) {
    var seed = Seed(7)
    for place in bytes.indices {
      var wrong = bytes
      wrong[place] ^= UInt8(1 + seed.below(255))
      guard let part = try? RecordingFile.salvage(wrong) else { continue }
      #expect(part.samples.count <= 40)
    }
  }

  @Test func `says what is missing of a FIT file that was cut off at its end`() throws {
    let bytes = Self.run.file()
    let part = try RecordingFile.salvage(Array(bytes.dropLast(3)))
    #expect(part.samples.count == 21)
    #expect(part.totals.distance == .meters(60))
    #expect(
      part.damage?.words()
        == "The last 3 bytes of the file are missing; the moments and the device's totals are whole."
    )
    let earlier = try RecordingFile.salvage(Array(bytes.prefix(170)))
    #expect(earlier.samples.count < 21)
    #expect(earlier.damage?.cause == .cutOff)
    #expect(earlier.damage?.lacksTotals == true)
    #expect(earlier.sport == .other)
  }

  @Test func `counts the missing seconds from a session that comes before the records`() throws {
    let start: UInt32 = 1_073_001_600
    var writer = FITWriter()
    writer.write(
      18,
      [
        (253, .u32(start)), (2, .u32(start)), (5, .enumeration(1)), (7, .u32(60_000)),
        (9, .u32(18_000)),
      ]
    )
    for second in 0...60 as ClosedRange<UInt32> {
      writer.write(20, [(253, .u32(start + second)), (5, .u32(300 * second))])
    }
    // Twelve records of nine bytes, and the checksum.
    let part = try RecordingFile.salvage(Array(writer.file().dropLast(2 + 12 * 9)))
    #expect(part.damage?.words() == "The last 12 s are missing.")
    #expect(part.damage?.words(in: .german) == "Die letzten 12 s fehlen.")
    #expect(part.damage?.label(in: .german) == "Ende fehlt")
  }

  @Test func `estimates the missing seconds from the bytes where no session tells them`() throws {
    let start: UInt32 = 1_073_001_600
    var writer = FITWriter()
    for second in 0...600 as ClosedRange<UInt32> {
      writer.write(20, [(253, .u32(start + second)), (5, .u32(300 * second))])
    }
    writer.messages += [UInt8](repeating: 0, count: 400)
    let part = try RecordingFile.salvage(Array(writer.file().dropLast(402 + 100 * 9)))
    #expect(
      part.damage?.words() == "About the last 1 min 40 s and the device's totals are missing."
    )
  }

  @Test func `takes the sport of a file without a session from its laps`() throws {
    var writer = FITWriter()
    writer.write(20, [(253, .u32(1_073_001_600)), (5, .u32(0))])
    writer.write(20, [(253, .u32(1_073_001_601)), (5, .u32(300))])
    writer.write(19, [(2, .u32(1_073_001_600)), (25, .enumeration(1))])
    let part = try RecordingFile.salvage(Array(writer.file().dropLast(2)))
    #expect(part.sport == .running)
    #expect(part.samples.count == 2)
  }

  @Test func `takes a file whose checksum is wrong, and says so`() throws {
    var bytes = Self.run.file()
    bytes[bytes.count - 1] ^= 0xFF
    #expect(throws: RecordingError.self) { try RecordingFile.read(bytes) }
    let part = try RecordingFile.salvage(bytes)
    #expect(part.samples.count == 21)
    #expect(
      part.damage?.words()
        == "The file's checksum is wrong, so some of its figures may be wrong too."
    )
  }

  @Test func `takes a file with a tail of garbage`() throws {
    let tail = [UInt8]("<html>not found</html>".utf8)
    for bytes in [Self.run.file(), Self.gpx, Self.tcx] {
      let whole = try RecordingFile.read(bytes)
      let part = try RecordingFile.salvage(bytes + tail)
      #expect(part.damage?.cause == .trailing)
      #expect(moments(part) == moments(whole))
      #expect(part.totals == whole.totals)
    }
  }

  @Test func `takes the first part of a chain whose second is damaged`() throws {
    let bytes = Self.run.file()
    let part = try RecordingFile.salvage(bytes + bytes.dropLast(40))
    #expect(moments(part) == moments(try RecordingFile.read(bytes)))
    #expect(
      part.damage?.words() == "A further part of the file can't be read; this part of it is whole."
    )
  }

  @Test func `takes a file that its device never finished`() throws {
    var bytes = Self.run.file()
    bytes.replaceSubrange(4..<8, with: [0, 0, 0, 0])
    let part = try RecordingFile.salvage(Array(bytes.dropLast(30)))
    #expect(part.samples.count == 21)
    #expect(part.damage?.cause == .cutOff)
  }

  @Test func `says where a track ends, and forgets the totals of a lap that is cut`() throws {
    let text = String(decoding: Self.tcx, as: UTF8.self)
    let end = try #require(text.range(of: "<Trackpoint><Time>2026-06-01T05:30:12Z"))
    let part = try RecordingFile.salvage(Array(text[..<end.lowerBound].utf8))
    #expect(part.samples.time == [0, 4, 8])
    #expect(part.laps.map { $0.distance } == [.meters(12), nil])
    #expect(part.totals == Recording.Totals())
    #expect(part.damage?.words() == "Whatever came after 0:08 and the device's totals are missing.")
    let track = String(decoding: Self.gpx, as: UTF8.self)
    let cut = try #require(track.range(of: "<hr>"))
    let other = try RecordingFile.salvage(Array(track[..<cut.lowerBound].utf8))
    #expect(other.samples.time == [0, 4])
    #expect(other.damage?.words() == "Whatever came after 0:04 is missing.")
  }

  @Test func `refuses what has no whole moment as it did before`() throws {
    for bytes in [[], [UInt8]("nonsense".utf8), Array(Self.run.file().prefix(20))] {
      let found = #expect(throws: RecordingError.self) { try RecordingFile.salvage(bytes) }
      let before = #expect(throws: RecordingError.self) { try RecordingFile.read(bytes) }
      #expect(found == before)
    }
  }

  @Test func `keeps what is missing with the activity`() throws {
    let part = try RecordingFile.salvage(Array(Self.run.file().dropLast(3)))
    let activity = Activity(part, sourceName: "cut.fit")
    var json = JSONWriter()
    activity.write(to: &json)
    let read = try Activity(try JSON.parse(json.bytes))
    #expect(read.summary.damage == part.damage && part.damage != nil)
    #expect(Recording.Damage(try #require(part.damage).text) == part.damage)
    let whole = Activity(try RecordingFile.read(Self.run.file()), sourceName: "run.fit")
    #expect(whole.richness > activity.richness)
    #expect(whole.summary.isSame(as: activity.summary))
  }

  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      "fit/run/activity-small-fenix2-run.fit", "fit/other/big_activity.fit",
      "fit/run/garmin-fenix-5-run.fit",
    ]
  )
  func `takes every whole moment of a real file that lost its last 17 bytes`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let whole = try RecordingFile.read(bytes)
    let part = try RecordingFile.salvage(Array(bytes.dropLast(17)))
    // Where the records come last, one of them is cut.
    #expect(moments(whole).starts(with: moments(part)))
    #expect(part.samples.count >= whole.samples.count - 1)
    #expect(part.totals == whole.totals)
    #expect(part.damage != nil)
  }

  @Test(.enabled(if: SharedData.isThere), arguments: SharedData.paths("fit"))
  func `reads or refuses every real FIT file, damaged or not`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let strict = try? RecordingFile.read(bytes)
    let part = try? RecordingFile.salvage(bytes)
    if let strict { #expect(part == strict) } else if let part { #expect(part.damage != nil) }
  }

  @Test(
    .enabled(if: SharedData.isThere),
    arguments: [
      ("activity-filecrc", .checksum), ("activity-unexpected-eof", .cutOff),
      ("activity-settings-corruptheader", .trailing),
    ] as [(String, Recording.Damage.Cause)]
  )
  func `takes as many moments of a damaged file as another reader`(
    name: String,
    cause: Recording.Damage.Cause
  ) throws {
    let path = "fit/invalid/\(name).fit"
    let part = try RecordingFile.salvage(try SharedData.bytes(path))
    #expect(Double(part.samples.count) == SharedData.truth[path]?["records"]["count"].number)
    #expect(part.damage?.cause == cause)
  }

  @Test func `keeps every whole activity of a TCX file, and what is left of the one that is cut`()
    throws
  {
    let text = String(decoding: Self.tcx, as: UTF8.self)
    let begin = try #require(text.range(of: "<Activity Sport"))
    let end = try #require(text.range(of: "</Activities>"))
    let activity = String(text[begin.lowerBound..<end.lowerBound])
    let other = activity.replacing("2026-06-01", with: "2026-06-02")
    let whole = text.replacing(activity, with: activity + other)
    #expect(try RecordingFile.salvageAll(Array(whole.utf8)).recordings.count == 2)
    let cut = try RecordingFile.salvageAll(Array(whole.utf8.dropLast(100))).recordings
    #expect(cut.map { $0.samples.count } == [4, 3])
    #expect(cut.map { $0.totals.distance } == [.meters(36), nil])
    #expect(cut.map { $0.damage?.cause } == [nil, .cutOff])
    // Cut within the head of the second: the first is whole, and says that others are not.
    let first = try #require(whole.range(of: "<Id>2026-06-02"))
    let head = try RecordingFile.salvageAll(Array(whole[..<first.upperBound].utf8)).recordings
    #expect(head.map { $0.totals.distance } == [.meters(36)])
    #expect(head.map { $0.damage?.cause } == [.furtherPart])
  }

  @Test func `keeps every whole track of a GPX file, and what is left of the one that is cut`()
    throws
  {
    let text = String(decoding: Self.gpx, as: UTF8.self)
    let begin = try #require(text.range(of: "<trk>"))
    let end = try #require(text.range(of: "</gpx>"))
    let track = String(text[begin.lowerBound..<end.lowerBound])
    let other = track.replacing("2026-05-01", with: "2026-05-02")
    let whole = text.replacing(track, with: track + other)
    let cut = try RecordingFile.salvageAll(Array(whole.utf8.dropLast(40))).recordings
    #expect(cut.map { $0.samples.count } == [3, 2])
    #expect(cut.map { $0.damage?.cause } == [nil, .cutOff])
  }

  @Test func `keeps every session of a FIT file, and what follows the last one`() throws {
    let start: UInt32 = 1_073_001_600
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(start))])
    for leg in 0..<3 as Range<UInt32> {
      let begin = start + leg * 100
      for second in 0..<100 as Range<UInt32> {
        writer.write(20, [(253, .u32(begin + second)), (5, .u32(300 * (leg * 100 + second)))])
      }
      guard leg < 2 else { break }
      writer.write(
        18,
        [
          (253, .u32(begin + 99)), (2, .u32(begin)), (5, .enumeration(leg == 0 ? 2 : 1)),
          (7, .u32(99_000)), (8, .u32(99_000)), (9, .u32(29_700)),
        ]
      )
    }
    // Ten records of nine bytes, and the checksum.
    let cut = try RecordingFile.salvageAll(Array(writer.file().dropLast(2 + 90))).recordings
    #expect(cut.map { $0.sport } == [.cycling, .running, .other])
    #expect(cut.map { $0.samples.count } == [100, 100, 90])
    #expect(cut.map { $0.totals.distance } == [.meters(297), .meters(297), nil])
    #expect(cut.map { $0.damage?.cause } == [nil, nil, .cutOff])
    #expect(cut.last?.damage?.lacksTotals == true)
    #expect(cut.last?.startedAt.instant.secondsSince1970 == 631_065_600 + Double(start + 200))
  }
}
