/// Plays a script: joins the engine that finds moments with the dispatcher that picks the line.
///
/// ```
///  Moment ──▶ ScriptEngine ──lines──▶ Dispatcher ──▶ the line to say now
///                  ▲                   ▲      │
///                  └──── rows ─────────│──────┘
///                     rules, answers, sensors
/// ```
/// Once a second ``next(at:adding:)`` with the moment and whatever else wants to be said;
/// ``ended(_:_:at:)`` when the voice is done with a line; ``conclude(at:)`` at the end. Every answer
/// carries the ledger's rows.
public struct LinePlanner: Equatable, Sendable {
  /// Finds what the script has to say.
  public private(set) var engine: ScriptEngine

  /// Picks the line.
  public private(set) var dispatcher = Dispatcher()

  private(set) var phrases: Phrases

  /// Prepares a script for a run, with a coach's words for what it is about.
  public init(
    script: Script,
    phrasebook: Phrasebook = Phrasebook(),
    adviceInterval: Duration? = nil
  ) {
    engine = ScriptEngine(script: script)
    phrases = Phrases(phrasebook, adviceInterval: adviceInterval)
  }

  /// Whether the runner wants silence.
  public var isMuted: Bool {
    get { dispatcher.isMuted }
    set { dispatcher.isMuted = newValue }
  }

  /// Whether tones are heard all the same in a silence.
  public var keepsTones: Bool {
    get { dispatcher.keepsTones }
    set { dispatcher.keepsTones = newValue }
  }

  /// Whether the result of the run waits for its turn.
  public var holdsResult: Bool {
    dispatcher.waitingLines.contains { $0.source == .rule(.finished) }
  }

  /// Whether something waits for its turn, or the script has something to say within a moment.
  func hasSomethingComing(after moment: Moment) -> Bool {
    !dispatcher.waitingLines.isEmpty
      || engine.expectedRank(within: Dispatcher.window, after: moment) != nil
  }

  /// Takes a moment and the lines that rules, answers and sensors have; answers the line to say now.
  public mutating func next(at moment: Moment, adding lines: [Line] = []) -> Dispatch {
    let consideration = engine.consider(moment)
    var rows = consideration.rows
    for withdrawal in consideration.withdrawn {
      rows += dispatcher.withdraw(withdrawal, at: moment.at)
    }
    for line in consideration.due { rows += dispatcher.add(line) }
    for line in lines { rows += dispatcher.add(line) }
    var expected: Rank?
    if dispatcher.holdsReply {
      expected = engine.expectedRank(within: Dispatcher.safePoint, after: moment)
    }
    var dispatch = dispatcher.next(at: moment, expecting: expected, drawing: &phrases)
    engine.settle(dispatch.rows)
    if !rows.isEmpty { dispatch.rows = rows + dispatch.rows }
    return dispatch
  }

  /// Takes the voice's word that a line is over.
  public mutating func ended(
    _ source: Line.Source,
    _ outcome: LineOutcome,
    at now: Duration
  ) -> [LedgerRow] {
    let rows = dispatcher.ended(source, outcome, at: now)
    engine.settle(rows)
    return rows
  }

  /// Ends the run: drops what waits, and says of each message that never fired why not.
  public mutating func conclude(at moment: Moment) -> [LedgerRow] {
    dispatcher.conclude(at: moment.at) + engine.unfired(at: moment)
  }
}
