public import Coaching
import Exchange
import Formats
import Screens
import Training

extension ScriptAssignment {
  // No answer has more lines than that, whatever it costs to read them.
  private static let mostLines = 80
  // So many words in a row are no accident.
  private static let copied = 7

  /// Reads a script: each line by itself, all of them together, and what becomes of them on runs.
  public func read(_ answer: String, to prompt: Prompt) -> Candidate<Script> {
    let found = AnswerText.object(in: answer)
    guard let list = found.json?["lines"]?.array else {
      let isBroken = found.json == nil
      return Candidate(
        nil,
        problems: [.form(found.lack ?? .noList("lines"))],
        isBroken: isBroken
      )
    }
    guard !list.isEmpty else { return Candidate(nil, problems: [.form(.noLines)]) }
    let truth = ScriptTruth(setup.plan)
    let source = Words.tokens(prompt.whole)
    let told = prompt.person + "\n" + prompt.question
    let plan = ScriptPlanLines.lines(setup.plan).map { Words.tokens($0) }
    let (days, names, boasts) = (DayCheck(told), NameCheck(told), BoastCheck(told))
    var problems: [ModelProblem] = []
    var good: [ScriptMessage] = []
    for (index, json) in list.prefix(Self.mostLines).enumerated() {
      var (message, wrong) = message(json, number: index + 1)
      if let message {
        wrong += ScriptWords.problems(in: message.text, swearing: setup.swearing)
        wrong += truth.problems(in: message.text, waitingFor: message.trigger)
        wrong += days.problems(in: message.text)
        wrong += names.strangers(in: message.text).map { ModelProblem.untruth(.stranger($0)) }
        wrong += boasts.strangers(in: message.text).map { ModelProblem.untruth(.praise($0)) }
        wrong += EchoCheck.asides(in: message.text)
        if Self.isCopied(message.text, from: source) { wrong.append(.manner(.copied)) }
        if plan.contains(Words.tokens(message.text)) { wrong.append(.manner(.plan)) }
      }
      problems += wrong.map { .part(.line(index + 1), $0) }
      if wrong.isEmpty, var message {
        // What it says of the pace is said only where it is so.
        message.claims = ClaimWords.claims(in: message.text).map { $0.claim }
        good.append(message)
      }
    }
    let texts = good.map { $0.text }
    // Whoever says the same word for word goes round in circles.
    let isBroken = Set(texts).count * 2 <= texts.count && texts.count > 1
    var alike: Set<Int> = []
    for (first, second) in ScriptWords.pairs(texts) {
      alike.insert(second)
      problems.append(.staging(.alike(Self.number(good[second].id), Self.number(good[first].id))))
    }
    good = good.enumerated().filter { !alike.contains($0.offset) }.map { $0.element }
    problems += ScriptProof.ends(of: good, truth, hasGoal: setup.plan.goal != nil)
    problems += holes(in: good, truth)
    guard !good.isEmpty else {
      return Candidate(
        nil,
        problems: problems,
        isBroken: isBroken
      )
    }
    return rehearsed(good, prompt, problems, isBroken: isBroken)
  }

  private static func number(_ id: String) -> String { String(id.dropFirst(modelPrefix.count)) }

  /// Plays the lines with what fills their holes; what fails on a run is left out, and it is played again.
  private func rehearsed(
    _ lines: [ScriptMessage],
    _ prompt: Prompt,
    _ earlier: [ModelProblem],
    isBroken: Bool
  ) -> Candidate<Script> {
    var (good, problems) = (lines, earlier)
    let rehearsals = ScriptRehearsal.usual(for: setup.plan)
    for _ in 0..<2 {
      let script = ScriptFilling(self).script(of: good, digest: prompt.digest)
      let findings = ScriptProof(script, setup).findings(on: rehearsals)
      let bad = Set(findings.compactMap { $0.message })
      problems += findings.filter {
        $0.message?.hasPrefix(Self.modelPrefix) ?? true
      }.map { finding in
        finding.message.map { .rehearsed(line: Self.number($0), finding.problem) }
          ?? finding.problem
      }
      if findings.isEmpty { return Candidate(script, problems: problems, isBroken: isBroken) }
      let left = good.filter { !bad.contains($0.id) }
      guard left.count < good.count, !left.isEmpty else { break }
      good = left
    }
    return Candidate(nil, problems: problems, isBroken: isBroken)
  }

  // MARK: One line

  private func message(_ json: JSON, number: Int) -> (ScriptMessage?, [ModelProblem]) {
    guard let when = json["when"]?.string, let text = json["text"]?.string.map(Words.trimmed) else {
      return (nil, [.form(.brokenLine)])
    }
    let at = json["at"]?.number ?? 0
    let expression = json["expression"]?.string ?? ""
    var writer = JSONWriter()
    writer.object { json in
      json.field("id", "line")
      json.array("messages") { json in
        json.object { json in
          json.field("id", Self.modelPrefix + String(number))
          json.object("triggerSpec") { json in
            Self.write(when, at, expression, to: &json)
          }
          json.field("text", text)
          // A condition may come true again and again; a model's words are for once.
          json.field("expiresAfterSeconds", 45)
        }
      }
    }
    let (script, diagnostics) = Script.read(writer.bytes, for: setup.plan, reviewingSafety: true)
    return (script?.messages.first, diagnostics.map { .diagnosed($0) })
  }

  private static func write(
    _ when: String,
    _ at: Double,
    _ expression: String,
    to json: inout JSONWriter
  ) {
    json.field("type", when)
    switch when {
    // The very first moment of a run is a place that it passes, not one at which it stands.
    case "distance": json.field("atMeters", max(at, 20))
    case "time": json.field("atSeconds", max(at, 5))
    case "near_finish": json.field("remainingMeters", at)
    case "condition": json.field("expression", expression)
    default: break
    }
  }

  private static func isCopied(_ text: String, from source: [String]) -> Bool {
    let tokens = Words.tokens(text)
    guard tokens.count >= copied else { return false }
    return (0...tokens.count - copied).contains { start in
      !Words.places(of: Array(tokens[start..<start + copied]), in: source).isEmpty
    }
  }

  // MARK: All lines

  /// Where nothing is said for too long, as far as the plan tells.
  private func holes(in messages: [ScriptMessage], _ truth: ScriptTruth) -> [ModelProblem] {
    let end = truth.length / truth.speed
    let most = setup.plan.mode == .race ? 300.0 : 480
    let moments = messages.filter { $0.trigger.isScheduled }.flatMap {
      $0.trigger.places(length: truth.length, speed: truth.speed).map { $0.seconds }
    }
    let all = ([0] + moments.filter { $0 <= end } + [end]).sorted()
    return zip(all, all.dropFirst()).filter { $1 - $0 > most }.prefix(4).map { from, to in
      let meters = [from, to].map { Int(($0 * truth.speed).rounded()) }
      return .staging(.hole(from: meters[0], to: meters[1]))
    }
  }
}
