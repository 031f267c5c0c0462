import Formats

/// The columns of a table that its reader asked for in any of its lines.
final class AskedColumns {
  private var names: Set<String> = []
  // By its place; every reading of a series asks.
  private var isAsked: [Bool] = []

  /// Notes that a column was asked for by its name.
  func note(_ name: String) { names.insert(name) }

  /// Notes that a column was asked for by its place.
  func note(_ place: Int) {
    while isAsked.count <= place { isAsked.append(false) }
    isAsked[place] = true
  }

  /// The columns that tell of training and that nobody asked for although something stands in them.
  func unused(in table: CSVTable) -> [String] {
    DiaryColumns.unused(table.columns, in: table.rows) { place in
      isAsked.indices.contains(place) && isAsked[place] || names.contains(table.columns[place])
    }
  }
}
