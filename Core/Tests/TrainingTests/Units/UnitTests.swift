import Testing
import Training

struct UnitTests {
  @Test func `a mile is the international mile`() {
    #expect(Distance.miles(1).meters == 1609.344)
    #expect(Distance.meters(1609.344).miles == 1)
    #expect(UnitSystem.imperial.splitDistance == .miles(1))
    #expect(UnitSystem.metric.splitDistance == .kilometers(1))
  }

  @Test func `a pace is time through distance`() {
    #expect(Pace(covering: .kilometers(10), in: .seconds(3000))?.secondsPerKilometer == 300)
    #expect(Pace.secondsPerKilometer(250).secondsPerMile == 402.336)
  }

  @Test func `somebody who stands has no pace`() {
    #expect(Pace(.metersPerSecond(0)) == nil)
    #expect(Pace(covering: .zero, in: .seconds(5)) == nil)
    #expect(Pace(covering: .meters(5), in: .zero) == nil)
  }

  @Test func `a faster pace is less`() {
    #expect(Pace.secondsPerKilometer(290) < .secondsPerKilometer(300))
    #expect(Pace.secondsPerKilometer(250).speed == .metersPerSecond(4))
  }

  @Test func `a duration keeps its fraction as seconds`() {
    #expect(Duration.milliseconds(1_250).inSeconds == 1.25)
    #expect(Duration.seconds(3_000_000_000).inSeconds == 3e9)
    #expect(Duration.milliseconds(1_800_500).inSeconds == 1800.5)
  }

  @Test func `a seed always gives the same numbers`() {
    // The first outputs of SplitMix64 from the state 1234567, as published with the algorithm.
    var seed = Seed(1_234_567)
    #expect(
      [seed.next(), seed.next(), seed.next()]
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    )
  }

  @Test func `a fraction is at least 0 and below 1`() {
    var seed = Seed(7)
    #expect((0..<10_000).allSatisfy { _ in (0..<1).contains(seed.fraction()) })
  }

  @Test func `rounds seconds to the millisecond that a Double would name`() {
    for seconds in [0, -0.0004, 0.0005, 1.5, -3.25, 123_456.789, 9e12, 1e13] {
      #expect(Duration(roundedSeconds: seconds) == .milliseconds((seconds * 1000).rounded()))
    }
  }
}
