/// Decides which of the lines that want to be said is said, and when.
///
/// - At most one line begins in 30 s, counted from the beginning of the last; a countdown, what the
///   sensors lost, and what decides a race may come sooner. A workout, which is led by its clock, has
///   no such window.
/// - Three seconds of silence lie between two lines, unless one is for the runner's safety or belongs
///   to a step of a planned run.
/// - A tone waits for nothing but the end of a line, and no line waits for it once it is over.
/// - Nothing talks over a line being spoken. A line for the runner's safety takes its place, and so
///   does a workout's signal that counts by the second, of a cue that goes after it.
/// - The order is rank, then priority, then how long ago a line became due (``Precedence``).
/// - A line that has become stale is dropped.
/// - A line about a topic gets its words when its turn comes: a phrase whose claims hold (``Phrases``).
/// - While an episode is open or the heart is close to its highest rate, nobody praises, pushes or
///   chats; and not to somebody who has just halted.
/// - An answer to the runner waits for a safe point: nothing more important within five seconds.
/// - An answer to what the runner has just asked waits for no window, and is heard also in silence.
/// - While the runner stands, only safety, sensors, answers and a planned run's steps speak.
///
/// It is the only place where this is decided: the ``VoiceQueue`` times what it hands out, and the shells
/// carry that out.
///
/// What happens to each line becomes a ``LedgerRow``. A line handed out counts as being spoken until
/// ``ended(_:_:at:)`` says otherwise.
public struct Dispatcher: Equatable, Sendable {
  /// The time from the beginning of one line to the beginning of the next.
  public static let window: Duration = .seconds(30)

  /// After how long somebody who does not move stands.
  public static let standing: Duration = .seconds(10)

  /// The silence between the end of a line and the next, but for safety.
  public static let pause: Duration = .seconds(3)

  /// How far ahead an answer looks for something more important.
  public static let safePoint: Duration = .seconds(5)

  /// Whether the runner wants silence: lines whose turn comes then are held back for good.
  public var isMuted = false

  /// Whether tones are heard all the same in a silence, as on a wrist that leaves the words to another
  /// device.
  public var keepsTones = false

  /// The share of the highest heart rate from which on nobody is praised.
  static let strain = 0.94

  /// The pace of three minutes, as a multiple of the usual one, from which on nobody is cheered.
  static let fading = 1.12

  private let window: Duration
  private var waiting: [Waiting] = []
  private var spoken: [Line] = []
  private var last: Beginning?
  // The line that ended last, and when.
  private var quietSince: Beginning?

  private struct Waiting: Equatable, Sendable {
    var line: Line
    var hold: Decision.Hold?
  }

  private struct Beginning: Equatable, Sendable {
    var source: Line.Source
    var at: Duration
  }

  /// Creates a dispatcher with nothing to say.
  ///
  /// - Parameter window: The time from the beginning of one line to the beginning of the next.
  public init(window: Duration = Self.window) { self.window = window }

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
    var phrases = Phrases(Phrasebook())
    return next(at: moment, expecting: expected, drawing: &phrases)
  }

  /// The same, with a coach's words for lines about a topic.
  mutating func next(
    at moment: Moment,
    expecting expected: Rank?,
    drawing phrases: inout Phrases
  ) -> Dispatch {
    next(at: moment.at, in: moment, expecting: expected, &phrases)
  }

  /// Answers which line to say now, if any, where nobody runs: lines have no placeholders there.
  public mutating func next(at now: Duration) -> Dispatch {
    var phrases = Phrases(Phrasebook())
    return next(at: now, in: nil, expecting: nil, &phrases)
  }

  private mutating func next(
    at now: Duration,
    in moment: Moment?,
    expecting expected: Rank?,
    _ phrases: inout Phrases
  ) -> Dispatch {
    guard !waiting.isEmpty else { return Dispatch() }
    var rows = dropExpired(at: now)
    var index = 0
    while index < waiting.count {
      if let hold = hold(waiting[index].line, at: now, in: moment, expecting: expected) {
        rows += record(hold, at: index, now: now)
        index += 1
        continue
      }
      var line = waiting.remove(at: index).line
      if let reason = reasonToDrop(&line, in: moment, &phrases) {
        rows.append(LedgerRow(at: now, line: line, decision: .dropped(reason)))
        continue
      }
      rows.append(LedgerRow(at: now, line: line, decision: .said))
      let interrupts = !spoken.isEmpty
      spoken.append(line)
      // A tone takes no turn from words.
      if line.earcon == nil { last = Beginning(source: line.source, at: now) }
      for later in index..<waiting.count {
        let hold = hold(waiting[later].line, at: now, in: moment, expecting: expected)
        rows += record(hold ?? .turn(after: line.source), at: later, now: now)
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
    if spoken[index].earcon == nil { quietSince = Beginning(source: source, at: now) }
    return [LedgerRow(at: now, line: spoken.remove(at: index), decision: .ended(outcome))]
  }

  /// Ends the run: whatever still waits is never said, but the result.
  public mutating func conclude(at now: Duration) -> [LedgerRow] {
    let over = waiting.filter { $0.line.source != .rule(.finished) }
    waiting.removeAll { $0.line.source != .rule(.finished) }
    return over.map { LedgerRow(at: now, line: $0.line, decision: .dropped(.ended)) }
  }
}

// MARK: Deciding

extension Dispatcher {
  /// Why a line must wait, nothing if it may go now.
  private func hold(
    _ line: Line,
    at now: Duration,
    in moment: Moment?,
    expecting expected: Rank?
  ) -> Decision.Hold? {
    if let moment, isStanding(moment), !speaksToStanding(line) { return .paused }
    if let moment, hasHalted(moment), waitsForSteps(line) {
      return .paused
    }
    if let speaking = spoken.last, !spoken.allSatisfy({ Self.takesPlace(line, of: $0) }) {
      return .turn(after: speaking.source)
    }
    if window > .zero, let quietSince, now - quietSince.at < Self.pause, line.rank != .safety,
      !Self.isOfCourse(line)
    {
      return .turn(after: quietSince.source)
    }
    if let last, now - last.at < window, !line.rank.breaksWindow, !line.cause.isAsked {
      return .turn(after: last.source)
    }
    if Self.isReply(line), let expected, expected < line.rank { return .expecting(expected) }
    return nil
  }

  /// Whether a line stops another that is being spoken.
  private static func takesPlace(_ line: Line, of other: Line) -> Bool {
    if line.rank == .safety { return other.rank != .safety }
    guard case .cue = line.source, line.rank == .countdown else { return false }
    return line.precedence.goes(before: other.precedence)
  }

  private func isStanding(_ moment: Moment) -> Bool {
    switch moment.metrics.state {
    case .preparing, .paused: true
    // A race is never paused by itself: there somebody stands with the timer running.
    // Whose run ends where they stand hears nothing that waited for them to move.
    case .running, .ended:
      [moment.metrics.stood, moment.facts.stood].contains { ($0 ?? .zero) >= Self.standing }
    }
  }

  /// Whether the runner has just halted, or has just taken the first steps after it.
  private func hasHalted(_ moment: Moment) -> Bool {
    moment.facts.hasHalted || moment.facts.movedFor.map { $0 < .seconds(3) } ?? false
  }

  /// Whether a line is meant for somebody who runs: a tip, a cheer, what to eat on the way, or what a
  /// rule says of the pace.
  private func waitsForSteps(_ line: Line) -> Bool {
    if case .rule(let rule) = line.source, line.rank == .coach, !rule.speaksToStanding {
      return true
    }
    return line.topic.map { $0.isSilentInEpisodes || $0 == .fuel || $0 == .drink } ?? false
  }

  private func speaksToStanding(_ line: Line) -> Bool {
    if case .rule(let rule) = line.source, rule.speaksToStanding { return true }
    if Self.isOfCourse(line) { return true }
    return line.rank == .safety || line.rank == .sensor || Self.isReply(line)
  }

  private static func isReply(_ line: Line) -> Bool {
    if case .reply = line.source { true } else { false }
  }

  /// A step's own time is what counts, also for somebody who stands in a rest.
  private static func isOfCourse(_ line: Line) -> Bool {
    if case .course = line.source { true } else { false }
  }

  private func reasonToDrop(
    _ line: inout Line,
    in moment: Moment?,
    _ phrases: inout Phrases
  ) -> Decision.Drop? {
    // Who asks wants to hear it, also in silence.
    if isMuted, !line.cause.isAsked, !keepsTones || line.earcon == nil { return .muted }
    guard let moment else { return nil }
    if let episode = moment.episode ?? strain(in: moment, for: line),
      line.topic?.isSilentInEpisodes ?? false
    {
      return .episode(episode)
    }
    if let topic = line.topic, topic.isOutOfPlace(in: moment) { return .noLongerTrue }
    if line.topic != nil || !line.claims.isEmpty, !phrases.draw(&line, in: moment) {
      return .nothingFits
    }
    for placeholder in Placeholder.mentioned(in: line.text)
    where placeholder.value(in: moment) == nil {
      return .unknown(placeholder)
    }
    return nil
  }

  /// What makes it no time for praise: a heart close to its highest, or a pace that falls far.
  ///
  /// The heart may be calmer in a minute: in the repetitions of a track session, say. The kick to
  /// the line is meant for it. The pace counts on level ground, before a rule is sure of it.
  private func strain(in moment: Moment, for line: Line) -> Episode? {
    guard let topic = line.topic else { return nil }
    if let share = moment.facts.heartShare,
      max(share, moment.facts.heartShareNow ?? 0) >= Self.strain, topic != .rule(.finishKick)
    {
      return .heartRateHigh
    }
    guard topic.cheersOnly, (moment.facts.gradient ?? 0) < 0.03,
      let slowness = moment.slowness, slowness >= Self.fading
    else { return nil }
    return .fade
  }

  private static func goes(_ line: Line, before other: Line) -> Bool {
    if line.precedence == other.precedence { return line.dueAt < other.dueAt }
    return line.precedence.goes(before: other.precedence)
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
      guard entry.line.isStale(at: now) else { return false }
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
