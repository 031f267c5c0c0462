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
