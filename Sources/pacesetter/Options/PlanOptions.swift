public import ArgumentParser
import Exchange
public import Training

/// What the runner means to do, for every command that coaches or writes a script.
struct PlanOptions: ParsableArguments {
  @Option(help: "The kind of run.")
  var mode: RunPlan.Mode?

  @Option(
    help: ArgumentHelp("The distance: 10km, 6.2mi, 800m, half, marathon.", valueName: "length"),
    transform: readDistance
  )
  var distance: Distance?

  @Option(
    help: ArgumentHelp("The duration: 1:00:00, 45min, 2h15min.", valueName: "time"),
    transform: readTime
  )
  var time: Duration?

  @Option(help: ArgumentHelp("The target pace: 5:00, 5:00/km or 8:03/mi.", valueName: "pace"))
  var targetPace: String?

  @Option(help: "Kilometers or miles.")
  var units: UnitSystem?

  @Option(
    help: ArgumentHelp("The cadence to hold with a metronome: 176.", valueName: "steps"),
    transform: readTempo
  )
  var cadence: Tempo?

  @Option(
    help: ArgumentHelp("Mark a lap by itself every: 400m, 1km, 1mi.", valueName: "length"),
    transform: readDistance
  )
  var autoLap: Distance?

  @Option(help: "When the metronome plays: always, or only outside the band.")
  var cadenceMode: CadencePlan.Mode?

  @Option(
    help: ArgumentHelp(
      "The band around the cadence, in steps per minute either side (5).",
      valueName: "steps"
    )
  )
  var cadenceBand: Double?

  @Option(
    help: ArgumentHelp("Seconds outside the band before it plays (15).", valueName: "seconds")
  )
  var cadenceAfter: Double?

  /// Whether anything is given that a script can be checked against.
  var isGiven: Bool {
    mode != nil || distance != nil || time != nil || targetPace != nil || units != nil
  }

  private var refinesCadence: Bool {
    cadenceMode != nil || cadenceBand != nil || cadenceAfter != nil
  }

  func validate() throws {
    if distance != nil, time != nil {
      throw ValidationError("leave out --distance or --time; a run has one goal")
    }
    if refinesCadence, cadence == nil {
      throw ValidationError("add --cadence; the other cadence options refine it")
    }
    if let cadenceBand, !CadencePlan.bands.contains(cadenceBand) {
      throw ValidationError("--cadence-band is \(cadenceBand), expected 1 to 30 steps a minute")
    }
    if let cadenceAfter, !CadencePlan.patiences.contains(cadenceAfter) {
      throw ValidationError("--cadence-after is \(cadenceAfter), expected 1 to 300 seconds")
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
    plan.cadence = cadencePlan(over: plan.cadence)
    plan.autoLap = autoLap ?? plan.autoLap
    // Another goal or another kind of run is another run.
    if plan.goal != other?.goal || plan.mode != .race { plan.race = nil }
    return plan
  }

  /// Nothing where neither the options nor the other plan name a cadence.
  private func cadencePlan(over other: CadencePlan?) -> CadencePlan? {
    guard var plan = other ?? cadence.map({ CadencePlan(target: $0) }) else { return nil }
    plan.target = cadence ?? plan.target
    plan.mode = cadenceMode ?? plan.mode
    plan.band = cadenceBand ?? plan.band
    plan.after = cadenceAfter.map { Duration(roundedSeconds: $0) } ?? plan.after
    return plan
  }
}

extension RunPlan.Mode: @retroactive ExpressibleByArgument {}
extension CadencePlan.Mode: @retroactive ExpressibleByArgument {}
extension UnitSystem: @retroactive ExpressibleByArgument {}

private func readDistance(_ text: String) throws -> Distance {
  do { return try Distance(typed: text) } catch { throw ValidationError(error.description) }
}

private func readTime(_ text: String) throws -> Duration {
  do { return try Duration(typed: text) } catch { throw ValidationError(error.description) }
}

/// Reads a cadence from an option.
func readTempo(_ text: String) throws -> Tempo {
  do { return try Tempo(typed: text) } catch { throw ValidationError(error.description) }
}
