import Formats
import Training

extension ActivityShape {
  /// Zepp's, formerly Amazfit's and Mi Fit's, `SPORT_….csv`: times in UTC, sports as numbers.
  static let zepp = source(
    "Zepp",
    columns: ["type", "startTime", "sportTime(s)", "distance(m)"]
  ) { entry, cells in
    entry.startedAt = cells.last("startTime").flatMap { DateTime($0) }
      .map { LocalTime(secondsSince1970: $0.secondsSince1970, offset: .zero) }
    entry.sport = cells.last("type").flatMap { zeppSports[$0] }
    entry.keep(elapsed: cells.number("sportTime(s)"))
    entry.keep(meters: cells.number("distance(m)"))
    entry.kilocalories = cells.number("calories(kcal)")
  }

  // Nobody has published a list; these are the numbers that readers of its data agree upon.
  private static let zeppSports = [
    "1": "running", "6": "walking", "7": "trail running", "8": "treadmill", "9": "cycling",
    "10": "indoor cycling", "12": "elliptical", "14": "pool swimming",
    "15": "open water swimming",
  ]
}
