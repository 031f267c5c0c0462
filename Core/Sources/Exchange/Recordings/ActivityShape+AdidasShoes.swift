import Formats
import Training

extension ActivityShape {
  /// A pair of shoes of adidas Running, `User/Shoes/ID.json`, which sessions name by its ID.
  ///
  /// Its shape is that of a public converter of real exports.
  static let adidasShoes = source(
    "adidas Running",
    members: ["equipment_id", "equipment_type", "id"]
  ) { json, _ in
    (json.array ?? [json]).enumerated().compactMap { place, shoes in
      guard let name = shoes["name"]?.string?.trimmed, !name.isEmpty else { return nil }
      var row = ActivityTable.Row(line: place + 1)
      row.gear = name
      row.gearKey = shoes["id"]?.string
      return row
    }
  }
}
