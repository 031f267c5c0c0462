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

  private(set) var session: GymSession
  private(set) var heard: [Heard] = []
  /// What happened beside the words, by its moment.
  private(set) var rests: [Duration: Duration] = [:]

  private var second = 0
  private var idle = 0
  private var last: GymPlace?

  init(_ session: GymSession) { self.session = session }

  /// Does all of it, looking on each second.
  mutating func finish() {
    tell(.start)
    while !session.isEnded, second < 3 * 3600 {
      second += 1
      tell(.pass)
      guard let place = session.place else { continue }
      let clock = session.clock(ofBlock: place.block)
      idle = place == last ? idle + 1 : 0
      last = place
      if let clock, !clock.isStarted {
        act(.start, after: 12)
      } else if clock != nil {
        if case .against = session.plan.blocks[place.block].pace { act(.done(nil, nil), after: 35) }
      } else if session.hasRunningClock {
        idle = 0
      } else {
        act(.done(nil, nil), after: 25)
      }
    }
  }

  private mutating func act(_ event: GymEvent, after seconds: Int) {
    guard idle >= seconds else { return }
    idle = 0
    tell(event)
  }

  private mutating func tell(_ event: GymEvent) {
    for timed in session.handle(event, at: .seconds(second)) {
      switch timed.effect {
      case .cue(let cue, _):
        var entry = Heard(at: timed.at, cue: cue, text: cue.words(in: session))
        if case .setDone(let place, _) = cue { entry.open = open(like: place) }
        heard.append(entry)
      case .resting(let end): rests[timed.at] = end - timed.at
      case .moved, .logged, .unlogged, .stop, .ended: break
      }
    }
  }

  private func open(like place: GymPlace) -> Int {
    guard let step = session.plan[place] else { return 0 }
    let steps = session.plan.blocks[place.block].steps
    return steps.indices.filter { index in
      steps[index].item == step.item && steps[index].warmUpPercent == step.warmUpPercent
        && !session.isRecorded(GymPlace(block: place.block, step: index, lap: place.lap))
    }.count
  }
}
