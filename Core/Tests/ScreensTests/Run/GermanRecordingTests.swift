import Screens
import Testing
import Training

/// What is said in German of a recording before it is coached.
struct GermanRecordingTests {
  @Test func `describes a recording and what it lacks`() {
    var recording = SimulatedScenario.steady5K.recording(seed: Seed(1))
    recording.sport = .cycling
    recording.totals.distance = .meters(5010)
    recording.samples.heartRate = []
    recording.samples.latitude = []
    recording.samples.longitude = []
    recording.samples.distance = []
    let screen = RecordingScreen(of: recording, length: .seconds(1500), in: .german)
    #expect(screen.title.hasPrefix("Fahrt · 5,01 km · "))
    #expect(
      screen.notes == [
        "Das wurde nicht als Lauf aufgezeichnet. Der Coach begleitet es trotzdem wie einen.",
        "Die Datei hat weder Distanz noch Positionen: Der Coach hat nur die Zeit.",
        "Kein Puls: Der Coach sagt nichts darüber.",
        "Keine Positionen: Es gibt keine Strecke zu zeichnen.",
      ]
    )
  }

  @Test(arguments: SimulatedScenario.allCases)
  func `names every simulated run`(scenario: SimulatedScenario) {
    #expect(scenario.name(in: .german) != scenario.name())
    #expect(scenario.about(in: .german) != scenario.about())
    #expect(scenario.about(in: .german).hasSuffix("."))
  }

  @Test func `advises a cadence`() throws {
    let advice = try #require(CadenceAdvice(baseline: .stepsPerMinute(164)))
    #expect(
      advice.sentence(in: .german)
        == "Deine eigene Kadenz ist 164. Versuch zuerst 172, 5 % mehr; geh nicht über 180."
    )
    #expect(
      advice.warning(about: Tempo(clamping: 200), in: .german)?.hasPrefix("200 liegt 22 % über")
        == true
    )
  }
}
