import Training

/// Notices that it has been quiet for long, and finds something to talk about.
///
/// Whose pace fades late in a run, or who has run out of fuel, is not left alone, but hears no stories:
/// only where they are, or how they are.
struct Company: Equatable, Sendable {
  private let manners: Manners
  private var quietSince: Duration?
  private var askedAt: Duration = .zero
  private var count = 0

  // Between two tries, where nothing on a topic fits.
  private static let patience: Duration = .seconds(10)
  // What is due so soon is worth waiting for.
  private static let lifetime: Duration = .seconds(9)

  init(_ manners: Manners) { self.manners = manners }

  /// Takes that something is being said, or that the runner does not run.
  mutating func note(at now: Duration) { quietSince = now }

  /// A line about this and that, where nothing has been said for too long and nothing comes.
  mutating func line(at moment: Moment, from planner: LinePlanner) -> Line? {
    guard let longest = manners.longestSilence, !manners.smallTalk.isEmpty,
      moment.metrics.state == .running, moment.facts.result == nil, let topic = topic(at: moment),
      moment.facts.stood.map({ $0 < Dispatcher.standing }) ?? true
    else {
      note(at: moment.at)
      return nil
    }
    let since = quietSince ?? moment.at
    quietSince = since
    guard moment.at - since >= longest, moment.at - askedAt >= Self.patience else { return nil }
    // What the script has goes first, unless it keeps silent all the same.
    if moment.at - since < longest + Dispatcher.window, planner.hasSomethingComing(after: moment) {
      return nil
    }
    askedAt = moment.at
    count += 1
    return planner.phrases.sample(of: topic).map { text in
      Line(
        source: .script("company"),
        rank: .coach,
        priority: 5,
        topic: topic,
        text: text,
        dueAt: moment.at,
        expiresAt: moment.at + Self.lifetime
      )
    }
  }

  /// What to talk about now; nothing in most episodes.
  private func topic(at moment: Moment) -> Topic? {
    switch moment.episode {
    case nil: manners.smallTalk[count % manners.smallTalk.count]
    case .fade where manners.smallTalk.contains(.clock): .clock
    case .bonk: .rule(.checkIn)
    default: nil
    }
  }
}
