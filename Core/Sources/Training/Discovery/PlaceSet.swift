/// Places in a list, a bit for each, so that lists of them are joined and cut sixty-four at a time.
struct PlaceSet {
  private var words: [UInt64]

  /// Creates a set of no place of a list so long.
  init(count: Int) { words = [UInt64](repeating: 0, count: (count + 63) / 64) }

  /// Adds a place.
  mutating func insert(_ place: Int) { words[place / 64] |= 1 << UInt64(place % 64) }

  /// Keeps what is in the other as well.
  mutating func formIntersection(_ other: PlaceSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// The first places that pass, rising.
  func places(upTo limit: Int, where passes: (Int) -> Bool) -> [Int] {
    var places: [Int] = []
    for (index, word) in words.enumerated() {
      var left = word
      while left != 0 {
        guard places.count < limit else { return places }
        let place = index * 64 + left.trailingZeroBitCount
        if passes(place) { places.append(place) }
        left &= left - 1
      }
    }
    return places
  }
}
