import GRDB
import Training

/// The sport of an activity as its owner names it, with what was recorded while that is something else.
struct RecordedSport {
  /// The sport that counts.
  let sport: String
  /// The kind of exercise in the word of its source.
  let kind: String
  /// What was recorded, as sport and kind; nothing while that counts.
  let recorded: String?

  /// Reads a row's `sport`, `kind` and `recorded`, and takes what its owner names.
  init(_ row: Row, now named: Recording.Sport?) {
    let (sport, kind, recorded): (String, String, String?) = (
      row["sport"], row["kind"], row["recorded"]
    )
    guard let named, named.rawValue != sport else {
      (self.sport, self.kind, self.recorded) = (sport, kind, recorded)
      return
    }
    let parts = (recorded ?? sport + " " + kind).split(separator: " ", maxSplits: 1)
    let isBack = parts.first.map { String($0) } == named.rawValue
    self.sport = named.rawValue
    self.kind = isBack ? String(parts.last ?? "") : named.rawValue
    self.recorded = isBack ? nil : parts.joined(separator: " ")
  }
}
