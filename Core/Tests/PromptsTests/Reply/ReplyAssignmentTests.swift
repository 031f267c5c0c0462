import Prompts
import Screens
import Testing
import Training

struct ReplyAssignmentTests {
  private func problems(_ reply: String) -> [String] {
    let work = Sample.reply
    return work.read(#"{"reply":"\#(reply)"}"#, to: work.prompt(sharing: Sample.everything))
      .problems.map(\.description)
  }

  @Test(arguments: [
    "No, 5:02 is fine. Hold it.", "Your heart is at 156 bpm, so ease off a little.",
    "You have 4.2 km in your legs; relax.",
  ])
  func `accepts what is short and true`(reply: String) {
    #expect(problems(reply) == [])
  }

  @Test(arguments: [
    ("You have 5.8 km to go.", "5.8"), ("Your heart is at 170 bpm.", "170"),
    ("Take an ibuprofen and go on.", "ibuprofen"), ("You run at {pace} now.", "placeholders"),
    ("Am I too fast today?", "repeats"), ("Yes.", "nothing"),
    (String(repeating: "very ", count: 31) + "good", "words"),
    ("One. Two. Three. Four. Five.", "three sentences"),
  ])
  func `refuses what is neither`(reply: String, reason: String) {
    #expect(problems(reply).contains { $0.contains(reason) })
  }

  @Test func `knows no figure of a run that is not shared`() {
    let work = Sample.reply
    let prompt = work.prompt(sharing: .init(sharing: [.words]))
    #expect(work.read(#"{"reply":"You run at 5:02 now."}"#, to: prompt).value == nil)
  }

  @Test(arguments: [
    ("my calf hurts, is my pace right?", false), ("how far", false),
    ("what should I think about now?", true),
  ])
  func `asks a model for nothing that rules answer`(words: String, isForModel: Bool) {
    var work = Sample.reply
    work.words = words
    #expect(work.isForModel == isForModel)
  }

  @Test func `does not say again what the coach said a moment ago`() {
    let work = ReplyAssignment(
      to: "am I too fast today?",
      during: ["Pace now: 5:02 /km"],
      after: ["Drop your shoulders and find the rhythm again."],
      coach: .oldHand,
      on: Sample.today
    )
    let prompt = work.prompt(sharing: Sample.everything)
    #expect(prompt.question.contains("You said lately: <<<Drop your shoulders"))
    let again = #"{"reply":"Drop your shoulders and find the rhythm."}"#
    #expect(work.read(again, to: prompt).problems == [.manner(.again)])
    let fresh = #"{"reply":"No, that is a pace you can hold today."}"#
    #expect(work.read(fresh, to: prompt).value == "No, that is a pace you can hold today.")
  }
}
