public import Formats
public import Training

/// The imports that were made, the newest first.
public struct ImportList: APIAnswer, Hashable {
  /// The imports.
  public let imports: [ImportRow]

  /// Takes the imports.
  public init(_ imports: [ImportRow]) { self.imports = imports }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("imports") { json in
        for row in imports {
          json.object { json in
            json.field("id", row.id)
            json.field("at", row.at)
            json.field("name", row.name)
            json.field("files", row.files)
            json.field("activities", row.activities)
            json.field("sessions", row.sessions)
            json.field("figures", row.figures)
            if row.filled > 0 { json.field("filled", row.filled) }
            json.field("unfinished", row.isUnfinished)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var imports: [ImportRow] = []
    for json in try Fields(json).list("imports") {
      let fields = try Fields(json, at: "imports")
      imports.append(
        ImportRow(
          id: try fields.integer("id"),
          at: try fields.integer("at"),
          name: try fields.string("name"),
          files: Int(try fields.integer("files")),
          activities: Int(try fields.integer("activities")),
          sessions: Int(try fields.integer("sessions")),
          figures: Int(try fields.integer("figures")),
          filled: Int(try fields.integer(ifPresent: "filled") ?? 0),
          isUnfinished: try fields.bool("unfinished", default: false)
        )
      )
    }
    self.init(imports)
  }
}
