/// A language that the pages and the coaches speak.
///
/// A new one is a case here, a type like ``English`` with one text for each ``PageColumn``, and a further
/// requirement of ``Worded``: the compiler names the rest.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
}
