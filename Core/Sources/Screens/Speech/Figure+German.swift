import Coaching
import Training

extension Figure {
  /// The figure for the eye of a German.
  func germanWritten(units: UnitSystem) -> String {
    switch self {
    case .distance(let distance): GermanWritten.distance(distance, units: units)
    case .finish(let range): GermanWritten.finish(range)
    case .heartRate(let rate): GermanWritten.heartRate(rate)
    case .cadence(let cadence): GermanWritten.cadence(cadence)
    case .step(let step): GermanStepText.written(step, units: units)
    case .target(let step): GermanStepText.target(of: step, units: units) ?? ""
    case .duration, .split, .pace, .gap, .seconds, .stood, .count, .span, .countdown, .name:
      written(units: units)
    }
  }

  /// The figure for a German voice.
  func germanSpoken(units: UnitSystem) -> String {
    switch self {
    case .distance(let distance): GermanSpoken.distance(distance, units: units)
    case .duration(let duration), .span(let duration):
      GermanSpoken.span(seconds: Written.whole(duration.inSeconds))
    case .split(let duration):
      GermanSpoken.clock(seconds: Written.whole(duration.inSeconds))
    case .pace(let pace): GermanSpoken.pace(pace, units: units)
    case .gap(let gap): GermanSpoken.gap(secondsPerKilometer: gap, units: units)
    case .seconds(let seconds): GermanSpoken.seconds(seconds)
    case .stood(let duration): GermanSpoken.stood(duration)
    case .finish(let range): GermanSpoken.finish(range)
    case .heartRate(let rate): GermanSpoken.heartRate(rate)
    case .cadence(let cadence): GermanSpoken.cadence(cadence)
    case .count(let count): GermanSpoken.number(count)
    case .step(let step): GermanStepText.spoken(step, units: units)
    case .target(let step): GermanStepText.spokenTarget(of: step, units: units) ?? ""
    case .countdown(let count):
      (1...count).reversed().map { GermanSpoken.number($0) }.joined(separator: ", ")
    case .name(let name): name
    }
  }
}
