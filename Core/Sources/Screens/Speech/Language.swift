/// A language that the pages and the coaches speak.
///
/// A new one is a case here, and a type like ``English`` with one text for each ``PageColumn``.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
}
