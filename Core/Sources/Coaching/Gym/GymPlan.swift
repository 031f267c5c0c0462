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

  /// Whether a step is the first set of its exercise in its part, which nobody has told of yet; of
  /// rounds all was told before the first.
  public func isNew(_ place: GymPlace) -> Bool {
    guard let step = self[place], place.lap == 0 else { return false }
    return step.set == 1 && step.rounds <= 1 && !step.isRest
  }

  /// How many steps there are in all blocks.
  public var stepCount: Int { blocks.reduce(0) { $0 + $1.steps.count } }
}
