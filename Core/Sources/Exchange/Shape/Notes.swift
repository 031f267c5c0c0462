import Formats
import Training

/// Collects what is wrong or doubtful in a file, with its places.
struct Notes {
  /// How many errors were found, including those too many to list.
  private(set) var errors = 0

  private var diagnostics: [Diagnostic] = []

  // Nobody reads more, and a file of nothing but mistakes must not fill the memory.
  private static let limit = 200

  /// What has been found, in the order of the text.
  var sorted: [Diagnostic] {
    // Equal places keep their order of finding: sorting alone does not promise that.
    diagnostics.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { $0.element }
  }
}

extension Notes {
  /// Records that something cannot be used.
  mutating func error(
    at location: TextLocation,
    _ message: String,
    _ suggestion: String? = nil
  ) {
    record(.error, at: location, message, suggestion)
  }

  /// Records that something can be used but is hardly meant.
  mutating func warning(
    at location: TextLocation,
    _ message: String,
    _ suggestion: String? = nil
  ) {
    record(.warning, at: location, message, suggestion)
  }

  mutating func record(
    _ severity: Diagnostic.Severity,
    at location: TextLocation,
    _ message: String,
    _ suggestion: String?
  ) {
    if severity == .error { errors += 1 }
    // An error is never hidden behind warnings.
    guard diagnostics.count < Self.limit || (severity == .error && errors == 1) else { return }
    diagnostics.append(
      Diagnostic(
        severity,
        offset: location.offset,
        line: location.line,
        column: location.column,
        message: message,
        suggestion: suggestion
      )
    )
  }
}
