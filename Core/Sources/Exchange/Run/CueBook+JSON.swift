public import Coaching
public import Formats
import Training

extension CueBook {
  /// The key under which the library keeps the book.
  public static let key = "cues"

  /// Writes the book as the library keeps it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("schemes") { json in
        for scheme in schemes { scheme.write(to: &json) }
      }
      json.object("uses") { json in
        for kind in RunKind.allCases { json.field(kind.rawValue, uses[kind]) }
      }
      if let previous {
        json.key("before")
        previous.write(to: &json)
      }
    }
  }

  /// Reads a book, or says what is wrong with it.
  public init(_ fields: Fields) throws(ShapeError) {
    var schemes: [CueScheme] = []
    for json in fields["schemes"]?.array ?? [] {
      let scheme = try CueScheme(Fields(json, at: "schemes"))
      guard !schemes.contains(where: { $0.name == scheme.name }) else {
        throw fields.error("schemes", .string(scheme.name), "each name once")
      }
      schemes.append(scheme)
    }
    guard schemes.count <= Self.mostSchemes else {
      throw fields.error("schemes", fields["schemes"], "at most \(Self.mostSchemes) schemes")
    }
    var uses: [RunKind: String] = [:]
    if let names = try fields.fields(ifPresent: "uses") {
      for kind in RunKind.allCases { uses[kind] = try names.string(ifPresent: kind.rawValue) }
    }
    let before = try fields.fields(ifPresent: "before")
    // What a change undid has no past of its own, so this ends.
    self.init(
      schemes: schemes,
      uses: uses,
      before: try before.map { before throws(ShapeError) in try CueBook(before) }
    )
  }

  /// The book of a library; an empty one where there is none, or none that can be read.
  public init(_ library: OwnLibrary) {
    let value = library.preferences.first { $0.key == Self.key }?.value
    // A book of a newer Pacesetter must not stop a run; the default cues coach it.
    guard let value, let fields = try? Fields(value), let book = try? CueBook(fields) else {
      self.init()
      return
    }
    self = book
  }
}
