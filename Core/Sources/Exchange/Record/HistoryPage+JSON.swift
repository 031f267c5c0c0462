public import Formats
import Screens
public import Training

extension HistoryPage: APIAnswer {
  /// Writes the answer: the entries for programs, and rows of words for people.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("entries") { json in for entry in entries { entry.write(to: &json) } }
      json.array("rows") { json in
        for entry in entries {
          HistoryRow(
            entry,
            units: reader.units,
            seenFrom: reader.today,
            in: reader.language
          ).write(to: &json, id: entry.id)
        }
      }
      json.field("next", next?.text)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var entries: [HistoryEntry] = []
    for entry in try fields.list("entries") { entries.append(try HistoryEntry(entry)) }
    self.init(
      entries: entries,
      next: try fields.string(ifPresent: "next").flatMap { HistoryCursor($0) }
    )
  }
}
