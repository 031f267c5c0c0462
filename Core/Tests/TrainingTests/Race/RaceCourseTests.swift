import Testing
import Training

/// The heights of a race's course, and the pace that follows them.
struct RaceCourseTests {
  private static let length = Distance.kilometers(10)

  /// A run of 10.1 km by its own count: five level kilometers, then up 4 % for the next, then level.
  private func samples(meters: Double = 10_100, hasHeights: Bool = true) -> Samples {
    var samples = Samples()
    for row in 0...1000 {
      let share = Double(row) / 1000
      samples.time.append(share * 3000)
      samples.distance.append(share * meters)
      let climbed = min(max(share * 10 - 5, 0), 1) * 40
      if hasHeights { samples.altitude.append(30 + climbed) }
    }
    return samples
  }

  private func plan(_ pacing: RaceSetup.Pacing = .even, _ course: RaceCourse?) -> RunPlan {
    var race = RaceSetup(
      name: "Hill",
      day: Day(daysSince1970: 20_723),
      distance: Self.length,
      target: .seconds(3000),
      pacing: pacing
    )
    race.course = course
    return RunPlan(race)
  }

  @Test func `stretches a recording to the length of the race`() throws {
    let course = try RaceCourse("hill.gpx", of: samples(), over: Self.length)
    #expect(course.stretches == 100 && course.spacing == .meters(100))
    #expect(course.altitudes[0] == 30 && course.altitudes[100] == 70)
    #expect(abs(course.altitude(at: 0.55) - 50) < 0.5)
    #expect(abs(course.grade(ofStretch: 55).fraction - 0.04) < 0.002)
    let climb = course.climb(from: 0.45, to: 0.65)
    #expect(abs(climb.up - 40) < 1 && climb.down == 0)
  }

  @Test func `fills what nobody measured between two heights`() throws {
    var samples = samples()
    for row in 520..<560 { samples.altitude[row] = .nan }
    let course = try RaceCourse("hill.gpx", of: samples, over: Self.length)
    #expect(abs(course.altitude(at: 0.54) - 46) < 1)
  }

  @Test func `refuses another course and one without heights`() {
    #expect(throws: RaceCourseError.otherLength(.meters(7000), race: Self.length)) {
      try RaceCourse("a", of: samples(meters: 7000), over: Self.length)
    }
    #expect(throws: RaceCourseError.noHeights) {
      try RaceCourse("a", of: samples(hasHeights: false), over: Self.length)
    }
  }

  @Test(arguments: RaceSetup.Pacing.allCases)
  func `is slower uphill, and sums to the target to the second`(pacing: RaceSetup.Pacing) throws {
    let course = try RaceCourse("hill.gpx", of: samples(), over: Self.length)
    let plan = plan(pacing, course)
    let splits = (1...10).compactMap { plan.plannedTime(ofSplit: $0, long: .kilometers(1)) }
    #expect(splits.count == 10 && splits.reduce(0, +) == 3000)
    // A grade of 4 % costs 15.2 % more than level ground.
    let factor = Grade.fraction(0.04).effortFactor
    #expect(abs(splits[5] / splits[4] - factor) < 0.03)
    let place = Distance.kilometers(5.5)
    let pace = try #require(plan.plannedPace(at: place)).secondsPerKilometer
    let time = try #require(plan.plannedTime(to: .kilometers(5.55)))
    let before = try #require(plan.plannedTime(to: .kilometers(5.45)))
    #expect(abs((time - before) * 10 - pace) < 3)
    #expect(plan.plannedTime(to: Self.length) == 3000)
  }

  @Test func `plans a level course as none`() throws {
    let level = try #require(
      RaceCourse("level", spacing: .meters(100), altitudes: Array(repeating: 5, count: 101))
    )
    let with = plan(.negative, level)
    let without = plan(.negative, nil)
    for kilometers in [0.5, 3, 7.25, 10] {
      let one = try #require(with.plannedTime(to: .kilometers(kilometers)))
      let other = try #require(without.plannedTime(to: .kilometers(kilometers)))
      #expect(abs(one - other) < 0.1)
    }
  }

  @Test func `follows the course when the pacing changes`() throws {
    let course = try RaceCourse("hill.gpx", of: samples(), over: Self.length)
    var changed = plan(.even, course)
    changed.race?.pacing = .negative
    #expect(changed == plan(.negative, course))
    changed.race?.course = nil
    #expect(changed == plan(.negative, nil))
  }
}
