import Exchange
import FITWriting
import Formats
import Testing
import Training

struct FITRecordingTests {
  /// 2024-01-01T00:00:00Z in FIT's seconds.
  private let newYear: UInt32 = 1_073_001_600

  private func record(
    _ seconds: UInt32,
    _ fields: [(number: UInt8, value: FITValue)]
  ) -> [(number: UInt8, value: FITValue)] {
    [(253, .u32(newYear + seconds))] + fields
  }

  private func timer(_ seconds: UInt32, _ type: UInt8) -> [(number: UInt8, value: FITValue)] {
    [(253, .u32(newYear + seconds)), (0, .enumeration(0)), (1, .enumeration(type))]
  }

  @Test func `takes the device's own distance, laps and totals`() throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(5, .u32(0)), (3, .u8(120)), (6, .u16(2500))]))
    writer.write(20, record(1, [(5, .u32(260)), (3, .u8(0)), (6, .u16(.max))]))
    writer.write(19, [(2, .u32(newYear)), (8, .u32(600)), (9, .u32(150))])
    writer.write(19, [(2, .u32(newYear + 1)), (8, .u32(900)), (9, .u32(110))])
    writer.write(
      18,
      [
        (2, .u32(newYear)), (5, .enumeration(1)), (7, .u32(1600)), (8, .u32(1500)),
        (9, .u32(260)), (11, .u16(3)),
      ]
    )
    var samples = Samples()
    samples.time = [0, 1]
    samples.distance = [0, 2.6]
    samples.heartRate = [120, .nan]
    samples.speed = [2.5, .nan]
    #expect(
      try RecordingFile.read(writer.file())
        == Recording(
          source: .fit,
          sport: .running,
          startedAt: LocalTime(secondsSince1970: 1_704_067_200),
          samples: samples,
          laps: [
            Recording.Lap(start: 0, distance: .meters(1.5), timer: .milliseconds(600)),
            Recording.Lap(start: 1, distance: .meters(1.1), timer: .milliseconds(900)),
          ],
          totals: Recording.Totals(
            distance: .meters(2.6),
            timer: .milliseconds(1500),
            elapsed: .milliseconds(1600),
            kilocalories: 3
          )
        )
    )
  }

  @Test(
    arguments: [
      (1, 0, .running, nil), (1, 1, .running, "treadmillRunning"),
      (1, 3, .running, "trailRunning"), (1, 4, .running, "trackRunning"), (1, 99, .running, nil),
      (4, 1, .running, "treadmillRunning"), (0, 45, .running, "indoorRunning"),
      (2, 8, .cycling, "mountainBiking"), (21, 28, .cycling, "eBiking"),
      (17, 0, .walking, "hiking"), (13, 0, .other, "alpineSkiing"),
      (4, 14, .other, "indoorRowing"), (37, 0, .other, "standUpPaddleboarding"),
      (10, 20, .other, "strengthTraining"), (10, 0, .other, "training"), (254, 0, .other, nil),
    ] as [(UInt8, UInt8, Recording.Sport, String?)]
  )
  func `names a sport more closely where the file does`(
    number: UInt8,
    closer: UInt8,
    sport: Recording.Sport,
    kind: String?
  ) throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(3, .u8(120))]))
    writer.write(
      18,
      [(2, .u32(newYear)), (5, .enumeration(number)), (6, .enumeration(closer)), (7, .u32(1000))]
    )
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.sport == sport)
    #expect(recording.kind == kind)
    let summary = Activity(recording, sourceName: "a.fit").summary
    #expect(summary.kind == kind ?? sport.rawValue)
  }

  @Test func `prefers the enhanced reading in every row that has one`() throws {
    var writer = FITWriter()
    let both: [(number: UInt8, value: FITValue)] = [
      (2, .u16(2521)), (6, .u16(3000)), (73, .u32(3100)), (78, .u32(3000)),
    ]
    writer.write(20, record(0, both))
    writer.write(
      20,
      record(1, [(2, .u16(2521)), (6, .u16(3000)), (73, .u32(.max)), (78, .u32(.max))])
    )
    let samples = try RecordingFile.read(writer.file()).samples
    #expect(samples.altitude == [100, 4.2])
    #expect(samples.speed == [3.1, 3])
  }

  @Test func `finds pauses between a stop and the start after it`() throws {
    var writer = FITWriter()
    writer.write(21, timer(0, 0))
    writer.write(20, record(0, [(3, .u8(100))]))
    writer.write(21, timer(10, 1))
    writer.write(21, timer(12, 4))
    writer.write(21, timer(15, 0))
    writer.write(21, timer(16, 0))
    writer.write(21, timer(20, 4))
    writer.write(21, timer(30, 0))
    writer.write(21, [(253, .u32(newYear + 33)), (0, .enumeration(9)), (1, .enumeration(4))])
    writer.write(20, record(40, [(3, .u8(100))]))
    writer.write(21, timer(40, 4))
    #expect(try RecordingFile.read(writer.file()).pauses == [10..<15, 20..<30])
  }

  @Test(arguments: [1, 4, 8, 9] as [UInt8])
  func `takes every kind of stop for one`(type: UInt8) throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(3, .u8(100))]))
    writer.write(21, timer(300, type))
    writer.write(21, timer(600, 0))
    writer.write(20, record(900, [(3, .u8(100))]))
    #expect(try RecordingFile.read(writer.file()).pauses == [300..<600])
  }

  @Test(arguments: [(300, 600), (598, 598), (700, 700)] as [(UInt32, Int)])
  func `believes a timer that can be true`(seconds: UInt32, moving: Int) throws {
    // A watch wrote the timer of its whole laps, and ran on without a stop.
    var writer = FITWriter()
    for step in 0...120 as ClosedRange<UInt32> {
      writer.write(20, record(step * 5, [(5, .u32(step * 1500))]))
    }
    let times: [(number: UInt8, value: FITValue)] = [
      (7, .u32(max(seconds, 600) * 1000)), (8, .u32(seconds * 1000)), (9, .u32(180_000)),
    ]
    writer.write(18, [(2, .u32(newYear)), (5, .enumeration(1))] + times)
    let activity = Activity(try RecordingFile.read(writer.file()), sourceName: "a.fit")
    #expect(activity.summary.moving == .seconds(moving))
    #expect(activity.splits.map(\.distance) == [.meters(1000), .meters(800)])
  }

  @Test func `doubles the strides of one foot with their fraction`() throws {
    var writer = FITWriter()
    writer.write(18, [(2, .u32(newYear)), (5, .enumeration(1))])
    writer.write(20, record(0, [(4, .u8(79)), (53, .u8(64))]))
    writer.write(20, record(1, [(4, .u8(80)), (53, .u8(.max))]))
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.samples.cadence == [159, 160])
    #expect(recording.cadenceOrigin == .strides)
  }

  @Test func `doubles again what is too slow for a run, but not for a walk`() throws {
    func cadence(of sport: UInt8, metersPerSecond: UInt16) throws -> Recording {
      var writer = FITWriter()
      writer.write(18, [(2, .u32(newYear)), (5, .enumeration(sport))])
      for second in 0..<5 as Range<UInt32> {
        writer.write(20, record(second, [(4, .u8(43)), (6, .u16(metersPerSecond * 1000))]))
      }
      return try RecordingFile.read(writer.file())
    }
    #expect(try cadence(of: 1, metersPerSecond: 3).samples.cadence.first == 172)
    #expect(try cadence(of: 1, metersPerSecond: 3).cadenceOrigin == .slowStrides)
    #expect(try cadence(of: 1, metersPerSecond: 1).samples.cadence.first == 86)
    #expect(try cadence(of: 11, metersPerSecond: 3).samples.cadence.first == 86)
    #expect(try cadence(of: 2, metersPerSecond: 9).samples.cadence.first == 43)
    #expect(try cadence(of: 2, metersPerSecond: 9).cadenceOrigin == .revolutions)
  }

  @Test func `takes the longest run of several sports with what is its own`() throws {
    var writer = FITWriter()
    // The totals come first here, and the distance is counted through all sports.
    for (start, sport, length, distance) in [
      (0, 5, 90_000, 100), (100, 1, 50_000, 200), (200, 2, 900_000, 300), (300, 1, 60_000, 250),
    ] as [(UInt32, UInt8, UInt32, UInt32)] {
      writer.write(
        18,
        [
          (2, .u32(newYear + start)), (5, .enumeration(sport)), (8, .u32(length)),
          (9, .u32(distance * 100)),
        ]
      )
      writer.write(19, [(2, .u32(newYear + start)), (9, .u32(distance * 100))])
    }
    writer.write(21, timer(110, 4))
    writer.write(21, timer(120, 0))
    writer.write(21, timer(310, 4))
    writer.write(21, timer(320, 0))
    for (second, centimeters) in [
      (0, 100), (99, 9_990), (299, 59_900), (300, 60_010), (330, 85_000),
    ] as [(UInt32, UInt32)] {
      writer.write(20, record(second, [(5, .u32(centimeters))]))
    }
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.startedAt.instant.secondsSince1970 == 1_704_067_500)
    #expect(recording.sport == .running)
    #expect(recording.samples.time == [0, 30])
    #expect(recording.samples.distance == [0.1, 250])
    #expect(recording.laps == [Recording.Lap(start: 0, distance: .meters(250))])
    #expect(recording.pauses == [10..<20])
    #expect(recording.totals.distance == .meters(250))
  }

  @Test func `takes the longest session where nobody ran`() throws {
    var writer = FITWriter()
    for (start, sport, length) in [(0, 2, 10), (20, 5, 30)] as [(UInt32, UInt8, UInt32)] {
      writer.write(
        18,
        [(2, .u32(newYear + start)), (5, .enumeration(sport)), (8, .u32(length * 1000))]
      )
      writer.write(20, record(start, [(3, .u8(100))]))
    }
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.sport == .swimming)
    #expect(recording.samples.count == 1)
  }

  @Test func `knows no totals without a session`() throws {
    var writer = FITWriter()
    writer.write(12, [(0, .enumeration(1))])
    writer.write(20, record(5, [(3, .u8(100))]))
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.totals == Recording.Totals())
    #expect(recording.sport == .running)
    #expect(recording.startedAt.instant.secondsSince1970 == 1_704_067_205)
  }

  @Test func `keeps the totals of a session without records`() throws {
    var writer = FITWriter()
    writer.write(18, [(2, .u32(newYear)), (5, .enumeration(1)), (9, .u32(500_000))])
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.samples == Samples())
    #expect(recording.totals == Recording.Totals(distance: .kilometers(5)))
  }

  @Test(arguments: [[], [(2, .u16(2500))]] as [[(number: UInt8, value: FITValue)]])
  func `takes the device's own ascent, with heights and without`(
    heights: [(number: UInt8, value: FITValue)]
  ) throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(3, .u8(100))] + heights))
    writer.write(20, record(60, [(3, .u8(100))] + heights))
    writer.write(
      18,
      [(2, .u32(newYear)), (5, .enumeration(1)), (7, .u32(60_000)), (22, .u16(85))]
    )
    let activity = Activity(try RecordingFile.read(writer.file()), sourceName: "a.fit")
    #expect(activity.summary.ascent == .meters(85))
  }

  @Test func `sorts records that a device wrote out of order`() throws {
    var writer = FITWriter()
    for second in [3, 1, 2, 2] as [UInt32] {
      writer.write(20, record(second, [(3, .u8(UInt8(100 + second)))]))
    }
    writer.write(18, [(2, .u32(newYear)), (8, .u32(4000))])
    let samples = try RecordingFile.read(writer.file()).samples
    #expect(samples.time == [1, 2, 2, 3])
    #expect(samples.heartRate == [101, 102, 102, 103])
  }

  @Test func `leaves out what a broken clock says`() throws {
    var writer = FITWriter()
    writer.write(20, [(253, .u32(77)), (3, .u8(99))])
    writer.write(20, record(0, [(3, .u8(100))]))
    writer.write(20, [(253, .u32(4_000_000_000)), (3, .u8(101))])
    writer.write(20, record(1, [(3, .u8(102))]))
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.samples.heartRate == [100, 102])
    writer.write(18, [(2, .u32(12)), (8, .u32(4000))])
    #expect(try RecordingFile.read(writer.file()).startedAt == recording.startedAt)
  }

  @Test func `tells the runner's clock and body`() throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(3, .u8(100))]))
    writer.write(34, [(253, .u32(newYear + 60)), (5, .u32(newYear + 60 + 20_700))])
    writer.write(
      3,
      [
        (1, .enumeration(0)), (2, .u8(41)), (4, .u16(623)), (8, .u8(51)), (9, .u8(186)),
        (11, .u8(190)),
      ]
    )
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.startedAt.offset?.minutes == 345)
    #expect(
      recording.runner
        == Runner(
          age: 41,
          maxHeartRate: .beatsPerMinute(186),
          restingHeartRate: .beatsPerMinute(51),
          kilograms: 62.3,
          sex: .female
        )
    )
  }

  @Test func `does not believe a body that cannot be`() throws {
    var writer = FITWriter()
    writer.write(20, record(0, [(3, .u8(100)), (0, .s32(1_500_000_000)), (1, .s32(0))]))
    writer.write(3, [(2, .u8(1)), (4, .u16(0)), (8, .u8(0))])
    writer.write(34, [(253, .u32(newYear)), (5, .u32(newYear + 86_400))])
    let recording = try RecordingFile.read(writer.file())
    #expect(recording.runner == nil)
    #expect(recording.startedAt.offset == nil)
    #expect(recording.samples.latitude == [])
  }

  @Test func `takes a developer's field for the one that it stands for`() throws {
    var writer = FITWriter()
    writer.write(
      206,
      [
        (0, .u8(0)), (1, .u8(3)), (2, .u8(0x84)), (3, .text("Power")), (14, .u16(20)),
        (15, .u8(7)),
      ]
    )
    writer.write(20, record(0, [(3, .u8(100))]), developer: [(3, 0, .u16(251))])
    #expect(try RecordingFile.read(writer.file()).samples.power == [251])
  }

  @Test func `refuses what is no recording and says why`() {
    var workout = FITWriter()
    workout.write(0, [(0, .enumeration(5))])
    #expect(throws: RecordingError.nothingRecorded(.fit, offset: 0)) {
      try RecordingFile.read(workout.file())
    }
    #expect(throws: RecordingError.unknownFormat(offset: 0)) { try RecordingFile.read([]) }
    #expect(throws: RecordingError.fit(.cutOff(promised: 14, available: 2, offset: 4))) {
      try RecordingFile.read(Array(workout.file(promises: 12).prefix(16)))
    }
  }

  @Test(
    arguments: [
      (1, 3113, "Garmin Forerunner 945"), (1, 3441, "Garmin Forerunner 945"),
      (1, 1551, "Garmin fenix"), (1, 3596, "Garmin Venu Sq Music"), (1, 1, "Garmin"),
      (294, 3113, "COROS"),
    ] as [(UInt16, UInt16, String)]
  )
  func `names Garmin's products by their numbers`(maker: UInt16, product: UInt16, name: String)
    throws
  {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (1, .u16(maker)), (2, .u16(product))])
    writer.write(20, record(0, [(3, .u8(120))]))
    writer.write(20, record(1, [(3, .u8(120))]))
    let activity = Activity(try RecordingFile.read(writer.file()), sourceName: "a.fit")
    #expect(activity.summary.sourceName == name)
  }

  @Test(
    arguments: [
      (1, nil, "Garmin"), (1, "Edge 530", "Garmin Edge 530"), (32, "Wahoo ELEMNT", "Wahoo ELEMNT"),
      (60_000, "Sport Watch", "Sport Watch"), (255, nil, "a.fit"),
    ] as [(UInt16, String?, String)]
  )
  func `says what recorded it`(maker: UInt16, product: String?, name: String) throws {
    var writer = FITWriter()
    var identity: [(number: UInt8, value: FITValue)] = [(0, .enumeration(4)), (1, .u16(maker))]
    if let product { identity.append((8, .text(product))) }
    writer.write(0, identity)
    writer.write(20, record(0, [(3, .u8(120))]))
    writer.write(20, record(1, [(3, .u8(120))]))
    let activity = Activity(try RecordingFile.read(writer.file()), sourceName: "a.fit")
    #expect(activity.summary.sourceName == name)
  }
}
