import Training

/// Draws the words of a line when its turn comes, and remembers which have been used.
///
/// The first unused phrase that claims something true goes first; then a neutral one, the line's own
/// before all others. Nothing but the book, what was said before and the moment decides, so that a run
/// taken up from its journal says the same.
struct Phrases: Equatable, Sendable {
  private let book: Phrasebook
  // When each phrase of a topic was said last, 0 for never.
  private var uses: [Topic: [Int]] = [:]
  private var count = 0
  // For how long advice is not repeated, and when each was given last.
  private let adviceInterval: Duration?
  private var given: [Duration?] = []

  init(_ book: Phrasebook, adviceInterval: Duration? = nil) {
    self.book = book
    self.adviceInterval = adviceInterval
    if adviceInterval != nil { given = Advice.allCases.map { _ in nil } }
  }

  /// Words for a topic before its moment is looked at; nothing where there are none.
  func sample(of topic: Topic) -> String? {
    let phrases = book.phrases(on: topic)
    return (phrases.first { $0.isNeutral } ?? phrases.first)?.text
  }

  /// Gives a line its words; false where nothing fits, with the claims that were looked at.
  mutating func draw(_ line: inout Line, in moment: Moment) -> Bool {
    var judging = Judging(moment, line.topic)
    defer { line.findings = judging.findings }
    let phrases = line.topic.map { book.phrases(on: $0) } ?? []
    guard let topic = line.topic, !phrases.isEmpty else { return judging.fits(line.phrase) }
    let uses = self.uses[topic] ?? []
    var place = place(in: phrases, uses, for: line, &judging) { isFresh($0, at: moment.at) }
    // What has to be said is said, though it was said a moment ago.
    if place == nil, adviceInterval != nil, !topic.canWait {
      place = self.place(in: phrases, uses, for: line, &judging) { _ in true }
    }
    // What a script says in its own words goes before whatever else is neutral.
    let isOwn = !line.text.isEmpty && !phrases.contains { $0.text == line.text }
    if isOwn, place.map({ phrases[$0].isNeutral }) ?? true, judging.fits(line.phrase) {
      return true
    }
    guard let place else { return false }
    count += 1
    self.uses[topic] = uses.isEmpty ? phrases.map { _ in 0 } : uses
    self.uses[topic]?[place] = count
    line.phrase = phrases[place]
    if adviceInterval != nil {
      for advice in phrases[place].advice { given[advice.place] = moment.at }
    }
    return true
  }

  /// Whether none of what a phrase asks to be minded was asked for lately.
  private func isFresh(_ phrase: Phrase, at now: Duration) -> Bool {
    guard let adviceInterval, !phrase.advice.isEmpty else { return true }
    return phrase.advice.allSatisfy { advice in
      given[advice.place].map { now - $0 >= adviceInterval } ?? true
    }
  }

  private func place(
    in phrases: [Phrase],
    _ uses: [Int],
    for line: Line,
    _ judging: inout Judging,
    _ isFresh: (Phrase) -> Bool
  ) -> Int? {
    var neutral: Int?
    for (place, phrase) in phrases.enumerated() where uses.isEmpty || uses[place] == 0 {
      guard isFresh(phrase) else { continue }
      if phrase.isNeutral {
        let isFirst = neutral == nil || phrase.text == line.text
        if isFirst, judging.fits(phrase) { neutral = place }
      } else if judging.fits(phrase) {
        return place
      }
    }
    if let neutral { return neutral }
    guard let topic = line.topic, topic.repeats, !uses.isEmpty else { return nil }
    var oldest: Int?
    for (place, phrase) in phrases.enumerated() where isFresh(phrase) && judging.fits(phrase) {
      if oldest.map({ uses[place] < uses[$0] }) ?? true { oldest = place }
    }
    return oldest
  }

  /// The claims of one moment, each looked at once.
  private struct Judging {
    let moment: Moment
    let topic: Topic?
    let judge: ClaimJudge
    var findings: [ClaimFinding] = []

    init(_ moment: Moment, _ topic: Topic?) {
      self.moment = moment
      self.topic = topic
      judge = ClaimJudge(moment)
    }

    /// Whether all that a phrase claims holds and all its values are known; and in an episode nobody
    /// rejoices, and no split or mark reproaches.
    mutating func fits(_ phrase: Phrase) -> Bool {
      if moment.episode != nil {
        let isOfPlace = topic.map { $0.isOfPlace } ?? false
        if phrase.claims.contains(where: { $0.isCheerful || isOfPlace && $0.isReproach }) {
          return false
        }
      }
      for claim in phrase.claims where truth(of: claim) != .yes { return false }
      let figures = Placeholder.mentioned(in: phrase.text)
      // Told late, "3.1 km, 4:48" is no mark of the way any more.
      if topic == .kilometer || topic == .firstSplit, figures.contains(.distance), isPastSplit {
        return false
      }
      return figures.allSatisfy { $0.value(in: moment) != nil }
    }

    /// Whether the distance is not that of the newest split any more, as it is said.
    private var isPastSplit: Bool {
      guard let number = moment.facts.newestSplit?.number else { return false }
      let length = moment.plan.units.splitDistance.meters
      return abs(moment.metrics.distance.meters / length - Double(number)) >= 0.05
    }

    private mutating func truth(of claim: Claim) -> Truth {
      if let known = findings.first(where: { $0.claim == claim }) { return known.truth }
      let truth = judge.truth(of: claim)
      findings.append(ClaimFinding(claim, truth))
      return truth
    }
  }
}

extension Topic {
  /// Whether a line on it is better left out than said with advice that was given a moment ago.
  fileprivate var canWait: Bool {
    self == .technique || self == .encouragement || self == .banter || self == .clock
  }

  /// Whether phrases come again once all have been used: silence would cost more than a repetition.
  fileprivate var repeats: Bool {
    switch self {
    case .fuel, .drink, .rule, .notice, .course: true
    case .opening, .settle, .raceStart, .firstSplit, .kilometer, .clock, .technique,
      .encouragement, .banter, .halfway, .ahead, .onPace, .behind, .finalThird, .nearFinish,
      .lastStretch, .surge, .strongLate, .shortSteps, .highEffort, .tired, .earlyHour, .lateHour:
      false
    }
  }
}
