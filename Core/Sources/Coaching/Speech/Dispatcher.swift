/// Decides which of the lines that want to be said is said, and when.
///
/// - At most one line begins in 30 s, counted from the beginning of the last; a countdown, what the
///   sensors lost, and what decides a race may come sooner.
/// - Nothing talks over a line being spoken but a line for the runner's safety.
/// - The order is rank, then priority, then how long ago a line became due.
/// - An answer to the runner waits for a safe point: nothing more important within five seconds.
/// - While the runner stands, only safety, sensors and answers speak.
///
/// What happens to each line becomes a ``LedgerRow``. A line handed out counts as being spoken until
/// ``ended(_:_:at:)`` says otherwise.
public struct Dispatcher: Equatable, Sendable {
  /// The time from the beginning of one line to the beginning of the next.
  public static let window: Duration = .seconds(30)

  /// How far ahead an answer looks for something more important.
  public static let safePoint: Duration = .seconds(5)

  /// Whether the runner wants silence: lines whose turn comes then are held back for good.
  public var isMuted = false

  private var waiting: [Waiting] = []
  private var spoken: [Line] = []
  private var last: Beginning?

  private struct Waiting: Equatable, Sendable {
    var line: Line
    var hold: Decision.Hold?
  }

  private struct Beginning: Equatable, Sendable {
    var source: Line.Source
    var at: Duration
  }

  /// Creates a dispatcher with nothing to say.
  public init() {}

  /// The lines that wait, the next one first.
  public var waitingLines: [Line] { waiting.map { $0.line } }

  /// Whether an answer to the runner waits for a safe point.
  public var holdsReply: Bool { waiting.contains { Self.isReply($0.line) } }

  /// Takes a line that has become due; a newer one from the same source replaces the older.
  public mutating func add(_ line: Line) -> [LedgerRow] {
    let rows = remove(line.source, .replaced, at: line.dueAt)
    let place = waiting.firstIndex { Self.goes(line, before: $0.line) } ?? waiting.endIndex
    waiting.insert(Waiting(line: line, hold: nil), at: place)
    return rows
  }

  /// Drops the waiting line of a source for a reason that came up meanwhile.
  public mutating func withdraw(_ withdrawal: Withdrawal, at now: Duration) -> [LedgerRow] {
    remove(withdrawal.source, withdrawal.reason, seeing: withdrawal.cause, at: now)
  }

  /// Answers which line to say now, if any.
  ///
  /// The moment's values fill the line's placeholders. The expected rank is the most important that
  /// is due within ``safePoint``; it matters only when an answer waits (``holdsReply``).
  public mutating func next(
    at moment: Moment,
    expecting expected: Rank? = nil
  ) -> Dispatch {
    guard !waiting.isEmpty else { return Dispatch() }
    var rows = dropExpired(at: moment.at)
    var index = 0
    while index < waiting.count {
      if let hold = hold(waiting[index].line, at: moment, expecting: expected) {
        rows += record(hold, at: index, now: moment.at)
        index += 1
        continue
      }
      let line = waiting.remove(at: index).line
      if let reason = reasonToDrop(line, at: moment) {
        rows.append(LedgerRow(at: moment.at, line: line, decision: .dropped(reason)))
        continue
      }
      rows.append(LedgerRow(at: moment.at, line: line, decision: .said))
      let interrupts = !spoken.isEmpty
      spoken.append(line)
      last = Beginning(source: line.source, at: moment.at)
      for later in index..<waiting.count {
        let hold = hold(waiting[later].line, at: moment, expecting: expected)
        rows += record(hold ?? .turn(after: line.source), at: later, now: moment.at)
      }
      return Dispatch(line: line, interrupts: interrupts, rows: rows)
    }
    return Dispatch(rows: rows)
  }

  /// Takes the voice's word that a line is over.
  public mutating func ended(
    _ source: Line.Source,
    _ outcome: LineOutcome,
    at now: Duration
  ) -> [LedgerRow] {
    guard let index = spoken.firstIndex(where: { $0.source == source }) else { return [] }
    return [LedgerRow(at: now, line: spoken.remove(at: index), decision: .ended(outcome))]
  }

  /// Ends the run: whatever still waits is never said.
  public mutating func conclude(at now: Duration) -> [LedgerRow] {
    let rows = waiting.map { LedgerRow(at: now, line: $0.line, decision: .dropped(.ended)) }
    waiting = []
    return rows
  }
}

// MARK: Deciding

extension Dispatcher {
  /// Why a line must wait, nothing if it may go now.
  private func hold(
    _ line: Line,
    at moment: Moment,
    expecting expected: Rank?
  ) -> Decision.Hold? {
    if isStanding(moment), !speaksToStanding(line) { return .paused }
    if let speaking = spoken.last {
      let interrupts = line.rank == .safety && !spoken.contains { $0.rank == .safety }
      if !interrupts { return .turn(after: speaking.source) }
    }
    if let last, moment.at - last.at < Self.window, !line.rank.breaksWindow {
      return .turn(after: last.source)
    }
    if Self.isReply(line), let expected, expected < line.rank { return .expecting(expected) }
    return nil
  }

  private func isStanding(_ moment: Moment) -> Bool {
    switch moment.metrics.state {
    case .preparing, .paused: true
    case .running, .ended: false
    }
  }

  private func speaksToStanding(_ line: Line) -> Bool {
    line.rank == .safety || line.rank == .sensor || Self.isReply(line)
  }

  private static func isReply(_ line: Line) -> Bool {
    if case .reply = line.source { true } else { false }
  }

  private func reasonToDrop(_ line: Line, at moment: Moment) -> Decision.Drop? {
    if isMuted { return .muted }
    for placeholder in Placeholder.mentioned(in: line.text)
    where placeholder.value(in: moment) == nil {
      return .unknown(placeholder)
    }
    return nil
  }

  private static func goes(_ line: Line, before other: Line) -> Bool {
    if line.rank != other.rank { return line.rank < other.rank }
    if line.priority != other.priority { return line.priority > other.priority }
    return line.dueAt < other.dueAt
  }

  // MARK: Rows

  /// A row for a hold of a new kind; after whom a line waits may change without one.
  private mutating func record(
    _ hold: Decision.Hold,
    at index: Int,
    now: Duration
  ) -> [LedgerRow] {
    guard !Self.isSameKind(waiting[index].hold, hold) else { return [] }
    waiting[index].hold = hold
    return [LedgerRow(at: now, line: waiting[index].line, decision: .held(hold))]
  }

  private static func isSameKind(_ one: Decision.Hold?, _ other: Decision.Hold) -> Bool {
    switch (one, other) {
    case (.turn, .turn), (.paused, .paused), (.expecting, .expecting), (.branch, .branch): true
    default: false
    }
  }

  private mutating func dropExpired(at now: Duration) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    waiting.removeAll { entry in
      guard let expiry = entry.line.expiresAt, expiry < now else { return false }
      rows.append(LedgerRow(at: now, line: entry.line, decision: .dropped(.expired)))
      return true
    }
    return rows
  }

  private mutating func remove(
    _ source: Line.Source,
    _ reason: Decision.Drop,
    seeing cause: Cause? = nil,
    at now: Duration
  ) -> [LedgerRow] {
    guard let index = waiting.firstIndex(where: { $0.line.source == source }) else { return [] }
    var line = waiting.remove(at: index).line
    if let cause { line.cause = cause }
    return [LedgerRow(at: now, line: line, decision: .dropped(reason))]
  }
}
