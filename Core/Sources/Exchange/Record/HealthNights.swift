import Formats
import Training

/// Makes nights of what an export of Apple Health says of sleep.
///
/// A watch, a phone and an app may each tell of the same night: its stretches belong together by their source,
/// and two sources are never added up.
struct HealthNights: Sendable {
  private struct Stretch {
    let start: Int64
    let end: Int64
    let day: Day
    let isDeep: Bool
  }

  private struct Night {
    var end: Int64
    var day: Day
    var seconds: Int64
    var isDeep: Bool

    private var isBelievable: Bool { seconds <= HealthNights.longestSleep }

    /// Whether it is the longer one of those that somebody can have slept.
    func isLonger(than other: Night) -> Bool {
      isBelievable == other.isBelievable ? seconds > other.seconds : isBelievable
    }

    /// Whether it tells more of a day's sleep than another: what was measured by its depth, then what is longer.
    func tellsMore(than other: Night) -> Bool {
      let isAlike = isDeep == other.isDeep || isBelievable != other.isBelievable
      return isAlike ? isLonger(than: other) : isDeep
    }
  }

  // Who is up for longer has slept twice.
  private static let longestWake: Int64 = 7200
  // No sleep lasts longer than a day.
  private static let longestSleep: Int64 = 86_400

  private var stretches: [Int: [Stretch]] = [:]

  /// Takes in a stretch of sleep.
  mutating func add(_ sample: HealthSample) {
    guard sample.end > sample.start, sample.end - sample.start <= Self.longestSleep else { return }
    stretches[sample.source, default: []].append(
      Stretch(
        start: sample.start,
        end: sample.end,
        day: Day(daysSince1970: sample.day),
        isDeep: sample.value > 0
      )
    )
  }

  /// How many seconds the sleep of each day had, by the day on which it ended: of several of a source the
  /// longest, of several sources the one that tells more.
  var longest: [Day: Double] {
    var best: [Day: Night] = [:]
    for source in stretches.keys.sorted() {
      var own: [Day: Night] = [:]
      for night in Self.nights(stretches[source] ?? []) {
        if let other = own[night.day], !night.isLonger(than: other) { continue }
        own[night.day] = night
      }
      for (day, night) in own {
        if let other = best[day], !night.tellsMore(than: other) { continue }
        best[day] = night
      }
    }
    return best.mapValues { Double($0.seconds) }
  }

  /// The nights of one source; what overlaps counts once.
  private static func nights(_ stretches: [Stretch]) -> [Night] {
    var nights: [Night] = []
    for stretch in stretches.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if var night = nights.last, stretch.start - night.end <= longestWake {
        night.isDeep = night.isDeep || stretch.isDeep
        if stretch.end > night.end {
          night.seconds += stretch.end - max(night.end, stretch.start)
          (night.end, night.day) = (stretch.end, stretch.day)
        }
        nights[nights.count - 1] = night
      } else {
        nights.append(
          Night(
            end: stretch.end,
            day: stretch.day,
            seconds: stretch.end - stretch.start,
            isDeep: stretch.isDeep
          )
        )
      }
    }
    return nights
  }
}
