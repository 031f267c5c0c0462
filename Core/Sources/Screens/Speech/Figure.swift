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

  init?(_ placeholder: Placeholder, in moment: Moment) {
    guard let value = placeholder.value(in: moment) else { return nil }
    switch placeholder {
    case .distance: self = .distance(.meters(value))
    case .time: self = .duration(.seconds(value))
    case .pace, .averagePace, .targetPace, .lastThree: self = .pace(.secondsPerKilometer(value))
    case .heartRate: self = .heartRate(.beatsPerMinute(value))
    case .cadence: self = .cadence(.stepsPerMinute(value))
    case .zone, .splitNumber: self = .count(Written.whole(value))
    case .split: self = .split(.seconds(value))
    case .gap: self = .gap(secondsPerKilometer: value)
    case .splitChange, .splitMiss, .lead, .resultGap: self = .seconds(value)
    case .stood: self = .stood(.seconds(value))
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
    }
  }

  /// A range of finishes as people say it, never from a time to the same.
  private static func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = Moment.roundedFinish(range.lowerBound)
    let high = Moment.roundedFinish(range.upperBound)
    guard high <= low else { return low...high }
    let step = low < 1800 ? 10.0 : low < 5400 ? 30 : 60
    return (low - step)...(low + step)
  }
}
