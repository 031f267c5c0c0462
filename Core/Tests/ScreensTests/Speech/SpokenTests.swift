import Screens
import Testing
import Training

struct SpokenTests {
  @Test(arguments: [
    (0, "zero"), (1, "one"), (10, "ten"), (11, "eleven"), (19, "nineteen"), (20, "twenty"),
    (21, "twenty-one"), (42, "forty-two"), (90, "ninety"), (99, "ninety-nine"),
    (100, "one hundred"), (105, "one hundred and five"), (151, "one hundred and fifty-one"),
    (219, "two hundred and nineteen"), (999, "nine hundred and ninety-nine"),
    (1000, "one thousand"), (1005, "one thousand and five"),
    (1609, "one thousand six hundred and nine"), (2026, "two thousand and twenty-six"),
    (42195, "forty-two thousand one hundred and ninety-five"), (100_000, "one hundred thousand"),
    (999_999, "nine hundred and ninety-nine thousand nine hundred and ninety-nine"),
    (1_234_567, "one two three four five six seven"), (-7, "minus seven"),
  ])
  func `says numbers`(value: Int, words: String) {
    #expect(Spoken.number(value) == words)
  }

  @Test func `says every number below a million with a name of its own`() {
    var names: Set<String> = []
    for value in stride(from: 0, through: 999_999, by: 37) {
      names.insert(Spoken.number(value))
    }
    #expect(names.count == 999_999 / 37 + 1)
  }

  @Test(arguments: [
    (1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (8, "eighth"),
    (9, "ninth"), (12, "twelfth"), (20, "twentieth"), (21, "twenty-first"), (40, "fortieth"),
    (100, "one hundredth"), (105, "one hundred and fifth"),
  ])
  func `says places in a row`(value: Int, words: String) {
    #expect(Spoken.ordinal(value) == words)
  }

  @Test(arguments: [
    (5.2, "five point two"), (5.0, "five"), (5.04, "five"), (5.05, "five point one"),
    (0.3, "zero point three"), (12.96, "thirteen"), (-1.5, "minus one point five"),
    (-0.01, "zero"), (.nan, "zero"),
  ])
  func `says decimals`(value: Double, words: String) {
    #expect(Spoken.decimal(value) == words)
  }

  @Test(arguments: [
    (312.0, "five twelve per kilometre"), (245.0, "four oh-five per kilometre"),
    (360.0, "six minutes flat per kilometre"), (299.5, "five minutes flat per kilometre"),
    (299.4, "four fifty-nine per kilometre"), (630.0, "ten thirty per kilometre"),
    (60.0, "one minute flat per kilometre"),
  ])
  func `says paces`(seconds: Double, words: String) {
    #expect(Spoken.pace(.secondsPerKilometer(seconds), units: .metric) == words)
  }

  @Test func `says paces per mile`() {
    #expect(
      Spoken.pace(.secondsPerKilometer(312), units: .imperial) == "eight twenty-two per mile"
    )
  }

  @Test(arguments: [
    (0, "zero seconds"), (1, "one second"), (48, "forty-eight seconds"), (60, "one minute"),
    (61, "one minute and one second"), (300, "five minutes"),
    (3117, "fifty-one minutes and fifty-seven seconds"), (3600, "one hour"),
    (3725, "one hour, two minutes and five seconds"), (3605, "one hour and five seconds"),
    (7380, "two hours and three minutes"),
    (18000, "five hours"),
  ])
  func `says times`(seconds: Int, words: String) {
    #expect(Spoken.duration(.seconds(seconds)) == words)
  }

  @Test(arguments: [
    (312, "five twelve"), (304, "five oh-four"), (300, "five minutes flat"),
    (48, "forty-eight seconds"), (3600, "one hour"), (0, "zero seconds"),
  ])
  func `says splits`(seconds: Int, words: String) {
    #expect(Spoken.shortDuration(.seconds(seconds)) == words)
  }

  @Test(arguments: [
    (5000.0, UnitSystem.metric, "five kilometres"), (5004, .metric, "five kilometres"),
    (5210, .metric, "five point two kilometres"), (1000, .metric, "one kilometre"),
    (1500, .metric, "one point five kilometres"), (400, .metric, "four hundred metres"),
    (437, .metric, "four hundred and forty metres"),
    (994, .metric, "nine hundred and ninety metres"),
    (996, .metric, "one kilometre"), (4, .metric, "four metres"), (0, .metric, "zero metres"),
    (1609.344, .imperial, "one mile"), (5214.27, .imperial, "three point two miles"),
    (500, .imperial, "zero point three miles"), (200, .imperial, "two hundred and twenty yards"),
    (42195, .imperial, "twenty-six point two miles"),
  ])
  func `says distances`(meters: Double, units: UnitSystem, words: String) {
    #expect(Spoken.distance(.meters(meters), units: units) == words)
  }

  @Test func `says beats, steps and gaps`() {
    #expect(
      Spoken.heartRate(.beatsPerMinute(151.2)) == "one hundred and fifty-one beats per minute"
    )
    #expect(
      Spoken.cadence(.stepsPerMinute(172)) == "one hundred and seventy-two steps per minute"
    )
    #expect(Spoken.gap(secondsPerKilometer: 8, units: .metric) == "eight seconds per kilometre")
    #expect(Spoken.gap(secondsPerKilometer: -1, units: .metric) == "one second per kilometre")
    #expect(Spoken.gap(secondsPerKilometer: 5, units: .imperial) == "eight seconds per mile")
    #expect(
      Spoken.gap(secondsPerKilometer: 0.2, units: .metric) == "less than a second per kilometre"
    )
    #expect(
      Spoken.gap(secondsPerKilometer: 65, units: .metric)
        == "one minute and five seconds per kilometre"
    )
  }
}
