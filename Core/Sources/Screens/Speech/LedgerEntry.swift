public import Coaching
import Training

/// One decision of the coach in words: what it was about, what was decided, and why.
public struct LedgerEntry: Hashable, Sendable {
  /// A value that was looked at.
  public struct Value: Hashable, Sendable {
    /// What a person calls it: "pace, last 90 s".
    public var name: String
    /// The value with its unit, "unknown" where nobody knew it.
    public var value: String
  }

  /// The row that it shows.
  public var row: LedgerRow

  /// When, as the run's clock showed it: pauses and the wait before the start do not count.
  public var at: String

  /// What was decided, in one or two words.
  public var decision: String

  /// The line's words.
  public var title: String

  /// Why, in one or two sentences.
  public var why: String

  /// What was looked at.
  public var values: [Value]

  /// Puts a row into words; the moment fills the line's placeholders.
  public init(_ row: LedgerRow, in moment: Moment, language: String = "en") {
    let units = moment.plan.units
    let known = Language(tag: language) ?? .english
    self.row = row
    at = Written.duration(row.line.source.isOfRun ? moment.metrics.moving : row.at)
    decision = known.words(of: row.decision)
    title =
      row.line.text.isEmpty
      ? known.words(of: LedgerWord.nothing)
      : LineText.written(row.line.text, in: moment, units: units, language: language)
    let reason = row.decision.reason(in: known)
    why =
      row.line.cause.sentence(for: row.line, units: units, in: known)
      + (reason.isEmpty ? "" : " " + reason)
    values =
      row.line.cause.values(units: units, in: known)
      + row.line.findings.map { LedgerEntry.Value($0, in: known) }
  }
}

extension Line.Source {
  /// Whether the run's clock times it: a workout in the gym has its own.
  fileprivate var isOfRun: Bool {
    switch self {
    case .cue: false
    case .script, .rule, .reply, .sensor, .course: true
    }
  }
}
