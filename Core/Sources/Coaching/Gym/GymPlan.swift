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
