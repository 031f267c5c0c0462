import Coaching
import Exchange
import Formats
import Screens
import Testing
import Training

/// A run whose coach speaks German.
struct GermanRunTests {
  @Test(arguments: Personality.allCases)
  func `says nothing in English on a German run`(coach: Personality) {
    let english = Set(
      Topic.allCases.flatMap { coach.book(in: .english)?.lines(on: $0, swearing: true) ?? [] }
    )
    let companion = setup(coach).companion
    let texts =
      companion.script.messages.map(\.text)
      + Topic.allCases.flatMap { companion.phrasebook.phrases(on: $0).map(\.text) }
    #expect(texts.count > 200)
    #expect(texts.filter { english.contains($0) } == [])
    #expect(companion.script.id != RunSetup(coach: coach, plan: plan).companion.script.id)
  }

  @Test func `says its figures in German words`() {
    let lines = RacePack.lines(of: setup(.oldHand), on: ObedientRun(plan).recording())
    #expect(lines.count > 10)
    #expect(lines.filter { $0.contains { $0.isNumber } } == [])
    #expect(lines.contains { $0.contains("pro Kilometer") || $0.contains("Nummer zwei") })
  }

  @Test func `keeps its language in the journal, and an older journal is English`() throws {
    var json = JSONWriter()
    setup(.zenGuide).write(to: &json)
    let read = try RunSetup(Fields(try JSON.parse(json.bytes), at: "setup"))
    #expect(read.speech == "de")
    let older = try RunSetup(
      Fields(try JSON.parse(Array(#"{"coach":"zen_guide"}"#.utf8)), at: "setup")
    )
    #expect(older.speech == "en")
  }

  private let plan = RunPlan(
    mode: .training,
    goal: .distance(.meters(10_000)),
    targetPace: .secondsPerKilometer(300)
  )

  private func setup(_ coach: Personality) -> RunSetup {
    RunSetup(coach: coach, plan: plan, language: "de")
  }
}
