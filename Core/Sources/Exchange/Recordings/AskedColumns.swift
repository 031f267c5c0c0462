import Formats

/// The columns of a table that its reader asked for in any of its lines.
final class AskedColumns {
  /// Those that were asked for by their names.
  var names: Set<String> = []

  /// Those that were asked for by their places.
  var places: Set<Int> = []

  /// The columns that tell of training and that nobody asked for although something stands in them.
  func unused(in table: CSVTable) -> [String] {
    DiaryColumns.unused(table.columns, in: table.rows) { place in
      places.contains(place) || names.contains(table.columns[place])
    }
  }
}
