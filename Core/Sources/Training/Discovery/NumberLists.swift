/// A list of numbers for each entry, one behind the other in two arrays: to look at one of thousands of
/// lists takes hold of none.
struct NumberLists: Hashable, Sendable {
  /// The numbers of all entries.
  private(set) var numbers: [Int] = []

  // Where the numbers of each entry end.
  private var ends: [Int] = []

  /// Adds the list of the next entry.
  mutating func add(_ list: [Int]) {
    numbers += list
    ends.append(numbers.count)
  }

  /// Where the numbers of an entry stand among ``numbers``.
  func range(of entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : ends[entry - 1])..<ends[entry]
  }
}
