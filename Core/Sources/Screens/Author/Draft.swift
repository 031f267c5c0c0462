import Coaching
import Training

/// A script in the making: messages with the second at which each is probably said.
struct Draft {
  private struct Entry {
    let seconds: Double
    let message: ScriptMessage
  }

  var bag: LineBag
  private var entries: [Entry] = []
  private var counts: [String: Int] = [:]

  init(_ bag: LineBag) { self.bag = bag }

  /// Adds a message with a line on a topic; without a line left there is no message.
  mutating func add(
    _ name: String,
    _ topic: Topic,
    _ trigger: Trigger?,
    around seconds: Double,
    _ weight: Weight,
    branch: PaceBand? = nil,
    number: Int? = nil
  ) {
    guard let trigger, let line = bag.draw(topic) else { return }
    add(name, line, trigger, around: seconds, weight, branch: branch, number: number)
  }

  /// Adds a message with a line that has been drawn.
  mutating func add(
    _ name: String,
    _ line: String,
    _ trigger: Trigger,
    around seconds: Double,
    _ weight: Weight,
    branch: PaceBand? = nil,
    number: Int? = nil
  ) {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    let message = ScriptMessage(
      id: name + "-" + String(number ?? count),
      trigger: trigger,
      text: line,
      branchKey: branch?.rawValue,
      priority: weight.priority,
      expiresAfterSeconds: weight.expiresAfter,
      declaredRank: weight.rank
    )
    entries.append(Entry(seconds: seconds, message: message))
  }

  /// A second near one at which, if all goes as planned, nobody else wants to speak.
  func quietMoment(near second: Double) -> Double {
    let busy = entries.filter { entry in
      switch entry.message.trigger {
      case .atDistance, .everyDistance, .atTime, .halfway, .nearFinish: true
      case .condition, .fatigueZone: entry.message.declaredRank == .fuel
      }
    }
    let shift = [0.0, 45, -45, 90, -90].first { shift in
      !busy.contains { abs($0.seconds - second - shift) < 40 }
    }
    return (second + (shift ?? 0)).rounded()
  }

  /// The messages in the order in which they will probably be said.
  var messages: [ScriptMessage] {
    entries.enumerated().sorted { left, right in
      left.element.seconds == right.element.seconds
        ? left.offset < right.offset : left.element.seconds < right.element.seconds
    }.map { $0.element.message }
  }

  /// The words for the rules and the sensors.
  ///
  /// A script that plans the gels leaves none for the rule about them: two reminders would be one too
  /// many.
  func phrasebook(fuelIsPlanned: Bool) -> Phrasebook {
    var rules: [CoachRule: [String]] = [:]
    for rule in CoachRule.allCases where rule != .fuelWindow || !fuelIsPlanned {
      rules[rule] = bag.lines(on: .rule(rule))
    }
    var notices: [SensorNotice: [String]] = [:]
    for notice in SensorNotice.allCases { notices[notice] = bag.lines(on: .notice(notice)) }
    return Phrasebook(rules: rules, notices: notices)
  }
}

/// How much a message matters, and how long it stays fresh.
struct Weight {
  var rank: Rank
  var priority: Int
  /// Seconds.
  var expiresAfter: Double

  init(_ rank: Rank, _ priority: Int, expiresAfter: Double) {
    self.rank = rank
    self.priority = priority
    self.expiresAfter = expiresAfter
  }
}
