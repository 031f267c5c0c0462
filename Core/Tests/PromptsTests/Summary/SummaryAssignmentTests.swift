import Prompts
import Screens
import Testing
import Training

struct SummaryAssignmentTests {
  private var work: SummaryAssignment {
    SummaryAssignment(
      RunWorth(Activity(summary: Sample.summary)),
      notes: ["I hate the bridge in the wind, and I want to run Berlin in spring"],
      coach: .oldHand,
      on: Sample.today
    )
  }

  private func read(
    _ summary: String = "You ran 10 km in 52:10.",
    facts: String = "",
    sharing switches: PrivacySwitches = Sample.everything
  ) -> Candidate<RunSummaryText> {
    let answer =
      #"{"summary":"\#(summary)","went_well":"The pace was steady","to_try":"Begin a little slower.","facts":[\#(facts)]}"#
    return work.read(answer, to: work.prompt(sharing: switches))
  }

  @Test func `accepts figures that are true as they are printed`() {
    let found = read("You ran 10.0 km in 52:10, your heart at 151 bpm.")
    #expect(found.problems == [])
    #expect(
      found.value?.text
        == "You ran 10.0 km in 52:10, your heart at 151 bpm. The pace was steady. Begin a little slower."
    )
  }

  @Test func `takes away the mark of a fact made by rules`() {
    let found = read("By rules, you ran 10 km. By rules: it took 52:10.")
    #expect(found.problems == [])
    #expect(found.value?.text.hasPrefix("You ran 10 km. It took 52:10. The pace") == true)
  }

  @Test(arguments: [
    "You ran 12 km.", "It took 51:10.", "Your heart was at 153 bpm.", "You ran 10.1 km.",
  ])
  func `refuses a figure that is not of the run`(summary: String) {
    #expect(read(summary).value == nil)
  }

  @Test(arguments: [
    ("Your heart reached 151 bpm, the highest ever.", "no fact says \"highest\" of that"),
    ("You ran 10 km, and history was made.", "no fact says \"history\" of that"),
    ("You ran 10 km in 52:10. You ran 10 km in 52:10 again.", "it says twice"),
    ("The runner finished 10 km in 52:10.", "it says \"the runner\""),
    ("You ran 10 km. This helps to see the runner's pace.", "it says \"the runners\""),
  ])
  func `refuses praise that no fact holds, and a sentence said twice`(summary: String, why: String)
  {
    let found = read(summary)
    #expect(found.value == nil)
    #expect(found.problems.contains { $0.description.hasPrefix(why) }, "\(found.problems)")
  }

  @Test func `lets advice call something the best thing to do`() {
    #expect(read("You ran 10 km in 52:10. The best thing now is rest.").problems == [])
  }

  @Test func `keeps a fact that stands in the runner's own words`() {
    let facts =
      #"{"kind":"dislike","value":"the bridge in the wind","confidence":1.0,"words":"I hate the bridge in the wind"}"#
    let fact = read(facts: facts).value?.facts.first
    #expect(fact?.key == "dislike.bridge-wind")
    #expect(fact?.confidence == 0.9)
  }

  @Test(arguments: [
    #"{"kind":"fact","value":"had a heart attack","confidence":0.8,"words":"I hate the bridge"}"#,
    #"{"kind":"fact","value":"took a gel at 6 km","confidence":0.8,"words":"I want to run Berlin"}"#,
    #"{"kind":"injury","value":"the bridge","confidence":0.8,"words":"the bridge"}"#,
    #"{"kind":"dislike","value":"the bridge","confidence":0.8,"words":"I loathe the bridge"}"#,
    #"{"kind":"dislike","value":"the bridge","confidence":0.8,"words":""}"#,
  ])
  func `drops a fact that rests on nothing and keeps the text`(fact: String) {
    let found = read(facts: fact)
    #expect(found.problems == [])
    #expect(found.value?.facts == [])
  }

  @Test func `infers nothing from words that were not shared`() {
    let fact = #"{"kind":"dislike","value":"the bridge","confidence":0.8,"words":"the bridge"}"#
    #expect(read(facts: fact, sharing: PrivacySwitches(sharing: [.thisRun])).value?.facts == [])
  }

  @Test func `infers nothing again that was forgotten, in these words or nearly these`() {
    var work = work
    work.forgotten = ["dislike.bridge-wind"]
    let answer =
      #"{"summary":"You ran 10 km in 52:10.","went_well":"The pace was steady","to_try":"Begin a little slower.","facts":[{"kind":"dislike","value":"the bridge in the wind","confidence":0.8,"words":"I hate the bridge in the wind"},{"kind":"goal","value":"run Berlin in spring","confidence":0.8,"words":"I want to run Berlin in spring"}]}"#
    let found = work.read(answer, to: work.prompt(sharing: Sample.everything))
    #expect(found.value?.facts.map { $0.key } == ["goal.berlin-spring"])
  }
}
