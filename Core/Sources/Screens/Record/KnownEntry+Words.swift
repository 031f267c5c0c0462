public import Training

extension KnownEntry {
  /// "Running, 3 May 2026, 10.02 km: the same as in strava.zip".
  public func words(in language: Language = .english) -> String {
    let place =
      origin.map { language.pick("in ", "in ") + $0 }
      ?? language.pick("what was recorded here", "hier aufgezeichnet")
    return what(language) + ": "
      + (isReplaced
        ? language.pick(
          "richer than \(place), and shown instead",
          "genauer als \(place), also gezeigt"
        )
        : language.pick("the same as \(place)", "dasselbe wie \(place)"))
      + (isFilled
        ? language.pick(
          ", with what that lacked of name, notes, effort and gear",
          ", ergänzt um Namen, Notizen, Anstrengung oder Ausrüstung"
        ) : "")
  }

  /// Where what was there already came from, the most frequent first: "8 were here already: 5 from a.zip".
  public static func origins(
    _ counts: [String: Int],
    of duplicates: Int,
    in language: Language = .english
  ) -> String? {
    guard duplicates > 0 else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = sorted.prefix(mostOrigins).map { origin in
      "\(origin.value) " + language.pick("from ", "aus ") + origin.key
    }
    let named = sorted.prefix(mostOrigins).reduce(0) { $0 + $1.value }
    if named > 0, named < duplicates {
      parts.append(
        language.pick("\(duplicates - named) from elsewhere", "\(duplicates - named) von anderswo")
      )
    }
    let words = language.pick(
      duplicates == 1 ? "1 was here already" : "\(duplicates) were here already",
      duplicates == 1 ? "1 war schon da" : "\(duplicates) waren schon da"
    )
    return words + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "."
  }

  // More names nobody reads.
  private static let mostOrigins = 3

  private func what(_ language: Language) -> String {
    switch content {
    case .activity(let summary):
      let row = HistoryRow(summary, seenFrom: summary.day, in: language)
      let day = DayWords.date(summary.day, in: language)
      return ([row.title, day] + row.facts.prefix(1)).joined(separator: ", ")
    case .session(let name, let day):
      let title = name.isEmpty ? language.pick("Strength training", "Krafttraining") : name
      return title + ", " + DayWords.date(day, in: language)
    }
  }
}
