import Exchange
import Screens
public import Training

extension ProxyAsk {
  /// A reply, as the proxy asks for it.
  public var reply: RelayedAssignment<ReplyAssignment> {
    let work = ReplyAssignment(
      to: words,
      after: said,
      coach: coach,
      swearing: swearing,
      on: Self.noDay
    )
    return RelayedAssignment(work, telling: facts)
  }

  /// A summary, as the proxy asks for it.
  public var summary: RelayedAssignment<SummaryAssignment> {
    let nobodys = ActivitySummary(
      id: "",
      sport: .running,
      kind: "",
      startedAt: LocalTime(Instant(secondsSince1970: 0), offset: .zero),
      source: .fit
    )
    let work = SummaryAssignment(
      RunWorth(Activity(summary: nobodys)),
      notes: notes,
      coach: coach,
      swearing: swearing,
      on: Self.noDay
    )
    return RelayedAssignment(work, telling: facts)
  }

  /// An insight, as the proxy asks for it.
  public var insight: RelayedAssignment<InsightAssignment> {
    let basis = TrainingLoadBasis(of: Runner())
    let none = Trends(of: [], measure: basis.measure, zones: basis.zones, on: Self.noDay)
    return RelayedAssignment(InsightAssignment(none), telling: facts)
  }

  /// A script, as the proxy asks for it.
  public var script: RelayedAssignment<ScriptAssignment> {
    RelayedAssignment(ScriptAssignment(setup ?? RunSetup(), on: Self.noDay), telling: facts)
  }

  /// A workout of the exercises that the proxy knows; whoever asks holds it to their own log.
  public func workout(of catalogue: ExerciseCatalogue)
    -> RelayedAssignment<WorkoutAssignment>
  {
    let asked = workout ?? WorkoutAsk("", wish: RankingRequest(now: Self.noTime))
    let work = WorkoutAssignment(asked, catalogue: catalogue, on: Self.noDay)
    return RelayedAssignment(work, telling: facts)
  }

  // What depends on a day is in the facts.
  private static let noDay = Day(daysSince1970: 0)
  private static let noTime = LocalTime(Instant(secondsSince1970: 0), offset: .zero)
}
