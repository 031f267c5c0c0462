import Formats
public import Screens

/// The words of the pages' scripts as a module that they import: `/words.js`.
public struct WordsModule: Sendable {
  /// Where it is served.
  public static let path = "/words.js"

  /// The bytes of the module.
  public let bytes: [UInt8]

  /// Writes the words of a language.
  public init(_ words: PageWords) {
    var json = JSONWriter()
    json.object { json in
      for row in PageWords.rows(of: .scripts, in: words.language) {
        json.field(row.key, row.words)
      }
    }
    bytes = Array("export const words = ".utf8) + json.bytes + Array(";\n".utf8)
  }
}
