import Coaching
import Testing
import Training

@testable import Screens

/// A line with figures is said in pieces whose sounds were made ahead.
struct SpokenPiecesTests {
  private let plan = RunPlan(
    mode: .race,
    goal: .distance(.kilometers(10)),
    targetPace: .secondsPerKilometer(300)
  )

  private func moment(_ meters: Double, _ seconds: Double) -> Moment {
    var metrics = LiveMetrics()
    metrics.distance = .meters(meters)
    metrics.moving = .seconds(seconds)
    metrics.averagePace = .secondsPerKilometer(seconds / meters * 1000)
    return Moment(at: .seconds(seconds), metrics: metrics, plan: plan)
  }

  private func pieces(_ text: String, _ language: String = "en") -> [SpokenPiece] {
    LineText.pieces(text, in: moment(5200, 1632), units: .metric, language: language)
  }

  @Test func `cuts a line at its figures, and these at their numerals`() {
    let english = pieces("{distance} in {time}. Average {avg_pace}, and that - is it!")
    #expect(
      english.map(\.words) == [
        "five", "point", "two", "kilometres", "in", "twenty-seven", "minutes and", "twelve",
        "seconds", "Average", "five", "fourteen", "per kilometre", "and that, is it",
      ]
    )
    let german = pieces("{distance} in {time}. Im Schnitt {avg_pace}.", "de")
    #expect(
      german.map(\.words) == [
        "fünf", "Komma", "zwei", "Kilometer", "in", "siebenundzwanzig", "Minuten und", "zwölf",
        "Sekunden", "Im Schnitt", "fünf", "vierzehn",
        "pro Kilometer",
      ]
    )
  }

  @Test func `pauses where a mark stands, and nowhere else`() {
    let pauses = pieces("Now: {distance} in {time}. Average {avg_pace}, good!").map(\.pause)
    #expect(pauses == [0.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.35, 0, 0, 0, 0.15, 0.35])
  }

  @Test func `leaves alone what has no figure, cannot be cut, or is unknown`() {
    #expect(pieces("Nothing to add.") == [])
    #expect(pieces("Heart {hr}.") == [])
    #expect(pieces("{zone}nd {pace}x") == [])
    #expect(pieces("{distance}", "fr") == [])
  }

  @Test func `says the same words as the whole line, whatever stands around a figure`() {
    let texts = [
      "Only {distance}!", "{distance} ({time}) – {avg_pace}…", "So, {time}: {time}; {time}?",
      "{avg_pace} at 5 km, 4:30 /km and {distance}", "\"{distance}\" she said", "{{distance}}",
    ]
    for text in texts {
      for language in ["en", "de"] {
        let moment = moment(5200, 1632)
        let cut = LineText.pieces(text, in: moment, units: .metric, language: language)
        let whole = LineText.spoken(text, in: moment, units: .metric, language: language)
        let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
        #expect(cut.isEmpty || letters(cut.map(\.words).joined()) == letters(whole), "\(text)")
      }
    }
  }

  @Test(arguments: ["en", "de"], [UnitSystem.metric, .imperial])
  func `has a rung for every part of every figure`(language: String, units: UnitSystem) throws {
    var plan = plan
    plan.units = units
    let known = try #require(Language(tag: language))
    let ladder = Set(FigureLadder(for: plan, language: language).words)
    var missing: Set<String> = []
    for figure in Self.figures {
      let spoken = figure.spoken(units: units, in: known)
      for piece in Numerals.of(known).pieces(of: spoken) where !ladder.contains(piece.words) {
        missing.insert("\(piece.words) of \(spoken)")
      }
    }
    #expect(missing == [])
    #expect(ladder.count < 1300, "\(ladder.count)")
  }

  /// What runs can bring: times to seven hours, distances to 100 km, paces from 2:00 to 20:00.
  private static var figures: [Screens.Figure] {
    var figures: [Screens.Figure] = []
    for seconds in stride(from: 1, through: 25_200, by: 1) {
      let time = Duration.seconds(seconds)
      figures += [.duration(time), .split(time), .seconds(Double(seconds))]
    }
    figures += (120...1200).map { .pace(.secondsPerKilometer(Double($0))) }
    figures += (0...3000).map { .gap(secondsPerKilometer: Double($0) / 10) }
    figures += (1...7200).map { .stood(.seconds($0)) }
    figures += (0...10_000).map { .distance(.meters(Double($0) * 10)) }
    figures += (30...230).map { .heartRate(.beatsPerMinute(Double($0))) }
    figures += (0..<240).map { .cadence(.stepsPerMinute(Double($0))) }
    figures += (0...99).map { .count($0) } + [.countdown(5)]
    let finishes = stride(from: 600.0, to: 1800, by: 10)
    figures += finishes.map { .finish($0...($0 + 20)) }
    figures += stride(from: 1800.0, to: 5400, by: 30).map { .finish($0...($0 + 90)) }
    figures += stride(from: 3000.0, to: 25_200, by: 30).map { .finish($0...($0 + 300)) }
    figures += stride(from: 600.0, to: 25_200, by: 30).map { .finish($0...$0) }
    return figures
  }
}
