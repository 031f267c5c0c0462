public import Training

/// A workout as it is done: blocks one after the other, each with its steps or its clock.
///
/// Compiled once before the start from the workout and a few choices, so that nothing has to be
/// worked out while somebody waits for it.
public struct GymPlan: Hashable, Sendable {
  /// The blocks, in order; sections with nothing to do have none.
  public let blocks: [GymBlock]

  /// Compiles a workout.
  ///
  /// A choice for a section ("EMOM 12 or 16") is given by the section's number; the first counts.
  public init(
    _ workout: Workout,
    choices: [Int: Int] = [:],
    getReady: Duration = TimerProgram.usualGetReady
  ) {
    var blocks: [GymBlock] = []
    for (number, section) in workout.sections.enumerated() where !section.items.isEmpty {
      let compiler = GymBlockCompiler(
        section,
        number: number,
        choice: choices[number] ?? 0,
        getReady: getReady
      )
      blocks.append(compiler.block())
    }
    self.blocks = blocks
  }

  /// How many steps there are in all blocks.
  public var stepCount: Int { blocks.reduce(0) { $0 + $1.steps.count } }
}

/// One section of a plan.
public struct GymBlock: Hashable, Sendable {
  /// How a block goes on from one step to the next.
  public enum Pace: Hashable, Sendable {
    /// When the step is done; rest is counted down in between.
    case byHand
    /// The clock says which step it is.
    case byClock(TimerProgram)
    /// By hand against a clock that runs for the whole block.
    case against(TimerProgram)
  }

  /// The section of the workout, from 0.
  public let section: Int

  /// What the section is called.
  public let label: String

  /// What is said when it begins.
  public let cues: [String]

  /// How it goes on.
  public let pace: Pace

  /// The steps in the order in which they are done.
  ///
  /// Under an AMRAP they are one lap, done again and again.
  public let steps: [GymStep]

  /// Whether the steps begin again when the last is done.
  public let repeats: Bool

  /// The steps of a window of a clock, from 1: one, or all of them together.
  public func steps(inRound round: Int) -> [GymStep] { steps.filter { $0.round == round } }
}

/// One thing to do: a set, a station, a warm-up set.
public struct GymStep: Hashable, Sendable {
  /// The step of the section, from 0.
  public let item: Int

  /// The exercise, by the name that the author gave it.
  public let exercise: String

  /// Its place in a superset, such as "A1".
  public let tag: String?

  /// What is to be done, where that was said; the quantity is that of this set.
  public let dose: Dose?

  /// Which set of the exercise in this block it is, from 1.
  public let set: Int

  /// How many there are; 0 where nobody knows.
  public let sets: Int

  /// The round or window that it belongs to, from 1.
  public let round: Int

  /// How many rounds there are; 0 where nobody knows.
  public let rounds: Int

  /// Seconds of rest behind it; none where the next follows at once.
  public let rest: Amount?

  /// The share of the working weight, in percent, if it is a warm-up set.
  public let warmUpPercent: Double?

  /// Whether it is a station of rest.
  public let isRest: Bool
}
