import Training

/// Tells what a runner's ``CueScheme`` asks for, whenever a distance or a time has been passed.
///
/// What is due together is one line. It says only what is known: without a strap there is no heart rate in
/// it, and where nothing is known there is no line.
struct CueCaller: Equatable, Sendable {
  // A figure is worth hearing for so long, a tone for less.
  private static let lifetime: Duration = Dispatcher.window + .seconds(5)
  private static let toneLifetime: Duration = .seconds(5)

  /// What the runner asks for.
  let scheme: CueScheme
  private let words: CueWords
  // How many times the interval of each cue has been passed.
  private var passed: [Double]

  init(_ scheme: CueScheme, in words: CueWords) {
    self.scheme = scheme
    self.words = words
    passed = scheme.cues.map { _ in 0 }
  }

  /// What is due at a moment.
  mutating func lines(at moment: Moment) -> [Line] {
    guard moment.metrics.state == .running || moment.metrics.state == .ended else { return [] }
    var due: [CueScheme.Cue] = []
    for (place, cue) in scheme.cues.enumerated() {
      let count = cue.interval.count(in: moment.metrics)
      guard count > passed[place] else { continue }
      passed[place] = count
      due.append(cue)
    }
    return [spoken(due, moment), tone(due, moment)].compactMap { $0 }
  }

  private func spoken(_ due: [CueScheme.Cue], _ moment: Moment) -> Line? {
    let judge = ClaimJudge(moment)
    var told: Set<CueScheme.Item> = []
    var line: Phrase?
    for cue in due where cue.sound == .spoken && told.insert(cue.item).inserted {
      let phrase = words[cue.item].first { phrase in
        phrase.claims.allSatisfy { judge.truth(of: $0) == .yes }
          && Placeholder.mentioned(in: phrase.text).allSatisfy { $0.value(in: moment) != nil }
      }
      guard let phrase else { continue }
      line =
        line.map { Phrase($0.text + " " + phrase.text, claims: $0.claims + phrase.claims) }
        ?? phrase
    }
    guard let line else { return nil }
    return Line(
      source: .script("cue"),
      rank: .statistics,
      priority: 60,
      text: line.text,
      claims: line.claims,
      dueAt: moment.at,
      expiresAt: moment.at + Self.lifetime
    )
  }

  private func tone(_ due: [CueScheme.Cue], _ moment: Moment) -> Line? {
    // Of two tones at once, the one that tells more.
    let known = due.filter { $0.sound == .tone }.compactMap { $0.item.earcon(at: moment) }
    guard let earcon = known.first(where: { $0 != .mark }) ?? known.first else { return nil }
    var line = Line(
      source: .script("tone"),
      rank: .countdown,
      text: words.name(of: earcon),
      dueAt: moment.at,
      expiresAt: moment.at + Self.toneLifetime
    )
    line.earcon = earcon
    return line
  }
}

extension CueScheme.Interval {
  /// How many times it has been passed.
  fileprivate func count(in metrics: LiveMetrics) -> Double {
    switch self {
    case .distance(let distance):
      distance.meters > 0 ? (metrics.distance.meters / distance.meters).rounded(.down) : 0
    case .time(let time):
      time > .zero ? (metrics.moving.inSeconds / time.inSeconds).rounded(.down) : 0
    }
  }
}

extension CueScheme.Item {
  /// The tone that tells it at a moment; nothing where it is unknown.
  fileprivate func earcon(at moment: Moment) -> Earcon? {
    switch self {
    case .pace:
      guard moment.facts.minutePace != nil else { return nil }
      // Without a plan the tone marks the place alone.
      return moment.slownessNow.map(Earcon.init(slowness:)) ?? .mark
    case .gap: return moment.slownessNow.map(Earcon.init(slowness:))
    case .split: return moment.metrics.lastSplit == nil ? nil : .mark
    case .heartRate: return moment.metrics.trustedHeartRate == nil ? nil : .mark
    case .cadence: return moment.metrics.cadence == nil ? nil : .mark
    case .time, .distance: return .mark
    }
  }
}

extension Earcon {
  /// How a pace that is so many times as slow as planned sounds; two per cent are as planned.
  fileprivate init(slowness: Double) {
    self = slowness < 0.98 ? .rising : slowness > 1.02 ? .falling : .level
  }
}
