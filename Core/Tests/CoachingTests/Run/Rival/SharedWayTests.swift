@testable import Coaching
import Testing
import Training

/// Two who run the same way, whose watches measure it differently.
struct SharedWayTests {
  /// A corner of a park: one kilometer north, one east, and the same way back.
  private func place(_ meters: Double) -> Coordinate {
    let out = meters <= 2000 ? meters : 4000 - meters
    let north = min(out, 1000)
    let east = max(0, out - 1000)
    return Coordinate(latitude: 52.5 + north / 111_270, longitude: 13.4 + east / 67_900)
  }

  /// A rival over the four kilometers at five minutes each, whose watch measured more than there is.
  private func rival(measuring share: Double = 1) throws -> Rival {
    let marks = (1...400).map { Double($0) * 10 }
    return try #require(
      Rival(
        "Sunday",
        meters: marks.map { $0 * share },
        seconds: marks.map { $0 * 0.3 },
        places: marks.map { place($0) }
      )
    )
  }

  /// The standing at the end of so many meters at a speed, by a watch that measures a share of them.
  private func standing(
    against rival: Rival,
    meters: Double,
    speed: Double,
    measuring share: Double = 1,
    at place: (Double) -> Coordinate?
  ) -> RivalStanding? {
    var watch = RivalWatch(rival, units: .metric)
    for second in 1...Int(meters / speed) {
      let come = Double(second) * speed
      var metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(second),
        distance: .meters(come * share)
      )
      metrics.state = .running
      metrics.position = place(come)
      _ = watch.cues(in: metrics)
    }
    return watch.standing
  }

  @Test func `compares two at the same place, whatever their watches measured`() throws {
    let rival = try rival(measuring: 1.02)
    let own = try #require(
      standing(against: rival, meters: 3600, speed: 4, measuring: 0.99) { place($0) }
    )
    // At 3,600 m the rival had run 18 minutes; the runner has run 15.
    #expect(abs(own.seconds - 180) <= 3, "\(own)")
    // By distance alone three percent are lost: that of half a minute.
    let blind = try #require(
      standing(against: rival, meters: 3600, speed: 4, measuring: 0.99) { _ in nil }
    )
    #expect(own.seconds - blind.seconds > 25, "\(blind)")
  }

  @Test func `is finished where the rival was finished`() throws {
    let rival = try rival(measuring: 1.02)
    let own = try #require(standing(against: rival, meters: 4000, speed: 4) { place($0) })
    #expect(own.isOver || abs(own.seconds - 200) <= 3, "\(own)")
    let blind = try #require(standing(against: rival, meters: 4000, speed: 4) { _ in nil })
    #expect(!blind.isOver)
  }

  @Test func `keeps what it has learned where no position comes`() throws {
    let rival = try rival(measuring: 1.03)
    let own = try #require(
      standing(against: rival, meters: 3600, speed: 4) { $0 < 2400 ? place($0) : nil }
    )
    #expect(abs(own.seconds - 180) <= 12, "\(own)")
  }

  @Test func `does not take the way back for the way out, nor another way for this one`() throws {
    let rival = try rival()
    let turning = try #require(standing(against: rival, meters: 2300, speed: 4) { place($0) })
    #expect(abs(turning.seconds - 115) <= 3, "\(turning)")
    let elsewhere = try #require(
      standing(against: rival, meters: 2300, speed: 4) { come in
        let there = place(come)
        return Coordinate(latitude: there.latitude + 0.01, longitude: there.longitude)
      }
    )
    #expect(abs(elsewhere.seconds - 115) <= 1, "\(elsewhere)")
  }

  @Test func `counts the laps of a track one by one`() throws {
    // 400 m as a square, five times around.
    func lap(_ meters: Double) -> Coordinate {
      let along = meters.truncatingRemainder(dividingBy: 400)
      let (side, rest) = (Int(along / 100), along.truncatingRemainder(dividingBy: 100))
      let (north, east) = [(rest, 0), (100, rest), (100 - rest, 100), (0, 100 - rest)][side]
      return Coordinate(latitude: 52.5 + north / 111_270, longitude: 13.4 + east / 67_900)
    }
    let marks = (1...500).map { Double($0) * 4 }
    let rival = try #require(
      Rival("track", meters: marks, seconds: marks.map { $0 * 0.25 }, places: marks.map { lap($0) })
    )
    let own = try #require(
      standing(against: rival, meters: 1900, speed: 4.2, measuring: 1.02) { lap($0) }
    )
    #expect(abs(own.seconds - (1900 * 0.25 - 1900 / 4.2)) <= 3, "\(own)")
  }

  @Test func `knows the way of a recording`() throws {
    let recording = SimulatedScenario.gpsGap5K.recording(seed: Seed(1))
    let rival = try #require(Rival("gap", of: recording))
    #expect(rival.places.count == rival.meters.count && rival.places.count > 100)
  }
}
