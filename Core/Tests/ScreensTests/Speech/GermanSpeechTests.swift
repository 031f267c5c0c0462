import Coaching
import Screens
import Testing
import Training

/// German figures, for the eye and for a voice.
struct GermanSpeechTests {
  @Test func `says a split, a pace and a distance the way German runners do`() {
    #expect(spoken("Nummer {split_number}: {split}.") == "Nummer sieben: fünf zwölf.")
    #expect(spoken("{avg_pace} im Schnitt.") == "fünf null fünf pro Kilometer im Schnitt.")
    #expect(spoken("{distance} geschafft.") == "sieben Komma zwei Kilometer geschafft.")
    #expect(spoken("{hr} gerade.") == "Puls hundertzweiundfünfzig gerade.")
    #expect(spoken("{cadence}.") == "hunderteinundsiebzig Schritte pro Minute.")
    let time = "eine Stunde, eine Minute und einundzwanzig Sekunden unterwegs."
    #expect(spoken("{time} unterwegs.") == time)
  }

  @Test func `writes a decimal comma and no English unit`() {
    #expect(written("{distance} geschafft, {hr}.") == "7,2 km geschafft, Puls 152.")
    #expect(written("{cadence}.") == "171 Schritte/min.")
    #expect(written("Nummer {split_number}: {split}.") == "Nummer 7: 5:12.")
  }

  private func spoken(_ text: String) -> String {
    LineText.spoken(text, in: moment, units: .metric, language: "de")
  }

  private func written(_ text: String) -> String {
    LineText.written(text, in: moment, units: .metric, language: "de-AT")
  }

  private var moment: Moment {
    var metrics = LiveMetrics(
      elapsed: .seconds(3681),
      moving: .seconds(3681),
      distance: .meters(7210),
      distanceSource: .device
    )
    metrics.state = .running
    metrics.averagePace = .secondsPerKilometer(305)
    metrics.heartRate = .beatsPerMinute(152)
    metrics.cadence = .stepsPerMinute(171)
    metrics.lastSplit = Split(
      number: 7,
      distance: .meters(1000),
      moving: .seconds(312),
      elapsed: .seconds(312)
    )
    return Moment(at: metrics.elapsed, metrics: metrics, plan: RunPlan())
  }
}
