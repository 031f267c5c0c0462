/// Something wrong or doubtful in a text that a person, a file or a model wrote.
///
/// Readers of such texts never throw: they return what they understood and one diagnostic for each
/// thing that they did not, so that somebody can mend it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The part that it concerns cannot be used.
    case error
    /// The part can be used, but probably does not do what its author meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity

  /// The byte where it stands, from 0.
  public var offset: Int

  /// The line where it stands, from 1.
  public var line: Int

  /// The column where it stands, from 1, in Unicode scalars.
  public var column: Int

  /// What was found and what was expected, in one sentence without its full stop.
  public var message: String

  /// What to write instead, where that can be said.
  public var suggestion: String?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    offset: Int,
    line: Int,
    column: Int,
    message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.offset = offset
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The line that a compiler would print: place, severity, message, suggestion.
  public var description: String {
    let sentence = "\(line):\(column): \(severity.rawValue): \(message)"
    return if let suggestion { "\(sentence); \(suggestion)" } else { sentence }
  }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
