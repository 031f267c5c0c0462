import Exchange
import Formats
import Screens

extension PageWords {
  /// What is sent for a file of the page: a page with its words, anything else as it is.
  func served(_ bytes: [UInt8], as path: String) -> [UInt8] {
    path.hasSuffix(".html") ? PageTemplate(bytes).page(in: self) : bytes
  }

  /// Where what is served for a file is kept: a page once a language, anything else once.
  func place(of path: String) -> String {
    path.hasSuffix(".html") ? "\(language.rawValue) \(path)" : path
  }

  /// A name that changes when any word does.
  var edition: String {
    let rows = PageColumn.allCases.flatMap { Self.rows(of: $0, in: language) }
    let text = rows.map { "\($0.key) \($0.words)" }.joined(separator: "\n")
    return String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(8))
  }
}
