import Coaching
import Exchange
import Formats
import Prompts
import Screens
import Testing
import Training

/// A script that a model writes: what passes, what is filled in, and what is refused.
struct ScriptAssignmentTests {
  private static let setup = RunSetup(
    coach: .oldHand,
    plan: RunPlan(
      mode: .training,
      goal: .distance(.kilometers(5)),
      targetPace: .secondsPerKilometer(330)
    ),
    seed: 3
  )

  private var work: ScriptAssignment {
    ScriptAssignment(Self.setup, memory: Sample.memory, runs: [Sample.summary], on: Sample.today)
  }

  private var prompt: Prompt { work.prompt(sharing: Sample.everything) }

  private func read(_ lines: [String]) -> Candidate<Script> {
    work.read(#"{"lines":[\#(lines.joined(separator: ","))]}"#, to: prompt)
  }

  static func line(_ when: String, _ at: Double, _ text: String, _ expression: String = "")
    -> String
  {
    #"{"when":"\#(when)","at":\#(at),"expression":"\#(expression)","text":"\#(text)"}"#
  }

  static let good = [
    line("distance", 0, "Old legs, new morning. Start like you mean to come home."),
    line("distance", 1300, "Drop your shoulders and let the ground come to you."),
    line("halfway", 0, "Halfway. The patient half is behind you."),
    line("distance", 3400, "Your pace is {pace}. Leave it where it is."),
    line("near_finish", 900, "The last stretch of road always looks longer than it is. Tall now."),
    line("condition", 0, "You are ahead of yourself. Rein it in.", "pace_3min_ratio > 1.06"),
  ]

  @Test func `accepts lines that are true, and feeds the rest in`() throws {
    let found = read(Self.good)
    #expect(found.problems == [])
    let script = try #require(found.value)
    let own = script.messages.filter { $0.id.hasPrefix(ScriptAssignment.modelPrefix) }
    #expect(own.map { $0.text }.contains("Halfway. The patient half is behind you."))
    #expect(own.count == 6)
    #expect(script.personality == "old_hand")
    let report = ScriptProof(script, Self.setup).report(
      on: ScriptRehearsal.usual(for: Self.setup.plan)
    )
    #expect(report.isPlayable)
  }

  @Test(arguments: [
    "Well done, Sarah, keep it like this.", "Just like every Monday, keep it like this.",
    "This is your best kilometer in history, keep it.",
    "As promised in May 3, keep it like this.",
    // Sentences of the question, and of the runner to somebody else, are nothing to say in an ear.
    "The runner counts kilometers.", "Let the runner's arms hang loose here.",
    "It ends at 5.00 km (5000 meters).",
  ])
  func `refuses a name, a day or praise that no fact holds`(text: String) {
    var lines = Self.good
    lines[1] = Self.line("distance", 1300, text)
    let found = read(lines)
    #expect(found.problems.contains { $0.description.hasPrefix("line 2: ") }, "\(found.problems)")
    #expect(found.value?.messages.contains { $0.text == text } != true)
  }

  @Test func `has praise of the pace said only where it is so`() throws {
    var lines = Self.good
    lines[1] = Self.line("distance", 1300, "You are right on pace. Let the ground come to you.")
    let script = try #require(read(lines).value)
    let line = script.messages.first { $0.text.hasPrefix("You are right on pace") }
    #expect(line?.claims == [.onPlan])
    lines[1] = Self.line("distance", 1300, "Find a steady pace and let the ground come to you.")
    let advice = try #require(read(lines).value?.messages.first { $0.text.hasPrefix("Find") })
    #expect(advice.claims == [])
  }

  @Test func `takes what is wrong out, fills the hole, and says whose line is whose`() throws {
    var lines = Self.good
    lines[2] = Self.line("distance", 1000, "You've reached the half marathon!")
    lines[4] = Self.line("near_finish", 800, "Your time will be 22:15, go on.")
    let found = read(lines)
    #expect(
      found.problems.contains {
        $0.description.hasPrefix("line 3: it says \"half marathon\"")
      }
    )
    #expect(
      found.problems.contains {
        $0.description.hasPrefix("line 5: the figure \"22:15")
      }
    )
    let script = try #require(found.value)
    #expect(!script.messages.contains { $0.text.contains("marathon") || $0.text.contains("22:15") })
    #expect(script.messages.contains { !$0.id.hasPrefix(ScriptAssignment.modelPrefix) })
    #expect(script.messages.contains { $0.id == "model-1" })
  }

  @Test(arguments: [
    (#"{"lines":[]}"#, "no lines"),
    ("Sure! Here is your script.", "no JSON object"),
    (#"{"messages":[]}"#, "no list"),
    (#"{"lines":[{"when":"distance","at":0,"expression":"","text":"Go"#, "no end"),
    (#"{"lines":[{"when":"moon","at":0,"expression":"","text":"Run well."}]}"#, "moon"),
    (
      #"{"lines":[{"when":"distance","at":0,"expression":"","text":"Push through the pain."}]}"#,
      "pain"
    ),
    (
      #"{"lines":[{"when":"condition","at":0,"expression":"speed > 3","text":"You fly, my friend."}]}"#,
      "speed"
    ),
  ])
  func `refuses what is no script`(answer: String, problem: String) {
    let found = work.read(answer, to: prompt)
    #expect(found.value == nil)
    #expect(
      found.problems.map(\.description).joined(separator: "\n").contains(problem),
      "\(found.problems)"
    )
  }

  @Test func `asks anew where the same is said again and again`() {
    let line = Self.line("distance", 500, "Keep going like this.")
    let found = read([line, line, line, line])
    #expect(found.isBroken)
  }

  @Test func `knows the last runs where they are shared, and nothing of them where not`() {
    #expect(prompt.person.contains("Earlier run, 2026"))
    let bare = work.prompt(sharing: PrivacySwitches(sharing: [.plans]))
    #expect(bare.person.isEmpty && bare.question.contains("It ends at 5.00 km"))
    #expect(prompt.stable == bare.stable)
  }

  @Test func `falls back on the script of the coach`() {
    #expect(work.fallback == Self.setup.companion.script)
  }
}
