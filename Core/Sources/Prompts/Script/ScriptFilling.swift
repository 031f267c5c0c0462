import Coaching
import Exchange
import Screens
import Training

/// Puts the lines of a model and of the offline author together: the author feeds the runner, reacts to
/// what may happen, and speaks where the model has left a hole.
struct ScriptFilling {
  // So close to another line a filler would only delay it, in seconds.
  private static let room = 75.0
  // What the silence between two lines may be without a filler, in seconds.
  private static let quiet = 200.0

  private let work: ScriptAssignment
  private let truth: ScriptTruth

  init(_ work: ScriptAssignment) {
    self.work = work
    truth = ScriptTruth(work.setup.plan)
  }

  /// The whole script, in the order of the run.
  func script(of lines: [ScriptMessage], digest: String) -> Script {
    let offline = work.author.write().script
    var times = lines.flatMap { moments(of: $0) }
    var taken: [ScriptMessage] = lines
    func add(_ message: ScriptMessage) {
      taken.append(message)
      times += moments(of: message)
    }
    let isFed = { (message: ScriptMessage) in message.topic == .fuel || message.topic == .drink }
    for message in offline.messages where isFed(message) || message.declaredRank == .fuel {
      add(message)
    }
    let others = offline.messages.filter { !isFed($0) && $0.declaredRank != .fuel }
    let lacks = ScriptProof.ends(of: lines, truth, hasGoal: work.setup.plan.goal != nil)
    if !lacks.isEmpty {
      for message in others where message.topic == .opening || message.topic == .nearFinish {
        if ScriptProof.ends(of: taken, truth, hasGoal: work.setup.plan.goal != nil).isEmpty {
          break
        }
        add(message)
      }
    }
    // What depends on how it goes stays the author's where the model has nothing of the kind.
    let reacts = lines.contains { !$0.trigger.isScheduled }
    for message in others where !message.trigger.isScheduled && !reacts { add(message) }
    let end = truth.length / truth.speed
    for message in others where message.trigger.isScheduled && message.branchKey == nil {
      guard let moment = moments(of: message).first, moment <= end,
        !taken.contains(where: { $0.id == message.id })
      else { continue }
      let before = times.filter { $0 <= moment }.max() ?? 0
      let after = times.filter { $0 > moment }.min() ?? end
      if moment - before >= Self.room, after - moment >= Self.room, after - before > Self.quiet {
        add(message)
      }
    }
    let sorted = taken.enumerated().sorted { left, right in
      let (first, second) = (order(left.element), order(right.element))
      return first == second ? left.offset < right.offset : first < second
    }
    return Script(
      id: ScriptAssignment.modelPrefix + String(digest.prefix(16)),
      personality: work.coach.rawValue,
      plan: work.setup.plan,
      branchPolicy: offline.branchPolicy,
      branches: offline.branches,
      messages: sorted.map { $0.element },
      model: "model",
      inputDigest: digest
    )
  }

  /// The seconds at which a message is probably said; none where nobody can say.
  private func moments(of message: ScriptMessage) -> [Double] {
    message.trigger.isScheduled
      ? message.trigger.places(length: truth.length, speed: truth.speed).map { $0.seconds } : []
  }

  private func order(_ message: ScriptMessage) -> Double { moments(of: message).first ?? .infinity }
}
