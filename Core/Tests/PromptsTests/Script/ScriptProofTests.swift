import Coaching
import Exchange
import Formats
import Prompts
import Screens
import Testing
import Training

/// Whether a script may be played, as its rehearsals tell.
struct ScriptProofTests {
  private func report(_ script: Script, _ setup: RunSetup) -> ScriptReport {
    ScriptProof(script, setup).report(on: ScriptRehearsal.usual(for: setup.plan))
  }

  private static func setup(_ coach: Personality, meters: Double, _ mode: RunPlan.Mode) -> RunSetup
  {
    RunSetup(
      coach: coach,
      plan: RunPlan(
        mode: mode,
        goal: .distance(.meters(meters)),
        targetPace: .secondsPerKilometer(310)
      ),
      seed: 5
    )
  }

  @Test(arguments: Personality.allCases)
  func `lets what the coaches write be played`(coach: Personality) {
    let setup = Self.setup(coach, meters: 8000, .training)
    let report = report(setup.companion.script, setup)
    #expect(report.findings.map { $0.sentence } == [])
    #expect(report.runs.map { $0.name } == ["even", "too fast, then fading", "careful"])
  }

  @Test func `lets a race be played too`() {
    let setup = Self.setup(.dataAnalyst, meters: 10_000, .race)
    #expect(report(setup.companion.script, setup).findings.map { $0.sentence } == [])
  }

  @Test func `finds a script that says nothing for long, and one that never stops`() {
    var setup = Self.setup(.oldHand, meters: 8000, .training)
    setup.coach = nil
    func line(_ number: Int, _ meters: Double, _ text: String) -> ScriptMessage {
      ScriptMessage(id: "m\(number)", trigger: .atDistance(.meters(meters)), text: text)
    }
    let quiet = Script(
      id: "quiet",
      messages: [line(1, 20, "Off we go, easy."), line(2, 7600, "Nearly there, stand tall.")]
    )
    let silent = report(quiet, setup).findings.map { $0.problem }.joined(separator: "\n")
    #expect(silent.contains("nothing is said for") && !report(quiet, setup).isPlayable)
    let words = ["red", "blue", "green", "grey", "white", "pink", "black", "brown"]
    let chatty = Script(
      id: "chatty",
      messages: (0..<60).map { number in
        line(
          number,
          20 + Double(number) * 130,
          "\(words[number % 8]) \(words[number / 8]) leaf tree stone \(words[(number * 3) % 8])"
        )
      }
    )
    let loud = report(chatty, setup).findings.map { $0.problem }.joined(separator: "\n")
    #expect(loud.contains("lines per km"), "\(loud)")
  }

  @Test func `finds a line that a faded runner hears at the wrong place`() {
    var setup = Self.setup(.oldHand, meters: 10_000, .training)
    setup.coach = nil
    let script = Script(
      id: "timed",
      messages: [
        ScriptMessage(id: "a", trigger: .atDistance(.meters(20)), text: "Easy, easy now."),
        ScriptMessage(
          id: "b",
          trigger: .atTime(.seconds(2790)),
          text: "Nine kilometers down, stay with it."
        ),
        ScriptMessage(id: "c", trigger: .nearFinish(remaining: .meters(300)), text: "Stand tall!"),
      ]
    )
    let findings = report(script, setup).findings.filter { $0.message == "b" }
    #expect(findings.contains { $0.problem.contains("nine kilometers down") }, "\(findings)")
  }

  @Test func `reads a report as it was written`() throws {
    let report = ScriptReport(
      runs: [
        .init(name: "even", lines: 9, own: 7, perKilometer: 1.1, longestSilence: 200, unsaid: ["x"])
      ],
      findings: [.init("m", "it swears"), .init(nil, "there is no line")],
      doubts: ["y: no rehearsal has its moment"]
    )
    var json = JSONWriter()
    report.write(to: &json)
    #expect(try ScriptReport(answer: JSON.parse(json.bytes)) == report)
  }
}
