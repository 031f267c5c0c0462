import ArgumentParser

/// The plan: workouts and runs on days.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Put workouts and runs on days, move and skip them.",
    discussion: """
      A day is today, tomorrow, a weekday (the next one) or a date. What was recorded
      on that day counts as done: the same workout, or any run for a run.

      The events of your calendars stand beside the plan, with the free times that a
      session fits into.

      Examples:
        pacesetter plan
        pacesetter plan add emom-hotel-room --day tomorrow --time 18:00
        pacesetter plan add "Easy 8 km" --run --day sat
        pacesetter plan move easy --day sun --time 9:00
        pacesetter plan skip emom
        pacesetter plan undo
      """,
    subcommands: [
      PlanListCommand.self, PlanAddCommand.self, PlanMoveCommand.self, PlanSkipCommand.self,
      PlanRemoveCommand.self, PlanUndoCommand.self,
    ],
    defaultSubcommand: PlanListCommand.self
  )
}
