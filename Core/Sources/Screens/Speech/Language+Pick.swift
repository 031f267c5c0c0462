extension Language {
  /// The words of this language, beside each other where they are written.
  func pick(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .german: german()
    }
  }
}
