public import Formats
import Screens
public import Training

/// The tables that their owner has explained, and what a column can tell.
public struct LearnedTables: APIAnswer, Hashable {
  /// The tables.
  public let tables: [LearnedTable]

  /// Takes the tables.
  public init(_ tables: [LearnedTable]) { self.tables = tables }

  static let schema = #"""
    {"type":"object","required":["tables","choices"],"properties":{"tables":{"type":"array","items":{
    "type":"object","required":["id","columns","meanings","words"]}},"choices":{"type":"array","items":{
    "type":"object","required":["meaning","words"]}}}}
    """#

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("tables") { json in
        for table in tables {
          json.object { json in
            json.field("id", table.id)
            json.array("columns") { json in for name in table.columns { json.value(name) } }
            json.array("meanings") { json in
              for meaning in table.meanings { json.value(meaning.rawValue) }
            }
            json.field("words", table.words(in: reader.language))
          }
        }
      }
      json.array("choices") { json in
        for meaning in ColumnMeaning.allCases {
          json.object { json in
            json.field("meaning", meaning.rawValue)
            json.field("words", meaning.words(in: reader.language))
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var tables: [LearnedTable] = []
    for json in try Fields(json).list("tables") { tables.append(try LearnedTable(json)) }
    self.init(tables)
  }
}
