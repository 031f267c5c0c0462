import Prompts
import Screens
import Testing
import Training

/// What an insight says of weeks, against their figures.
struct InsightTruthTests {
  /// Five weeks with a run each, of so many kilometers, the last one this week's.
  private static func work(_ kilometers: [Double]) -> InsightAssignment {
    let entries = kilometers.enumerated().map { place, length in
      var summary = Sample.summary
      let ago = Double(kilometers.count - 1 - place) * 7 * 86_400
      summary.id = "a\(place)"
      summary.startedAt = LocalTime(
        Instant(secondsSince1970: 1_771_000_000 - ago),
        offset: .zero
      )
      summary.distance = .kilometers(length)
      return Trends.Entry(summary: summary, efforts: [], pulse: [])
    }
    return InsightAssignment(
      Trends(
        of: entries,
        measure: TrainingLoad(rest: .beatsPerMinute(50), maximum: .beatsPerMinute(190)),
        zones: HeartRateZones(runner: Runner()),
        on: Sample.summary.day
      )
    )
  }

  private func problems(_ text: String, _ figure: String) -> [ModelProblem] {
    let work = Self.work([20, 22, 18, 30, 12])
    return work.read(
      #"{"sentences":[{"text":"\#(text)","figure":"\#(figure)"}]}"#,
      to: work.prompt(sharing: Sample.everything)
    ).problems
  }

  @Test(arguments: [
    ("This week you ran 12 km.", "12 km"), ("Last week you ran 30.00 km.", "30.00 km"),
    ("Last week was 30 km, this week 12 km.", "30 km"),
    ("In the last 5 weeks you ran every week.", "5 weeks"),
    ("In the week of February 2 you ran 30 km.", "30 km"),
    ("This week you ran less than last week, 12 km.", "12 km"),
    ("With 30 km last week was longer than usual.", "30 km"),
  ])
  func `lets a sentence say what is so`(text: String, figure: String) {
    #expect(problems(text, figure) == [])
  }

  @Test(arguments: [
    ("This week you ran 30 km.", "30 km"), ("Last week you ran 12 km.", "12 km"),
    ("Last week was 12 km, this week 30 km.", "12 km"),
    ("In the last 8 weeks you ran every week.", "8 weeks"),
    ("In the week of February 2 you ran 22 km.", "22 km"),
    ("In the week of February 3 you ran 30 km.", "30 km"),
    ("On Sunday you ran 12 km.", "12 km"), ("In January you ran 12 km.", "12 km"),
    ("This week you ran more than last week, 12 km.", "12 km"),
    ("With 30 km last week was shorter than usual.", "30 km"),
    ("You ran 9 km this week.", "9 km"), ("Well done, Sarah, with 12 km.", "12 km"),
  ])
  func `refuses another week's figure, another day, and more that was less`(
    text: String,
    figure: String
  ) {
    #expect(problems(text, figure) != [])
  }
}
