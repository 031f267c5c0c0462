import Training

/// Collects what is wrong or doubtful in one condition, with its places.
struct ConditionNotes {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasErrors = false
  let bytes: [UInt8]

  /// More would help nobody.
  private static let limit = 20

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether to stop reading: there are errors, and no more can be listed.
  var isFull: Bool { hasErrors && diagnostics.count >= Self.limit }

  /// Records that something cannot be read.
  mutating func error(at offset: Int, _ message: String, _ suggestion: String? = nil) {
    hasErrors = true
    record(.error, at: offset, message, suggestion)
  }

  /// Records that something can be read but hardly means what it says.
  mutating func warning(at offset: Int, _ message: String, _ suggestion: String? = nil) {
    record(.warning, at: offset, message, suggestion)
  }

  /// The text of some bytes, between backticks.
  func quoted(_ range: Range<Int>) -> String { "`\(text(range))`" }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func record(
    _ severity: Diagnostic.Severity,
    at offset: Int,
    _ message: String,
    _ suggestion: String?
  ) {
    guard diagnostics.count < Self.limit else { return }
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    diagnostics.append(
      Diagnostic(
        severity,
        offset: offset,
        line: line,
        column: column,
        message: message,
        suggestion: suggestion
      )
    )
  }
}
