import Training

/// How the engine finds the moment of each message: the rules of the triggers.
///
/// This file holds the engine's only switches over ``Trigger``: a new trigger gets a case in each.
/// Most new triggers are one of three kinds: something that the run passes (``Crossings``), an
/// expression that holds (``ConditionTrigger``), or one that holds for long (``FatigueTrigger``).
struct TriggerRules: Equatable, Sendable {
  /// The messages that wait for a place or a time.
  var crossings = Crossings()
  /// The messages that wait for an expression.
  private(set) var conditions: [ConditionTrigger] = []
  /// The messages that wait for an expression that stays true.
  var fatigues: [FatigueTrigger] = []

  /// Sorts a script's messages by their triggers and compiles their conditions into one program.
  init(
    _ script: Script,
    _ branches: BranchBook,
    _ states: inout [MessageState],
    _ program: inout ConditionProgram
  ) {
    for (index, message) in script.messages.enumerated() {
      switch message.trigger {
      case .atDistance(let distance):
        crossings.add(index, atDistance: distance.meters)
      case .everyDistance(let distance):
        crossings.add(index, everyDistance: distance.meters)
      case .atTime(let time):
        crossings.add(index, atTime: time.inSeconds)
      case .halfway:
        crossings.add(halfway: index)
      case .nearFinish(let remaining):
        crossings.add(index, remaining: remaining.meters)
      case .condition(let condition, let key, let cooldown):
        let entry = program.append(condition.program)
        states[index].condition = entry
        conditions.append(
          ConditionTrigger(
            message: index,
            condition: entry,
            cooldown: cooldown?.inSeconds,
            opens: branches.index(of: key)
          )
        )
      case .fatigueZone(let condition):
        let entry = program.append(condition.program)
        states[index].condition = entry
        fatigues.append(FatigueTrigger(message: index, condition: entry))
      }
    }
    crossings.sort()
  }

  /// Lets a message fire again if its line was never said.
  mutating func rearm(_ message: Int) {
    for place in fatigues.indices where fatigues[place].message == message {
      fatigues[place].rearm()
    }
  }
}

extension ScriptEngine {
  /// Why a message never became due.
  func miss(_ index: Int, _ moment: Moment) -> Decision.Miss {
    switch script.messages[index].trigger {
    case .atDistance, .everyDistance, .atTime:
      return .notReached
    case .halfway:
      return moment.plan.goal == nil ? .noGoal : .notReached
    case .nearFinish(let remaining):
      guard moment.plan.goal != nil else { return .noGoal }
      guard let length = GoalProgress(moment)?.length else { return .notReached }
      return remaining.meters >= length / 2 ? .goalTooShort : .notReached
    case .condition(let condition, _, _):
      return miss(index, condition, elseAfterTrue: nil)
    case .fatigueZone(let condition):
      return miss(index, condition, elseAfterTrue: .tooBrief)
    }
  }
}
