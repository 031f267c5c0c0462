extension Language {
  /// The rows of a column in this language, as they were written.
  func rows(of column: PageColumn) -> String {
    switch self {
    case .english: English.rows(of: column)
    case .german: German.rows(of: column)
    }
  }
}
