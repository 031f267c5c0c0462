public import Coaching
import Training

/// Everything that a workout will say, in order, as it is known before the start.
///
/// ```swift
/// for row in GymTimeline(of: setup.session()).rows { print(row.text) }
/// ```
public struct GymTimeline: Hashable, Sendable {
  /// A cue, when it is due, and its words.
  public struct Row: Hashable, Sendable {
    /// The part, from 0.
    public var block: Int
    /// The time on the part's clock, or on that of the step, where there is one.
    public var at: Duration?
    /// What it waits for, where no clock decides: "when set 1 is done".
    public var when: String?
    /// How urgent it is, from 1 to 5.
    public var rank: Rank
    /// What it takes at most.
    public var budget: Duration
    /// The words.
    public var text: String

    /// When it comes, as it is read: "0:07", "rest after Squat, 0:50.5", "when set 1 is done".
    public var moment: String {
      guard let at else { return when ?? "" }
      let tenths = Int64((at.inSeconds * 10).rounded())
      let clock = "\(tenths / 600):" + ClockText.two(Int(tenths / 10 % 60))
      let rest = tenths % 10 == 0 ? "" : ".\(tenths % 10)"
      return (when.map { $0 + ", " } ?? "") + clock + rest
    }
  }

  /// The rows, in order.
  public let rows: [Row]

  /// Compiles the cues of a workout that has not begun.
  public init(of session: GymSession) {
    var rows: [Row] = []
    let language = session.spokenLanguage
    let begins = language.pick("when the part begins", "wenn der Teil beginnt")
    for (number, block) in session.plan.blocks.enumerated() {
      rows.append(Self.row(.begin(block: number), number, when: begins, session))
      switch block.pace {
      case .byHand: rows += Self.byHand(number, block, session)
      case .byClock, .against:
        for entry in GymCueSheet(session.plan, block: number).entries {
          rows.append(Self.row(entry.cue, number, at: entry.at, session))
        }
      }
    }
    self.rows = rows
  }

  private static func byHand(
    _ number: Int,
    _ block: GymBlock,
    _ session: GymSession
  ) -> [Row] {
    var rows: [Row] = []
    let language = session.spokenLanguage
    for (index, step) in block.steps.enumerated().prefix(1000) where !step.isRest {
      let place = GymPlace(block: number, step: index)
      let name = session.exercise(at: place) ?? ""
      if let seconds = step.dose?.quantity.seconds {
        let ready = session.settings.holdReady
        let program = TimerProgram.countdown(
          Duration(roundedSeconds: min(seconds.low, 86_400)),
          goesPastZero: seconds.isOpen,
          getReady: ready
        )
        for entry in GymCueSheet(hold: place, program).entries {
          let set = language.pick("set", "Satz") + " \(step.set)"
          rows.append(row(entry.cue, number, at: entry.at, session, name + ", " + set))
        }
      }
      // After the last of a part the next one begins, without a rest.
      let isEnd = index + 1 == block.steps.count
      let rest = isEnd ? nil : step.rest.map { Duration(roundedSeconds: $0.low) }
      let isLast = !block.steps.dropFirst(index + 1).contains { $0.item == step.item }
      let cue: GymCue =
        isLast ? .exerciseDone(place, rest: rest) : .setDone(place, rest: rest)
      let isSame = !isEnd && block.steps[index + 1].item == step.item
      // Rounds of many exercises are quick: there only what comes, or a rest, is worth a word.
      if isEnd || isSame || rest != nil || isLast && step.rounds <= 1 {
        let done = language.pick(
          "when set \(step.set) of \(name) is done",
          "nach Satz \(step.set) von \(name)"
        )
        rows.append(row(cue, number, when: done, session))
      }
      if isEnd { continue }
      let next = GymPlace(block: number, step: index + 1)
      if let rest, rest > .zero {
        for entry in GymCueSheet(rest: rest, before: next, isNew: session.plan.isNew(next)).entries
        {
          let clock = language.pick("rest after ", "Pause nach ") + name
          rows.append(row(entry.cue, number, at: entry.at, session, clock))
        }
      } else if !isSame {
        let after = language.pick("right after it", "gleich danach")
        rows.append(row(.next(next), number, when: after, session))
      }
    }
    return rows
  }

  private static func row(
    _ cue: GymCue,
    _ block: Int,
    at: Duration? = nil,
    when: String? = nil,
    _ session: GymSession,
    _ clock: String? = nil
  ) -> Row {
    Row(
      block: block,
      at: at,
      when: when ?? clock,
      rank: cue.precedence.rank,
      budget: cue.budget(withCoach: session.settings.coach != nil),
      text: cue.words(in: session)
    )
  }
}
