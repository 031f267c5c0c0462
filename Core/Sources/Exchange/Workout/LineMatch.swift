/// Finds the lines that two texts have in common, in order.
enum LineMatch {
  struct Pair: Equatable {
    var old: Int
    var new: Int
  }

  // Beyond so many lines in the middle the comparison would take too long; there nothing is common.
  private static let most = 1500

  /// The pairs of a longest common subsequence.
  static func pairs(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Pair] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < old.count - start, tail < new.count - start,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    var pairs = (0..<start).map { Pair(old: $0, new: $0) }
    let (rows, columns) = (old.count - start - tail, new.count - start - tail)
    if rows > 0, columns > 0, rows <= most, columns <= most {
      pairs += middle(Array(old[start..<(start + rows)]), Array(new[start..<(start + columns)]))
        .map { Pair(old: $0.old + start, new: $0.new + start) }
    }
    for index in 0..<tail {
      pairs.append(Pair(old: old.count - tail + index, new: new.count - tail + index))
    }
    return pairs
  }

  private static func middle(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Pair] {
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[row * width + column] =
          old[row] == new[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      if old[row] == new[column] {
        pairs.append(Pair(old: row, new: column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
