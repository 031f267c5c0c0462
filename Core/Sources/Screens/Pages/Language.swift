/// A language that the pages speak.
///
/// A new one is a case here, and a type like ``English`` with one text for each ``PageColumn``.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"

  /// The rows of a column in this language, as they were written.
  func rows(of column: PageColumn) -> String {
    switch self {
    case .english: English.rows(of: column)
    case .german: German.rows(of: column)
    }
  }
}
