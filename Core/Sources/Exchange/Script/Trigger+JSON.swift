public import Coaching
public import Formats
import Training

// The file that a new trigger changes in `Exchange`: its fields, how it is written and read, and
// what may be wrong with it.

extension Trigger {
  /// Writes the trigger as a script file has it: `{"type":"distance","everyMeters":1000}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", kind.rawValue)
      switch self {
      case .atDistance(let distance):
        json.field("atMeters", distance.meters)
      case .everyDistance(let distance):
        json.field("everyMeters", distance.meters)
      case .atTime(let time):
        json.field("atSeconds", time.inSeconds)
      case .halfway:
        break
      case .nearFinish(let remaining):
        json.field("remainingMeters", remaining.meters)
      case .condition(let condition, let branchKey, let cooldown):
        json.field("expression", condition.source)
        json.field("branchKey", branchKey)
        json.field("cooldownSeconds", cooldown?.inSeconds)
      case .fatigueZone(let condition):
        json.field("expression", condition.source)
      }
    }
  }

  private var kind: Kind {
    switch self {
    case .atDistance, .everyDistance: .distance
    case .atTime: .time
    case .halfway: .halfway
    case .nearFinish: .nearFinish
    case .condition: .condition
    case .fatigueZone: .fatigueZone
    }
  }

  /// The names of the triggers, as `triggerSpec.type` writes them.
  enum Kind: String, CaseIterable {
    case distance
    case time
    case halfway
    case nearFinish = "near_finish"
    case condition
    case fatigueZone = "fatigue_zone"

    /// The fields that it has beside `type`.
    var fields: [String] {
      switch self {
      case .distance: ["atMeters", "everyMeters"]
      case .time: ["atSeconds"]
      case .halfway: []
      case .nearFinish: ["remainingMeters"]
      case .condition: ["expression", "branchKey", "cooldownSeconds"]
      case .fatigueZone: ["expression"]
      }
    }
  }
}

extension ScriptReader {
  /// A hundred hours and a thousand kilometers: further no run goes.
  private static let longest = 0.0...360_000
  private static let farthest = 0.0...1_000_000

  /// Reads a trigger of a message.
  mutating func trigger(_ json: LocatedJSON, of name: String) -> Trigger? {
    guard let fields = LocatedFields(json, called: "the trigger of \(name)", &notes),
      let kind = kind(of: fields, name)
    else { return nil }
    fields.warnOfUnknown(besides: ["type"] + kind.fields, &notes)
    switch kind {
    case .distance:
      return distance(fields, name)
    case .time:
      return fields.number("atSeconds", in: Self.longest, &notes).map { .atTime(time($0)) }
    case .halfway:
      return .halfway
    case .nearFinish:
      return fields.number("remainingMeters", in: Self.farthest, &notes)
        .map { .nearFinish(remaining: .meters($0)) }
    case .condition:
      let condition = condition(fields, "expression")
      let key = fields.text(ifPresent: "branchKey", &notes)
      let cooldown = fields.number(ifPresent: "cooldownSeconds", in: Self.longest, &notes)
      return condition.map { .condition($0, branchKey: key, cooldown: cooldown.map(time)) }
    case .fatigueZone:
      return condition(fields, "expression").map { .fatigueZone($0) }
    }
  }

  private mutating func kind(of fields: LocatedFields, _ name: String) -> Trigger.Kind? {
    let names = Trigger.Kind.allCases.map { $0.rawValue }
    guard fields.has("type", "one of \(names.joined(separator: ", "))", &notes) else { return nil }
    return fields.choice(Trigger.Kind.self, ifPresent: "type", &notes)
  }

  private mutating func distance(_ fields: LocatedFields, _ name: String) -> Trigger? {
    switch (fields["atMeters"], fields["everyMeters"]) {
    case (nil, nil):
      notes.error(
        at: fields.location,
        "the trigger of \(name) has no distance, expected \"atMeters\" or \"everyMeters\""
      )
      return nil
    case (_?, let every?):
      notes.error(
        at: every.location,
        "the trigger of \(name) has both \"atMeters\" and \"everyMeters\", expected one of them"
      )
      return nil
    case (_?, nil):
      return fields.number("atMeters", in: Self.farthest, &notes).map { .atDistance(.meters($0)) }
    case (nil, let every?):
      // A metre is below what any message can mean and above what would be a division by nothing.
      guard let meters = fields.number("everyMeters", in: 1...1_000_000, &notes) else { return nil }
      if meters < 100 {
        notes.warning(
          at: every.location,
          "\(name) would be due every \(JSON.number(meters).text()) m, but a line begins at most every 30 s"
        )
      }
      return .everyDistance(.meters(meters))
    }
  }

  /// Warns of a trigger that never fires in a plan.
  mutating func reviewTrigger(
    of message: ScriptMessage,
    for plan: RunPlan?,
    at place: TextLocation
  ) {
    let name = "message \"\(message.id)\""
    switch message.trigger {
    case .halfway where plan?.goal == nil:
      notes.warning(
        at: place,
        "\(name) is never said without a goal, and none is known"
      )
    case .nearFinish where plan?.goal == nil:
      notes.warning(
        at: place,
        "\(name) is never said without a goal, and none is known"
      )
    case .nearFinish(let remaining):
      guard let goal = plan?.goalDistance, remaining.meters >= goal.meters / 2 else { return }
      notes.warning(
        at: place,
        "\(name) is never said: \(JSON.number(remaining.meters).text()) m are half of the run or more"
      )
    case .atDistance(let distance):
      guard let goal = plan?.goalDistance, distance > goal else { return }
      notes.warning(at: place, "\(name) waits for a distance beyond the goal")
    case .everyDistance, .atTime, .halfway, .condition, .fatigueZone:
      break
    }
  }

  /// Reads a condition; its diagnostics get the places that they have in the file.
  mutating func condition(_ fields: LocatedFields, _ key: String) -> Condition? {
    guard let text = fields.text(key, &notes), let json = fields[key] else { return nil }
    let (condition, diagnostics) = Condition.parse(text)
    for diagnostic in diagnostics {
      notes.record(
        diagnostic.severity,
        at: json.location(ofByte: diagnostic.offset, in: bytes),
        "in \"\(key)\": \(diagnostic.message)",
        diagnostic.suggestion
      )
    }
    return condition
  }

  /// Whole microseconds, so that what is written reads back as the same time.
  private func time(_ seconds: Double) -> Duration {
    .microseconds(Int64((seconds * 1_000_000).rounded()))
  }
}
