public import ArgumentParser
import Exchange
public import Training

/// What the runner means to do, for every command that coaches or writes a script.
struct PlanOptions: ParsableArguments {
  @Option(help: "Why you run.")
  var mode: RunPlan.Mode?

  @Option(
    help: ArgumentHelp("How far: 10km, 6.2mi, 800m, half, marathon.", valueName: "length"),
    transform: readDistance
  )
  var distance: Distance?

  @Option(
    help: ArgumentHelp("How long: 1:00:00, 45min, 2h15min.", valueName: "time"),
    transform: readTime
  )
  var time: Duration?

  @Option(help: ArgumentHelp("The pace to hold: 5:00, 5:00/km or 8:03/mi.", valueName: "pace"))
  var targetPace: String?

  @Option(help: "Kilometers or miles.")
  var units: UnitSystem?

  /// Whether any of it is given.
  var isGiven: Bool {
    mode != nil || distance != nil || time != nil || targetPace != nil || units != nil
  }

  func validate() throws {
    if distance != nil, time != nil {
      throw ValidationError("--distance and --time are both given; a run ends by one of them")
    }
    do { _ = try plan() } catch { throw ValidationError("--target-pace: \(error)") }
  }

  /// The plan; what is not given comes from another one, such as a script's own.
  func plan(over other: RunPlan? = nil) throws(TypedTextError) -> RunPlan {
    var plan = other ?? RunPlan()
    plan.units = units ?? plan.units
    if let distance { plan.goal = .distance(distance) }
    if let time { plan.goal = .time(time) }
    if let targetPace { plan.targetPace = try Pace(typed: targetPace, units: plan.units) }
    // Whoever names a pace to hold trains, unless they say that they race.
    plan.mode = mode ?? (plan.mode == .free && plan.targetPace != nil ? .training : plan.mode)
    return plan
  }
}

extension RunPlan.Mode: @retroactive ExpressibleByArgument {}
extension UnitSystem: @retroactive ExpressibleByArgument {}

private func readDistance(_ text: String) throws -> Distance {
  do { return try Distance(typed: text) } catch { throw ValidationError(error.description) }
}

private func readTime(_ text: String) throws -> Duration {
  do { return try Duration(typed: text) } catch { throw ValidationError(error.description) }
}
