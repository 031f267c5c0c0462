import Coaching
import Training

/// What a placeholder stands for at a moment, with its unit, ready to be shown or said.
enum Figure {
  case distance(Distance)
  case duration(Duration)
  case split(Duration)
  case pace(Pace)
  case gap(secondsPerKilometer: Double)
  case seconds(Double)
  case stood(Duration)
  case finish(ClosedRange<Double>)
  case heartRate(HeartRate)
  case cadence(Cadence)
  case count(Int)
  case step(RunStep)
  case target(RunStep)
  case span(Duration)
  case countdown(Int)
  case name(String)

  init?(_ placeholder: Placeholder, in moment: Moment) {
    guard let value = placeholder.value(in: moment) else { return nil }
    if let figure = Figure(step: placeholder, value, in: moment) {
      self = figure
      return
    }
    switch placeholder {
    case .distance: self = .distance(.meters(value))
    case .time, .halfTime, .goalTime: self = .duration(.seconds(value))
    case .pace, .averagePace, .targetPace, .lastThree, .goalPace:
      self = .pace(.secondsPerKilometer(value))
    case .heartRate: self = .heartRate(.beatsPerMinute(value))
    case .cadence: self = .cadence(.stepsPerMinute(value))
    case .zone, .splitNumber: self = .count(Written.whole(value))
    case .split: self = .split(.seconds(value))
    case .gap: self = .gap(secondsPerKilometer: value)
    case .splitChange, .splitMiss, .lead, .resultGap: self = .seconds(value)
    case .stood: self = .stood(.seconds(value))
    case .nextFuel:
      // Nobody plans a gel to the second.
      let step = value > 90 ? 60 : 10
      self = .duration(.seconds(max(1, Written.whole(value / Double(step))) * step))
    case .finish: self = .finish(value...value)
    case .finishRange:
      guard let range = moment.projectedFinish else { return nil }
      self = .finish(Self.rounded(range))
    case .result:
      self = moment.plan.goalTime == nil ? .duration(.seconds(value)) : .distance(.meters(value))
    case .remaining:
      if moment.plan.goalTime == nil {
        self = .distance(.meters(value))
      } else {
        // Nobody says "four minutes and fifty-nine seconds to go".
        let step = value > 90 ? 10 : 5
        self = .duration(.seconds(Written.whole(value / Double(step)) * step))
      }
    case .projection:
      self = moment.plan.goalTime == nil ? .duration(.seconds(value)) : .distance(.meters(value))
    case .step, .nextStep, .stepLeft, .stepTarget, .stepValue, .stepCount, .rep, .reps, .repsLeft,
      .lastRep, .rival, .rivalGap, .rivalMeters:
      return nil
    }
  }

  /// What a placeholder of a planned run stands for; nothing for all others.
  private init?(step placeholder: Placeholder, _ value: Double, in moment: Moment) {
    switch placeholder {
    case .step, .stepTarget:
      guard let step = moment.step else { return nil }
      self = placeholder == .step ? .step(step) : .target(step)
    case .nextStep:
      guard let step = moment.nextStep else { return nil }
      self = .step(step)
    case .stepLeft:
      switch moment.step?.end {
      case .distance: self = .distance(.meters(value))
      case .time: self = .span(.seconds(value))
      case .button, .heartRate, nil: return nil
      }
    case .stepValue:
      switch moment.step?.target {
      case .pace: self = .pace(.secondsPerKilometer(value))
      case .heartRate, .zones: self = .heartRate(.beatsPerMinute(value))
      case .cadence: self = .cadence(.stepsPerMinute(value))
      case .some(.none), .effort, .words, nil: return nil
      }
    case .stepCount: self = .countdown(5)
    case .rival:
      guard let rival = moment.plan.rival else { return nil }
      self = .name(rival.name)
    case .rivalGap: self = .seconds(value.rounded())
    case .rivalMeters: self = .distance(.meters(value))
    case .rep, .reps, .repsLeft: self = .count(Written.whole(value))
    case .lastRep:
      if case .time = moment.lastRep?.step.end {
        self = .pace(.secondsPerKilometer(value))
      } else {
        self = .split(.seconds(value))
      }
    default: return nil
    }
  }

  func written(units: UnitSystem) -> String {
    switch self {
    case .distance(let distance): Written.roundDistance(distance, units: units)
    case .duration(let duration), .split(let duration): Written.duration(duration)
    case .pace(let pace): Written.pace(pace, units: units)
    case .gap(let gap): Written.gap(secondsPerKilometer: gap, units: units)
    case .seconds(let seconds): Written.seconds(seconds)
    case .stood(let duration): Written.duration(duration)
    case .finish(let range): Written.finish(range)
    case .heartRate(let rate): Written.heartRate(rate)
    case .cadence(let cadence): Written.cadence(cadence)
    case .count(let count): String(count)
    case .step(let step): StepText.written(step, units: units)
    case .target(let step): StepText.target(of: step, units: units) ?? ""
    case .span(let duration): Written.duration(duration)
    case .countdown(let count): (1...count).reversed().map { String($0) }.joined(separator: ", ")
    case .name(let name): name
    }
  }

  func spoken(units: UnitSystem, in language: Language) -> String {
    switch language {
    case .english: spoken(units: units)
    case .german: germanSpoken(units: units)
    }
  }

  func spoken(units: UnitSystem) -> String {
    switch self {
    case .distance(let distance): Spoken.distance(distance, units: units)
    case .duration(let duration): Spoken.duration(duration)
    case .split(let duration): Spoken.shortDuration(duration)
    case .pace(let pace): Spoken.pace(pace, units: units)
    case .gap(let gap): Spoken.gap(secondsPerKilometer: gap, units: units)
    case .seconds(let seconds): Spoken.seconds(seconds)
    case .stood(let duration): Spoken.stood(duration)
    case .finish(let range): Spoken.finish(range)
    case .heartRate(let rate): Spoken.heartRate(rate)
    case .cadence(let cadence): Spoken.cadence(cadence)
    case .count(let count): Spoken.number(count)
    case .step(let step): StepText.spoken(step, units: units)
    case .target(let step): StepText.spokenTarget(of: step, units: units) ?? ""
    case .span(let duration): Spoken.duration(duration)
    case .countdown(let count):
      (1...count).reversed().map { Spoken.number($0) }.joined(separator: ", ")
    case .name(let name): name
    }
  }

  /// A range of finishes as people say it, never from a time to the same.
  private static func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = Moment.roundedFinish(range.lowerBound)
    let high = Moment.roundedFinish(range.upperBound)
    guard high <= low else { return low...high }
    // The steps around what is so close together, or one to either side of what falls on one.
    let step = low < 1800 ? 10.0 : low < 5400 ? 30 : 60
    let floor = (range.lowerBound / step).rounded(.down) * step
    let ceiling = (range.upperBound / step).rounded(.up) * step
    return floor < ceiling ? floor...ceiling : (low - step)...(low + step)
  }
}
