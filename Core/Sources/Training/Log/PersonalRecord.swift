/// Something that was done better than ever before.
public struct PersonalRecord: Hashable, Sendable {
  /// What was better.
  public enum Kind: Hashable, Sendable {
    /// The heaviest weight.
    case weight(LoadEntry)
    /// The most repetitions at a weight or more.
    case reps(Double, at: LoadEntry)
    /// The best estimate of a single repetition; by more than half a percent.
    case estimate(Double, MassUnit)
    /// The most weight times repetitions in one set, in kilograms.
    case setVolume(Double)
    /// The same in one session.
    case sessionVolume(Double)
    /// The longest hold, in seconds.
    case hold(Double)
    /// The best score of one workout.
    case score(WorkoutScore)
  }

  /// The exercise, or the title of the workout for a score.
  public var subject: String

  /// What was better.
  public var kind: Kind

  /// The session in which it happened.
  public var session: String

  /// The day on which it happened.
  public var day: Day
}

extension TrainingLog {
  /// Every record of the log, the oldest first.
  ///
  /// Recomputed from the log whenever it changes. More counts, a tie does not; what is done for the
  /// first time is no record; warm-up sets are none; weights are compared in one unit.
  public var records: [PersonalRecord] {
    var keeper = RecordKeeper()
    var found: [PersonalRecord] = []
    for session in sessions { found += keeper.add(session) }
    return found
  }

  /// The records of a session that it would not have as it was before; all of them where it is new.
  ///
  /// So news is what a set has done, whatever else the log has learned of older days since.
  public func records(of id: String, since before: StrengthSession?) -> [PersonalRecord] {
    guard let place = sessions.firstIndex(where: { $0.id == id }) else { return [] }
    let found = Self.records(of: sessions[place], after: sessions[..<place])
    guard var before else { return found }
    // A set of an earlier hour moves the session, but none of its others.
    before.startedAt = sessions[place].startedAt
    let known = Self.records(of: before, after: sessions[..<place])
    return found.filter { !known.contains($0) }
  }

  private static func records(
    of session: StrengthSession,
    after others: ArraySlice<StrengthSession>
  ) -> [PersonalRecord] {
    var keeper = RecordKeeper()
    for other in others { _ = keeper.add(other) }
    return keeper.add(session)
  }
}

/// What has been the best so far.
private struct RecordKeeper {
  private struct Best {
    var weight: LoadEntry?
    // The most repetitions at a weight or more; what something heavier or as heavy has beaten is left out.
    var reps: [(load: LoadEntry, count: Double)] = []
    var estimate = 0.0
    var setVolume = Volume()
    var sessionVolume = Volume()
    var hold = 0.0
    var sessions = 0
  }

  /// Kilograms times repetitions, and how many of these were lifted in which unit.
  private struct Volume {
    private(set) var kilograms = 0.0
    private var metric = 0.0
    private var imperial = 0.0

    mutating func add(_ set: LiftedSet, _ load: LoadEntry) {
      let moved = set.volume()
      kilograms += moved
      guard load.kilograms > 0 else { return }
      switch load.unit {
      case .kilograms: metric += moved / load.kilograms
      case .pounds: imperial += moved / load.kilograms
      }
    }

    /// Whether it is more than another; as much in another unit is a tie.
    func isMore(than other: Volume) -> Bool {
      let converted = (other.imperial > 0 ? metric : 0) + (other.metric > 0 ? imperial : 0)
      return kilograms > other.kilograms + converted * LoadEntry.mostConverted
    }
  }

  /// What is compared: what was added to one's own weight is no weight of a bar.
  private struct Lift: Hashable {
    var exercise: String
    var mode: LoadEntry.Mode?
    var isPair = false
  }

  // Only ever looked up.
  private var bests: [Lift: Best] = [:]
  private var scores: [String: WorkoutScore] = [:]
  private var keys = NameKeys()

  mutating func add(_ session: StrengthSession) -> [PersonalRecord] {
    var found: [PersonalRecord] = []
    // By their places: a log has tens of thousands of sets, and a set is dear to copy.
    var parts: [(lift: Lift, places: [Int])] = []
    for place in session.sets.indices where !session.sets[place].isWarmUp {
      var lift = Lift(exercise: keys.key(of: session.sets[place].exercise))
      if let load = session.sets[place].result.load {
        (lift.mode, lift.isPair) = (load.mode, load.isPair)
      }
      if let part = parts.lastIndex(where: { $0.lift == lift }) {
        parts[part].places.append(place)
      } else {
        parts.append((lift, [place]))
      }
    }
    for part in parts { found += compare(part.places, part.lift, session) }
    if let score = session.score, let hash = session.contentHash {
      if let before = scores[hash] {
        if score.isBetter(than: before) == true {
          found.append(record(session.name, .score(score), session))
          scores[hash] = score
        }
      } else {
        scores[hash] = score
      }
    }
    return found
  }

  private mutating func compare(
    _ places: [Int],
    _ lift: Lift,
    _ session: StrengthSession
  ) -> [PersonalRecord] {
    var best = bests[lift] ?? Best()
    let isFirst = best.sessions == 0
    let name = places.last.map { session.sets[$0].exercise } ?? ""
    var found: [PersonalRecord] = []
    var volume = Volume()
    for place in places {
      let result = session.sets[place].result
      if let load = result.load {
        if best.weight.map({ load.isHeavier(than: $0) == true }) ?? true {
          replace(.weight(load), name, session, in: &found)
          best.weight = load
        }
        if let reps = result.reps {
          let before = best.reps.reduce(0.0) { most, other in
            load.isHeavier(than: other.load) == true ? most : max(most, other.count)
          }
          let hadAny = best.reps.contains { load.isHeavier(than: $0.load) != true }
          if reps > before, reps <= 12 || hadAny {
            if hadAny { replace(.reps(reps, at: load), name, session, in: &found) }
            best.reps.removeAll { $0.count <= reps && $0.load.isHeavier(than: load) != true }
            best.reps.append((load, reps))
          }
          var moved = Volume()
          moved.add(session.sets[place], load)
          volume.add(session.sets[place], load)
          if moved.isMore(than: best.setVolume) {
            if best.setVolume.kilograms > 0 {
              replace(.setVolume(moved.kilograms), name, session, in: &found)
            }
            best.setVolume = moved
          }
        }
        if let kilograms = RepMax.kilograms(of: session.sets[place]),
          kilograms > best.estimate * 1.005
        {
          if best.estimate > 0, let estimate = RepMax(session.sets[place]) {
            replace(.estimate(estimate.value, estimate.unit), name, session, in: &found)
          }
          best.estimate = kilograms
        }
      }
      if let seconds = result.seconds, seconds > best.hold {
        if best.hold > 0 { replace(.hold(seconds), name, session, in: &found) }
        best.hold = seconds
      }
    }
    if volume.isMore(than: best.sessionVolume) {
      if best.sessionVolume.kilograms > 0 {
        replace(.sessionVolume(volume.kilograms), name, session, in: &found)
      }
      best.sessionVolume = volume
    }
    best.sessions += 1
    bests[lift] = best
    return isFirst ? [] : found
  }

  // Of several records of one kind in a session the last is the best.
  private func replace(
    _ kind: PersonalRecord.Kind,
    _ name: String,
    _ session: StrengthSession,
    in found: inout [PersonalRecord]
  ) {
    found.removeAll { $0.kind.isSameKind(as: kind) }
    found.append(record(name, kind, session))
  }

  private func record(
    _ subject: String,
    _ kind: PersonalRecord.Kind,
    _ session: StrengthSession
  ) -> PersonalRecord {
    PersonalRecord(subject: subject, kind: kind, session: session.id, day: session.day)
  }
}

extension PersonalRecord.Kind {
  fileprivate func isSameKind(as other: PersonalRecord.Kind) -> Bool {
    switch (self, other) {
    case (.weight, .weight), (.estimate, .estimate), (.setVolume, .setVolume),
      (.sessionVolume, .sessionVolume), (.hold, .hold), (.score, .score):
      true
    case (.reps(_, let load), .reps(_, let other)): load == other
    case (.weight, _), (.reps, _), (.estimate, _), (.setVolume, _), (.sessionVolume, _),
      (.hold, _), (.score, _):
      false
    }
  }
}
