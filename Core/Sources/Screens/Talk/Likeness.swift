/// How alike two texts are, from 0 to 1: twice the letters of their longest common pieces, found again to
/// the left and right of each, by all their letters (Ratcliff and Obershelp).
enum Likeness {
  static func of(_ one: [UInt8], _ other: [UInt8]) -> Double {
    guard !one.isEmpty || !other.isEmpty else { return 1 }
    let common = matches(one[...], other[...])
    return 2 * Double(common) / Double(one.count + other.count)
  }

  private static func matches(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    guard let (start, place, length) = longest(one, other) else { return 0 }
    return length + matches(one[..<start], other[..<place])
      + matches(one[(start + length)...], other[(place + length)...])
  }

  /// The longest piece that both have, and of several the first.
  private static func longest(
    _ one: ArraySlice<UInt8>,
    _ other: ArraySlice<UInt8>
  ) -> (Int, Int, Int)? {
    var best: (Int, Int, Int)?
    // The lengths of the pieces that end at the letter before.
    var before = [Int](repeating: 0, count: other.count + 1)
    for index in one.indices {
      var now = [Int](repeating: 0, count: other.count + 1)
      for place in other.indices where other[place] == one[index] {
        let column = place - other.startIndex
        let length = before[column] + 1
        now[column + 1] = length
        if length > best?.2 ?? 0 { best = (index - length + 1, place - length + 1, length) }
      }
      before = now
    }
    return best
  }
}
