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

/// Puts two changes of one text together, line by line; where they meet, mine stays.
struct LineMerge {
  /// A line that theirs has changed and that did not come in.
  struct Conflict: Equatable {
    var isRemoval: Bool
    var line: Int
    var text: [UInt8]
  }

  private(set) var lines: [[UInt8]] = []
  private(set) var conflicts: [Conflict] = []

  init(base: [[UInt8]], mine: [[UInt8]], theirs: [[UInt8]]) {
    let (toMine, toTheirs) = (LineMatch.pairs(base, mine), LineMatch.pairs(base, theirs))
    // Lines that all three have: between two of them lies what somebody changed.
    var anchors: [(base: Int, mine: Int, theirs: Int)] = []
    var index = 0
    for pair in toMine {
      while index < toTheirs.count, toTheirs[index].old < pair.old { index += 1 }
      if index < toTheirs.count, toTheirs[index].old == pair.old {
        anchors.append((pair.old, pair.new, toTheirs[index].new))
      }
    }
    anchors.append((base.count, mine.count, theirs.count))
    var last = (base: 0, mine: 0, theirs: 0)
    for anchor in anchors {
      let old = Array(base[last.base..<anchor.base])
      let own = Array(mine[last.mine..<anchor.mine])
      let other = Array(theirs[last.theirs..<anchor.theirs])
      if own == old {
        lines += other
      } else {
        lines += own
        if other != old, other != own { refuse(old, other, at: last.theirs) }
      }
      if anchor.mine < mine.count { lines.append(mine[anchor.mine]) }
      last = (anchor.base + 1, anchor.mine + 1, anchor.theirs + 1)
    }
  }

  private mutating func refuse(_ old: [[UInt8]], _ other: [[UInt8]], at line: Int) {
    for text in old where !other.contains(text) {
      conflicts.append(Conflict(isRemoval: true, line: line + 1, text: text))
    }
    for (index, text) in other.enumerated() where !old.contains(text) {
      conflicts.append(Conflict(isRemoval: false, line: line + index + 1, text: text))
    }
  }
}
