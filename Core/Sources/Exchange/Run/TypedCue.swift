public import Coaching
import Training

/// A cue as somebody types it: `split/1km`, `pace/5min:tone`, `heart-rate/10min`.
public enum TypedCue {
  /// Reads a cue, or says what is wrong with it.
  public static func read(_ text: String) throws(ShapeError) -> CueScheme.Cue {
    let parts = text.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    let halves = (parts.first ?? "").split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, halves.count == 2 else {
      throw problem(text, "an item and how often, such as split/1km or pace/5min:tone")
    }
    let name = String(halves[0].map { $0 == "-" ? "_" : $0 })
    guard let item = CueScheme.Item(rawValue: name) else {
      throw problem(text, "split, pace, gap, heart-rate, time, distance or cadence before the /")
    }
    guard let sound = parts.count == 1 ? .spoken : CueScheme.Sound(rawValue: String(parts[1]))
    else {
      throw problem(text, ":tone or :spoken at the end")
    }
    return CueScheme.Cue(item, try interval(halves[1], text), sound)
  }

  private static func interval(
    _ typed: Substring,
    _ text: String
  ) throws(ShapeError) -> CueScheme.Interval {
    let digits = typed.prefix { "0123456789.".contains($0) }
    guard let number = Double(String(digits)) else { throw problem(text, "a number after the /") }
    let interval: CueScheme.Interval
    switch typed.dropFirst(digits.count) {
    case "m": interval = .distance(.meters(number))
    case "km": interval = .distance(.kilometers(number))
    case "mi": interval = .distance(.miles(number))
    case "s": interval = .time(Duration(roundedSeconds: number))
    case "min": interval = .time(Duration(roundedSeconds: number * 60))
    default: throw problem(text, "m, km, mi, s or min after the number")
    }
    switch interval {
    case .distance(let distance):
      guard CueScheme.Interval.meters.contains(distance.meters) else {
        throw problem(text, "100 m to 50 km between two cues")
      }
    case .time(let time):
      guard CueScheme.Interval.seconds.contains(time.inSeconds) else {
        throw problem(text, "30 s to 120 min between two cues")
      }
    }
    return interval
  }

  private static func problem(_ text: String, _ expected: String) -> ShapeError {
    ShapeError(path: "cue", found: "\"\(text)\"", expected: expected)
  }
}
