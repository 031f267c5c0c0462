import Exchange

/// Checks the lines of a session while they are read.
///
/// A line's own checksum tells whether it is damaged, the chain whether one is missing or another
/// stands in its place.
struct SessionReading {
  /// How many bytes were read.
  private(set) var bytes = 0
  /// How many rows were read.
  private(set) var taken = 0

  private var lines: [[UInt8]] = []
  private var damaged: [Int64] = []
  private var next: Int64
  /// The chain after the last line; unknown after a damaged one.
  private var chain: UInt32?

  /// Begins at a place, with the chain before it where that is known.
  init(from place: Int64, chain: UInt32?) {
    next = place
    self.chain = chain
  }

  /// What was read.
  var part: SessionPart { SessionPart(lines: lines, next: next, damaged: damaged) }

  /// Adds the row that comes next.
  mutating func add(place: Int64, chain recorded: Int64, line: [UInt8]) {
    if place > next {
      damaged += next..<place
      chain = nil
    }
    let recorded = UInt32(truncatingIfNeeded: recorded)
    let isExpected = chain.map { SessionRow.chain($0, line) == recorded } ?? true
    if EventLine.isWhole(line), isExpected {
      lines.append(line)
    } else {
      damaged.append(place)
    }
    // What follows is measured by what was recorded: one damaged line condemns no other.
    chain = recorded
    next = place + 1
    taken += 1
    bytes += line.count
  }

  /// Notes the rows that should have followed.
  mutating func end(isLast: Bool, events: Int64) {
    guard isLast, next < events else { return }
    damaged += next..<events
    next = events
  }
}
