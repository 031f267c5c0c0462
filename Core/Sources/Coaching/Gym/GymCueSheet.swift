import Training

/// Everything that a clock will say, known before it starts.
///
/// Times are those of the clock, so that pauses and skips change nothing here; no tick is needed for a
/// cue to be due, and one that is noticed too late is dropped.
public struct GymCueSheet: Hashable, Sendable {
  /// A cue and the time on the clock at which it is due.
  public struct Entry: Hashable, Sendable {
    /// The time since the get-ready began.
    public var at: Duration
    /// What is said.
    public var cue: GymCue
  }

  /// The cues in the order of their times.
  public let entries: [Entry]

  // The next exercise is announced so long before it begins, in phases that are long enough (JAWT).
  private static let ahead: Duration = .seconds(9)
  private static let longEnough: Duration = .seconds(10)
  // Half of something is worth a word where at least so much is left.
  private static let longHalf: Duration = .seconds(30)

  private init(_ entries: [Entry]) { self.entries = Self.apart(entries) }

  /// The cues due after one time on the clock, up to another.
  public func due(after start: Duration, upTo end: Duration) -> [Entry] {
    guard start < end else { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].at <= start { low = middle + 1 } else { high = middle }
    }
    var due: [Entry] = []
    while low < entries.count, entries[low].at <= end {
      due.append(entries[low])
      low += 1
    }
    return due
  }

  // MARK: Clocks of a part

  /// The cues of a part's clock; a part that goes by hand has none of its own.
  public init(_ plan: GymPlan, block number: Int) {
    let block = plan.blocks[number]
    var entries: [Entry] = []
    switch block.pace {
    case .byHand: break
    case .byClock(let program): entries = Self.windows(of: block, number, program)
    case .against(let program): entries = Self.countdown(of: number, program)
    }
    self.init(entries)
  }

  private static func windows(
    of block: GymBlock,
    _ number: Int,
    _ program: TimerProgram
  ) -> [Entry] {
    var entries = counts(to: program.getReady, within: program.getReady)
    for (index, phase) in program.phases.enumerated() {
      let start = program.getReady + program.start(ofPhase: index)
      let end = start + phase.duration
      let next = index + 1 < program.phases.count ? program.phases[index + 1] : nil
      let following = next.flatMap { $0.kind == .work ? place(number, block, $0.round) : nil }
      let isLong = phase.duration >= longEnough
      switch phase.kind {
      case .work:
        if let place = place(number, block, phase.round) {
          entries.append(Entry(at: start, cue: .work(place)))
        }
        // Who counts repetitions, or sprints, is through long before the window is.
        let half = phase.duration / 2
        if half >= longHalf, block.fills(phase.duration, inRound: phase.round) {
          entries.append(Entry(at: start + half, cue: .halfway(half)))
        }
        if following == nil, phase.duration >= .seconds(30) {
          entries.append(Entry(at: end - .seconds(10), cue: .left(.seconds(10))))
        }
      case .rest:
        if isLong || following == nil {
          entries.append(Entry(at: start, cue: .rest(phase.duration)))
        }
      }
      if let following {
        // Where the phase is too short for it to wait, it is said at once.
        if isLong { entries.append(Entry(at: end - ahead, cue: .ahead(following))) }
        if !isLong, phase.kind == .rest { entries.append(Entry(at: start, cue: .ahead(following))) }
      }
      entries += counts(to: end, within: phase.duration)
    }
    entries.append(Entry(at: program.getReady + program.duration, cue: .timeIsUp(block: number)))
    return entries
  }

  private static func place(_ number: Int, _ block: GymBlock, _ round: Int) -> GymPlace? {
    block.range(ofRound: round).first.map { GymPlace(block: number, step: $0) }
  }

  private static func countdown(of number: Int, _ program: TimerProgram) -> [Entry] {
    var entries = counts(to: program.getReady, within: program.getReady)
    // What began the part is not talked into by what it has named already.
    let start: GymCue =
      program.getReady > .zero ? .work(GymPlace(block: number, step: 0)) : .round(block: number)
    entries.append(Entry(at: program.getReady, cue: start))
    guard !program.isOpen else { return entries }
    let end = program.getReady + program.duration
    // Half of a cap is half of nothing that somebody aims at.
    let half = program.duration / 2
    if program.score != .time, half >= longHalf {
      entries.append(Entry(at: end - half, cue: .halfway(half)))
    }
    for left in [60, 10] where program.duration >= .seconds(left * 3) {
      entries.append(Entry(at: end - .seconds(left), cue: .left(.seconds(left))))
    }
    entries += counts(to: end, within: program.duration)
    entries.append(Entry(at: end, cue: .timeIsUp(block: number)))
    return entries
  }

  // MARK: Clocks of a step

  /// The cues of a hold.
  public init(hold place: GymPlace, _ program: TimerProgram) {
    let start = program.getReady
    var entries = Self.counts(to: start, within: start)
    entries.append(Entry(at: start, cue: .work(place)))
    let length = program.duration
    if length - length / 2 >= Self.longHalf {
      entries.append(Entry(at: start + length / 2, cue: .halfway(length - length / 2)))
    }
    if length >= .seconds(30) {
      entries.append(Entry(at: start + length - .seconds(10), cue: .left(.seconds(10))))
    }
    entries += Self.counts(to: start + length, within: length)
    if program.isOpen, length > .zero {
      entries.append(Entry(at: start + length, cue: .target))
    }
    self.init(entries)
  }

  /// The cues of a rest before a step; what is new is told in full while there is time for it.
  public init(rest length: Duration, before place: GymPlace, isNew: Bool = false) {
    var entries: [Entry] = []
    if isNew, length >= .seconds(20) {
      entries.append(Entry(at: .seconds(GymCue.hasRoom(in: length) ? 8 : 4), cue: .brief(place)))
    }
    if length >= Self.longEnough {
      entries.append(Entry(at: length - Self.ahead, cue: .ahead(place)))
    }
    entries += Self.counts(to: length, within: length)
    self.init(entries)
  }

  // MARK: Order

  // A phase shorter than six seconds would be nothing but counting.
  private static func counts(to end: Duration, within length: Duration) -> [Entry] {
    guard length >= .seconds(6) else { return [] }
    return [3, 2, 1].map { Entry(at: end - .seconds($0), cue: .count($0)) }
  }

  // What would talk into something more urgent is left out, before anybody starts.
  private static func apart(_ entries: [Entry]) -> [Entry] {
    let sorted = entries.enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map { $0.element }
    var kept: [Entry] = []
    for entry in sorted where entry.at >= .zero {
      while let last = kept.last, last.at + last.cue.budget > entry.at {
        guard entry.cue.precedence.goes(before: last.cue.precedence) else { break }
        kept.removeLast()
      }
      if let last = kept.last, last.at + last.cue.budget > entry.at { continue }
      kept.append(entry)
    }
    return kept
  }
}
