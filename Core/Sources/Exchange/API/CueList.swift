public import Coaching
public import Formats
import Screens
import Training

/// A runner's cue schemes, with the words for a page.
public struct CueList: APIAnswer, Hashable {
  /// The schemes and their uses.
  public let book: CueBook

  /// Takes a book.
  public init(_ book: CueBook) { self.book = book }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("book")
      book.write(to: &json)
      json.field("canUndo", book.previous != nil)
      json.array("rows") { json in
        for scheme in book.schemes {
          json.object { json in
            json.field("name", scheme.name)
            json.field("sentence", scheme.sentence(reader.units, in: reader.language))
            json.field("sample", scheme.sample(reader.units, in: reader.language))
            if let earcon = scheme.sampleEarcon { earcon.write(to: &json) }
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json).fields(ifPresent: "book")
    guard let fields else { throw ShapeError(path: "book", found: "missing", expected: "a book") }
    self.init(try CueBook(fields))
  }
}

extension CueScheme {
  /// A tone to hear what the scheme's tones are like, where it has any.
  fileprivate var sampleEarcon: Earcon? {
    let items = cues.filter { $0.sound == .tone }.map { $0.item }
    if items.contains(where: { $0 == .pace || $0 == .gap }) { return .rising }
    return items.isEmpty ? nil : .mark
  }
}
