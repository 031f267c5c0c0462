/// A fact that every language says in its own words.
///
/// A further language is one more requirement here; the compiler then names every fact that lacks it.
protocol Worded {
  var english: String { get }
  var german: String { get }
}

extension Language {
  /// The fact in this language.
  func words(of fact: some Worded) -> String {
    switch self {
    case .english: fact.english
    case .german: fact.german
    }
  }
}
