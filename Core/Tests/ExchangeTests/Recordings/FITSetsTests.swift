import Exchange
import FITWriting
import Testing
import Training

struct FITSetsTests {
  private static let start: UInt32 = 1_146_000_000

  private static func file(_ sets: [[(number: UInt8, value: FITValue)]]) -> [UInt8] {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4)), (4, .u32(start))])
    for set in sets { writer.write(225, set) }
    writer.write(264, [(0, .u16(35)), (1, .u16(500)), (2, .text("Bear crawl"))])
    writer.write(
      18,
      [
        (253, .u32(start + 3600)), (2, .u32(start)), (5, .enumeration(10)), (6, .enumeration(20)),
        (7, .u32(3_600_000)), (8, .u32(3_500_000)),
      ]
    )
    return writer.file()
  }

  private static func set(
    _ second: UInt32,
    seconds: UInt32,
    reps: UInt16 = .max,
    weight: UInt16 = .max,
    type: UInt8 = 1,
    category: UInt16 = .max,
    exercise: UInt16 = .max,
    unit: UInt16 = 1
  ) -> [(number: UInt8, value: FITValue)] {
    [
      (254, .u32(start + second + seconds)), (0, .u32(seconds * 1000)), (3, .u16(reps)),
      (4, .u16(weight)), (5, .enumeration(type)), (6, .u32(start + second)),
      (7, .u16s([category, .max])), (8, .u16s([exercise, .max])), (9, .u16(unit)),
    ]
  }

  @Test func `makes a workout of the sets that a watch counted`() throws {
    let contents = try RecordingFile.readAll(
      Self.file([
        Self.set(60, seconds: 40, reps: 8, weight: 80 * 16, category: 0, exercise: 1),
        Self.set(100, seconds: 90, type: 0),
        Self.set(190, seconds: 40, reps: 5, weight: 1343, category: 28, exercise: 6, unit: 2),
        Self.set(300, seconds: 60, weight: 0, category: 19),
        Self.set(400, seconds: 30, reps: 12, weight: 1282, category: 35, exercise: 500),
        Self.set(500, seconds: 30, reps: 9),
        Self.set(600, seconds: 30, reps: 9, category: 65_534),
        Self.set(700, seconds: 0),
      ])
    )
    #expect(contents.recordings.count == 1)
    let workout = try #require(contents.workouts.first)
    #expect(contents.workouts.count == 1)
    #expect(workout.name == "Strength training")
    #expect(workout.program == "fit")
    #expect(workout.elapsed == .seconds(3500))
    #expect(
      workout.startedAt.instant == contents.recordings.first?.startedAt.instant
    )
    #expect(
      workout.sets.map(\.exercise) == [
        "Barbell bench press", "Barbell back squat", "Plank", "Bear crawl", "Unnamed exercise",
        "Unnamed exercise",
      ]
    )
    #expect(workout.sets.map(\.reps) == [8, 5, nil, 12, 9, 9])
    #expect(workout.sets.map(\.seconds) == [40, 40, 60, 30, 30, 30])
    #expect(workout.sets.map(\.rest) == [90, nil, nil, nil, nil, nil])
    #expect(
      workout.sets.map(\.result.load) == [
        LoadEntry(.external, 80, .kilograms), LoadEntry(.external, 185, .pounds), nil,
        LoadEntry(.external, 80.1, .kilograms), nil, nil,
      ]
    )
  }

  @Test func `has no workout where nothing was counted`() throws {
    #expect(try RecordingFile.readAll(Self.file([])).workouts.isEmpty)
  }

  @Test func `keeps exercises apart that the profile does not name`() throws {
    let contents = try RecordingFile.readAll(
      Self.file([
        Self.set(60, seconds: 40, reps: 8, category: 7, exercise: 900),
        Self.set(160, seconds: 40, reps: 8, category: 7, exercise: 901),
        Self.set(260, seconds: 40, reps: 8, category: 36, exercise: 4),
      ])
    )
    #expect(contents.workouts.first?.sets.map(\.exercise) == ["Curl 900", "Curl 901", "Pose 4"])
  }
}
