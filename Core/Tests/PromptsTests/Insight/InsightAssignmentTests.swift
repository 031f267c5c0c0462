import Prompts
import Screens
import Testing
import Training

struct InsightAssignmentTests {
  private var work: InsightAssignment {
    InsightAssignment(
      Trends(
        of: [Trends.Entry(summary: Sample.summary, efforts: [], pulse: [])],
        measure: TrainingLoad(rest: .beatsPerMinute(50), maximum: .beatsPerMinute(190)),
        zones: HeartRateZones(runner: Runner()),
        on: Sample.summary.day
      )
    )
  }

  private func read(_ sentences: String) -> Candidate<[String]> {
    work.read(#"{"sentences":[\#(sentences)]}"#, to: work.prompt(sharing: Sample.everything))
  }

  @Test func `keeps sentences that hold their figure`() {
    let found = read(#"{"text":"You ran 10.02 km this week.","figure":"10.02 km"}"#)
    #expect(found.problems == [])
    #expect(found.value == ["You ran 10.02 km this week."])
  }

  @Test func `takes a sentence without the mark of its fact, and its figure from the sentence`() {
    let found = read(#"{"text":"By rules, you ran 10.02 km this week.","figure":"this week"}"#)
    #expect(found.problems == [])
    #expect(found.value == ["You ran 10.02 km this week."])
  }

  @Test(arguments: [
    #"{"text":"You ran a lot this week.","figure":"a lot"}"#,
    #"{"text":"You ran 42 km this week.","figure":"42 km"}"#,
    #"{"text":"You ran 42 km this week.","figure":"this week"}"#,
    #"{"text":"You ran 10.02 km.","figure":"11 km"}"#, #"{"text":"No figure here"}"#,
    #"{"text":"This week I ran 10.02 km.","figure":"10.02 km"}"#,
    #"{"text":"This week you ran 10.02 km. In this week you ran 10.02 km.","figure":"10.02 km"}"#,
  ])
  func `drops what rests on no figure of the record`(sentence: String) {
    #expect(read(sentence).value == nil)
  }

  @Test func `drops a sentence that is copied from what was wrong before`() throws {
    var asking = Asking(work, sharing: Sample.everything, seed: 1)
    _ = asking.handle(.begin, at: .zero)
    let bad = #"{"sentences":[{"text":"A few runs this week.","figure":"1 runs"}]}"#
    let effects = asking.handle(.answered(Completion(bad, model: "tiny")), at: .seconds(1))
    guard case .send(let prompt)? = effects.first else {
      Issue.record("nothing is asked again: \(effects)")
      return
    }
    let echo = "The figure '1 runs' does not stand in the sentence."
    let found = work.read(#"{"sentences":[{"text":"\#(echo)","figure":"1 runs"}]}"#, to: prompt)
    #expect(found.problems.contains(.part(.sentence(1), .manner(.copied))))
  }

  @Test func `has sentences by rules that each hold a figure`() {
    #expect(!work.fallback.isEmpty)
    for sentence in work.fallback {
      #expect(sentence.utf8.contains { (0x30...0x39).contains($0) })
    }
  }
}
