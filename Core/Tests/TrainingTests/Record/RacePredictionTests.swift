import Testing
import Training

/// Definitions 15 and 16 of the running definitions, their vectors.
struct RacePredictionTests {
  private static let half = 21_097.5
  private static let marathon = 42_195.0

  private func effort(_ meters: Double, _ minutes: Int, _ seconds: Int) -> BestEffort {
    BestEffort(distance: .meters(meters), duration: .seconds(minutes * 60 + seconds))
  }

  @Test func `gives Riegel's times`() {
    func riegel(_ meters: Double, _ from: BestEffort) -> Int {
      Int(RacePrediction.riegel(.meters(meters), from: from).components.seconds)
    }
    func clock(_ h: Int, _ m: Int, _ s: Int) -> Int { h * 3600 + m * 60 + s }
    #expect(abs(riegel(Self.marathon, effort(5000, 20, 0)) - clock(3, 11, 49)) <= 1)
    #expect(abs(riegel(Self.half, effort(10_000, 40, 0)) - clock(1, 28, 15)) <= 1)
    #expect(abs(riegel(Self.marathon, effort(10_000, 45, 30)) - clock(3, 29, 19)) <= 1)
    #expect(abs(riegel(Self.marathon, effort(Self.half, 94, 8)) - clock(3, 16, 16)) <= 1)
  }

  @Test(arguments: [
    (5000.0, 20, 0, 49.81), (5000, 25, 0, 38.31), (10_000, 40, 0, 51.94), (10_000, 50, 0, 40.01),
    (21_097.5, 90, 0, 50.98), (42_195, 180, 0, 53.53), (42_195, 240, 0, 37.90),
  ])
  func `gives the oxygen of Daniels and Gilbert`(
    meters: Double,
    minutes: Int,
    seconds: Int,
    oxygen: Double
  ) {
    #expect(abs(RacePrediction.oxygen(of: effort(meters, minutes, seconds)) - oxygen) < 0.005)
  }

  @Test func `shows a range, not one number`() throws {
    let prediction = try #require(
      RacePrediction(of: .meters(Self.half), from: effort(10_000, 40, 0))
    )
    #expect(prediction.fastest < prediction.slowest)
    let equal = RacePrediction.time(of: .meters(Self.marathon), oxygen: 51.94)
    #expect(abs((equal ?? .zero).components.seconds - (3 * 3600 + 4 * 60 + 38)) <= 2)
  }

  @Test func `refuses to reach farther than four times`() {
    #expect(RacePrediction(of: .meters(Self.marathon), from: effort(5000, 20, 0)) == nil)
    #expect(RacePrediction(of: .meters(Self.half), from: effort(5000, 20, 0)) == nil)
    #expect(RacePrediction(of: .meters(10_000), from: effort(5000, 20, 0)) != nil)
  }
}
