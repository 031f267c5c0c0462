import Coaching
import Exchange
import Screens
import Training

/// Somebody who does a whole workout as it is written, and all that is said meanwhile.
struct GymLifter {
  /// A cue as it was heard.
  struct Heard {
    var at: Duration
    var cue: GymCue
    var text: String
    /// How many sets of the exercise were open when it was said.
    var open = 0
  }

  private(set) var heard: [Heard] = []
  /// What happened beside the words, by its moment.
  private(set) var rests: [Duration: Duration] = [:]

  private var lifter: ObedientLifter

  var session: GymSession { lifter.session }

  /// Takes 25 s for every set, and 35 s against a clock.
  init(_ session: GymSession) {
    let plan = session.plan
    lifter = ObedientLifter(session) { step in
      let isHurried = plan.blocks.contains { block in
        if case .against = block.pace { return block.steps.contains(step) }
        return false
      }
      return .seconds(isHurried ? 35 : 25)
    }
  }

  /// Does all of it, looking on each second.
  mutating func finish() {
    var (heard, rests) = (self.heard, self.rests)
    lifter.finish { timed, session in
      switch timed.effect {
      case .cue(let cue, _):
        var entry = Heard(at: timed.at, cue: cue, text: cue.words(in: session))
        if case .setDone(let place, _) = cue { entry.open = Self.open(like: place, in: session) }
        heard.append(entry)
      case .resting(let end): rests[timed.at] = end - timed.at
      case .moved, .logged, .unlogged, .stop, .ended: break
      }
    }
    (self.heard, self.rests) = (heard, rests)
  }

  private static func open(like place: GymPlace, in session: GymSession) -> Int {
    guard let step = session.plan[place] else { return 0 }
    let steps = session.plan.blocks[place.block].steps
    return steps.indices.filter { index in
      steps[index].item == step.item && steps[index].warmUpPercent == step.warmUpPercent
        && !session.isRecorded(GymPlace(block: place.block, step: index, lap: place.lap))
    }.count
  }
}
