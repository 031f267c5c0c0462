import Exchange
import Formats
import Screens

extension PageWords {
  /// What is sent for a file: a page with its words, a script or a style sheet without its comments, and the
  /// rest as it is.
  func served(_ bytes: [UInt8], as path: String) -> [UInt8] {
    if path.hasSuffix(".html") {
      return PageTemplate(BareSource.unindented(bytes)).page(in: self)
    }
    guard BareSource.isOne(path) else { return bytes }
    let bare = BareSource.bytes(of: bytes)
    return path.hasSuffix(".css") ? BareSource.unindented(bare) : bare
  }

  /// Where what is served for a file is kept: a page once a language, anything else once.
  func place(of path: String) -> String {
    path.hasSuffix(".html") ? "\(language.rawValue) \(path)" : path
  }

  /// A name that changes when any word does.
  var edition: String {
    let rows = PageColumn.allCases.flatMap { Self.rows(of: $0, in: language) }
    let places = ImportedPrograms.places(in: language).sorted { $0.key < $1.key }
    let text = (rows.map { "\($0.key) \($0.words)" } + places.map { $0.value })
      .joined(separator: "\n")
    return String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(8))
  }
}
