public import Formats
public import Training

extension LearnedTable {
  /// Writes the columns and what they tell.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.array("columns") { json in for column in columns { json.value(column) } }
      json.array("meanings") { json in for meaning in meanings { json.value(meaning.rawValue) } }
    }
  }

  /// Reads columns and what they tell; a meaning of a newer program is none.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      try fields.rows("columns"),
      try fields.rows("meanings").map { ColumnMeaning(rawValue: $0) ?? .nothing }
    )
  }
}

extension UnknownTable {
  /// Writes the columns, some of their values and what each may tell.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("columns") { json in
        for column in columns {
          json.object { json in
            json.field("name", column.name)
            json.array("samples") { json in for sample in column.samples { json.value(sample) } }
            json.field("guess", column.guess.rawValue)
          }
        }
      }
    }
  }

  /// Reads columns.
  public init(_ json: JSON) throws(ShapeError) {
    var columns: [Column] = []
    for json in try Fields(json).list("columns") {
      let fields = try Fields(json, at: "columns")
      columns.append(
        Column(
          try fields.string("name"),
          samples: try fields.rows("samples"),
          guess: try fields.string(ifPresent: "guess").flatMap { ColumnMeaning(rawValue: $0) }
            ?? .nothing
        )
      )
    }
    self.init(columns)
  }
}
