/// Names by number, so that what is asked of a name for each of many workouts is looked up in a list.
struct NameTable: Hashable, Sendable {
  /// The names, in the order in which they came.
  private(set) var names: [String] = []

  /// The numbers of the names of each entry.
  private(set) var entries = NumberLists()

  /// Numbers the names of all entries.
  init(_ lists: [[String]]) {
    // Only ever looked up.
    var numbers: [String: Int] = [:]
    for list in lists {
      var entry: [Int] = []
      for name in list {
        if let number = numbers[name] {
          entry.append(number)
        } else {
          entry.append(names.count)
          numbers[name] = names.count
          names.append(name)
        }
      }
      entries.add(entry)
    }
  }
}
