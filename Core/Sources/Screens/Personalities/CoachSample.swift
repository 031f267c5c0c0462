import Coaching
public import Training

/// A minute of a coach, to hear before it is chosen: its words at the places of one run of 10 km that was
/// meant to take 50 minutes.
///
/// The run is made up; the words are those of a real one. Each is the first phrase on its topic whose
/// claims hold there.
public struct CoachSample: Hashable, Sendable {
  /// What is said at one place.
  public struct Part: Hashable, Sendable {
    /// Where it is said.
    public let when: String

    /// The words for the eye.
    public let text: String

    /// The words for a voice.
    public let spoken: String

    /// How many seconds a voice probably needs.
    public let seconds: Double
  }

  /// What is said, in the order of the run.
  public let parts: [Part]

  /// Puts the sample of a coach together.
  ///
  /// In a language that the coach does not speak it is English.
  public init(
    of coach: Personality,
    units: UnitSystem = .metric,
    swearing: Bool = false,
    in wanted: Language = .english
  ) {
    let book = coach.book(in: wanted) ?? coach.book(in: .english)
    parts = book.map { Self.parts(of: $0, units: units, swearing: swearing) } ?? []
  }

  /// Puts the sample of somebody's own coach together.
  public init(of book: CoachBook, units: UnitSystem = .metric, swearing: Bool = false) {
    parts = Self.parts(of: book, units: units, swearing: swearing)
  }

  private static func parts(of book: CoachBook, units: UnitSystem, swearing: Bool) -> [Part] {
    let language = book.language
    return Place.allCases.compactMap { place in
      let moment = place.moment(units: units)
      let judge = ClaimJudge(moment)
      let fitting = book.phrases(on: place.topic, swearing: swearing)
        .filter { phrase in
          phrase.claims.allSatisfy { judge.truth(of: $0) == .yes }
            && Placeholder.mentioned(in: phrase.text).allSatisfy { $0.value(in: moment) != nil }
        }
      guard let phrase = fitting.first(where: { !$0.isNeutral }) ?? fitting.first else {
        return nil
      }
      let line = Line(
        source: .script(place.rawValue),
        rank: .coach,
        text: phrase.text,
        dueAt: moment.at
      )
      return Part(
        when: language == .german
          ? place.germanWhen(units: units) : place.when(units: units),
        text: LineText.written(
          phrase.text,
          in: moment,
          units: units,
          language: language.rawValue
        ),
        spoken: LineText.spoken(
          phrase.text,
          in: moment,
          units: units,
          language: language.rawValue
        ),
        seconds: Utterance(id: place.rawValue, line: line, moment: moment)
          .estimatedDuration.inSeconds
      )
    }
  }

  /// The places of the run, in its order.
  private enum Place: String, CaseIterable {
    case start, settle, first, tip, third, half, company, behind, stop, near, finish

    private static let goal = 10_000.0
    /// Seconds a meter, as planned.
    private static let planned = 0.3

    var topic: Topic {
      switch self {
      case .start: .opening
      case .settle: .settle
      case .first: .firstSplit
      case .tip: .technique
      case .third: .kilometer
      case .half: .halfway
      case .company: .banter
      case .behind: .behind
      case .stop: .rule(.stopped)
      case .near: .nearFinish
      case .finish: .rule(.finished)
      }
    }

    func when(units: UnitSystem) -> String {
      let each = units == .metric ? "kilometer" : "mile"
      return switch self {
      case .start: "At the start"
      case .settle: "In the first minutes"
      case .first: "After the first \(each)"
      case .tip: "A tip on the way"
      case .third: "After the third \(each)"
      case .half: "Halfway"
      case .company: "Some company"
      case .behind: "When you fall behind"
      case .stop: "When you stop"
      case .near: "Near the finish"
      case .finish: "At the finish"
      }
    }

    func germanWhen(units: UnitSystem) -> String {
      let isMetric = units == .metric
      return switch self {
      case .start: "Am Start"
      case .settle: "In den ersten Minuten"
      case .first: isMetric ? "Nach dem ersten Kilometer" : "Nach der ersten Meile"
      case .tip: "Ein Tipp unterwegs"
      case .third: isMetric ? "Nach dem dritten Kilometer" : "Nach der dritten Meile"
      case .half: "Auf halber Strecke"
      case .company: "Etwas Gesellschaft"
      case .behind: "Wenn du zurückliegst"
      case .stop: "Wenn du stehen bleibst"
      case .near: "Kurz vor dem Ziel"
      case .finish: "Im Ziel"
      }
    }

    private func meters(units: UnitSystem) -> Double {
      switch self {
      case .start: 0
      case .settle: 400
      case .first: units.splitDistance.meters
      case .tip: 2200
      case .third: 3 * units.splitDistance.meters
      case .half: 5000
      case .company: 5600
      case .behind: 6400
      case .stop: 7200
      case .near: 9000
      case .finish: Self.goal
      }
    }

    /// How far the run is off its plan there, in seconds.
    private var late: Double {
      switch self {
      case .start, .settle, .tip, .half, .company: 0
      case .first: 4
      case .third: 3
      case .behind: 17
      case .stop: 12
      case .near: -4
      case .finish: -9
      }
    }

    func moment(units: UnitSystem) -> Moment {
      let meters = meters(units: units)
      let seconds = (meters * Self.planned + late).rounded()
      var metrics = LiveMetrics(
        elapsed: .seconds(seconds),
        moving: .seconds(seconds),
        distance: .meters(meters),
        distanceSource: .device
      )
      metrics.state = .running
      metrics.positionSignal = .good
      metrics.averagePace = Pace(covering: metrics.distance, in: metrics.moving)
      metrics.cadence = .stepsPerMinute(168)
      let plan = RunPlan(
        mode: .training,
        goal: .distance(.meters(Self.goal)),
        targetPace: .secondsPerKilometer(1000 * Self.planned),
        units: units
      )
      let pace: Pace = .secondsPerKilometer(self == .behind ? 311 : self == .near ? 296 : 301)
      metrics.currentPace = pace
      var facts = RunFacts()
      facts.stood = self == .stop ? .seconds(60) : .zero
      facts.stoodInAll = facts.stood ?? .zero
      facts.movedFor = metrics.moving
      if meters >= 1000 {
        facts.usualPace = .secondsPerKilometer(301)
        facts.minutePace = pace
        facts.unsteadiness = 0.02
      }
      facts.splits = splits(to: meters, units: units)
      metrics.lastSplit = facts.splits.last
      if self == .stop { metrics.standingSince = .seconds(seconds - 60) }
      if self == .half { facts.half = seconds }
      if self == .finish { facts.result = seconds }
      return Moment(
        at: metrics.elapsed,
        metrics: metrics,
        plan: plan,
        threeMinutePace: meters >= 1000 ? pace : nil,
        facts: facts
      )
    }

    /// The first splits: a little slow, then a little faster each.
    private func splits(to meters: Double, units: UnitSystem) -> [Split] {
      let length = units.splitDistance
      let count = self == .first ? 1 : Int(meters / length.meters + 0.001)
      guard count > 0 else { return [] }
      return (1...count).map { number in
        let offset = number == 1 ? 4.0 : number == 2 ? 2 : number == 3 ? -3 : 0
        let time = Duration.seconds((length.meters * Self.planned + offset).rounded())
        return Split(number: number, distance: length, moving: time, elapsed: time)
      }
    }
  }
}
