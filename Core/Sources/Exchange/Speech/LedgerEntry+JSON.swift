import Coaching
public import Formats
public import Screens
import Training

extension LedgerEntry {
  /// Writes the decision in words, and under `row` in names for programs.
  ///
  /// - Parameters:
  ///   - json: Where it goes.
  ///   - line: The name of the line in its session, if it was said.
  public func write(to json: inout JSONWriter, line: String? = nil) {
    json.object { json in
      json.field("at", at)
      json.field("line", line)
      json.field("decision", decision)
      json.field("title", title)
      json.field("why", why)
      json.array("values") { json in
        for value in values {
          json.object { json in
            json.field("name", value.name)
            json.field("value", value.value)
          }
        }
      }
      json.key("row")
      row.write(to: &json)
    }
  }
}
