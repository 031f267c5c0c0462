public import Formats
import Screens

/// Where the exports of other apps are found, as the page and the command show it.
public struct ExportGuides: APIAnswer, Hashable {
  /// A guide in the words of the one who asks.
  public struct Row: Hashable, Sendable {
    /// The app.
    public let name: String
    /// What to do there.
    public let steps: String
    /// How long it takes.
    public let wait: String
  }

  /// The guides that somebody was sent, in one language.
  public let rows: [Row]?

  /// All that are known, in the language of whoever asks.
  public init() { rows = nil }

  static let schema = #"""
    {"type":"object","required":["guides"],"properties":{"guides":{"type":"array","items":{"type":"object",
    "required":["name","steps","wait"],"properties":{"name":{"type":"string"},"steps":{"type":"string"},
    "wait":{"type":"string"}}}}}}
    """#

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("guides") { json in
        for row in rows ?? Self.all(in: reader.language) {
          json.object { json in
            json.field("name", row.name)
            json.field("steps", row.steps)
            json.field("wait", row.wait)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var rows: [Row] = []
    for json in try Fields(json).list("guides") {
      let fields = try Fields(json, at: "guides")
      rows.append(
        Row(
          name: try fields.string("name"),
          steps: try fields.string("steps"),
          wait: try fields.string("wait")
        )
      )
    }
    self.rows = rows
  }

  private static func all(in language: Language) -> [Row] {
    ExportGuide.all.map {
      Row(name: $0.name, steps: $0.steps(in: language), wait: $0.wait(in: language))
    }
  }
}
