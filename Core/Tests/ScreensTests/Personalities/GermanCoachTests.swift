import Coaching
import Screens
import Testing
import Training

/// The words of the coaches that speak German.
struct GermanCoachTests {
  static let coaches = Personality.allCases.filter { $0.speaks(.german) }

  @Test(arguments: coaches)
  func `has enough to say in German on every topic`(coach: Personality) {
    let poor = Topic.allCases.filter { topic in
      let phrases = coach.phrases(on: topic, in: .german)
      let isPoor = phrases.count < leastLines(on: topic)
      return isPoor || phrases.filter(\.isNeutral).count < 3
    }
    #expect(poor == [])
    let rows = Topic.allCases.flatMap { coach.phraseRows(on: $0, in: .german) }
    #expect(rows.flatMap(\.unknownClaims) == [])
  }

  @Test(arguments: coaches)
  func `says German lines that a voice reads in a breath`(coach: Personality) {
    let odd = lines(of: coach).filter { line in
      line.count > 140 || line.contains("  ") || !".!?".contains(line.last ?? " ")
        || line.contains("...") || line.contains("—") || line.contains("\"")
        || line.contains { $0.isNumber || $0 == "[" || $0 == "]" }
    }
    #expect(odd == [])
    let units: Set = [
      "kilometer", "kilometern", "km", "meter", "metern", "meile", "meilen", "bpm", "schläge/min",
    ]
    #expect(lines(of: coach).filter { !units.isDisjoint(with: words(in: $0)) } == [])
  }

  // A run of an hour hears them after ten minutes.
  @Test(arguments: coaches)
  func `speaks of no first minutes while a run settles`(coach: Personality) {
    let early = coach.phrases(on: .settle, in: .german).map(\.text).filter { line in
      ["ersten Minuten", "am Anfang", "den Anfang"].contains { line.contains($0) }
    }
    #expect(early == [])
  }

  @Test(arguments: coaches)
  func `mixes no English into German`(coach: Personality) {
    let english: Set = [
      "the", "and", "you", "your", "with", "is", "are", "this", "that", "we", "it", "by", "for",
      "from", "have", "not", "what", "when", "where", "right", "back", "keep", "pace", "run",
      "good",
      "on", "of", "to", "heart", "legs", "slow", "easy",
    ]
    #expect(lines(of: coach).filter { !english.isDisjoint(with: words(in: $0)) } == [])
  }

  @Test(arguments: coaches)
  func `names in German only figures that are known`(coach: Personality) {
    let wrong = Topic.allCases.flatMap { topic in
      coach.phrases(on: topic, swearing: true, in: .german).filter { phrase in
        let values = KnownFigures.on(topic).union(phrase.claims.flatMap { KnownFigures.by($0) })
        return !Set(names(in: phrase.text)).isSubset(of: values)
      }
    }
    #expect(wrong.map(\.text) == [])
    let bare = [Topic.firstSplit, .kilometer, .clock, .halfway].flatMap {
      coach.lines(on: $0, swearing: true, in: .german).filter { names(in: $0).isEmpty }
    }
    #expect(bare == [])
  }

  @Test(arguments: coaches)
  func `states what its German words claim`(coach: Personality) {
    let wrong = Topic.allCases.flatMap { topic in
      coach.phrases(on: topic, swearing: true, in: .german).filter { phrase in
        let words = words(in: phrase.text)
        return Self.meanings.contains { meaning in
          !words.isDisjoint(with: meaning.words) && !meaning.topics.contains(topic)
            && meaning.claims.isDisjoint(with: phrase.claims)
        }
      }
    }
    #expect(wrong.map(\.text) == [])
  }

  @Test(arguments: coaches)
  func `knows in German nothing that no sensor tells`(coach: Personality) {
    let unmeasured = [
      "du siehst", "du klingst", "siehst gut aus", "ich höre dich", "ich hör dich", "ich sehe dich",
      "ich seh dich", "deine stimme", "letzte woche", "letzten monat", "letztes jahr",
      "vor einem monat",
    ]
    let wrong = lines(of: coach).filter { line in
      unmeasured.contains { line.lowercased().contains($0) }
    }
    // "If you see water" is no claim.
    #expect(wrong.filter { !$0.lowercased().contains("wenn du") } == [])
  }

  @Test(arguments: coaches)
  func `says no German line twice`(coach: Personality) {
    var seen: Set<String> = []
    let repeated = lines(of: coach).filter { line in
      !seen.insert(String(line.lowercased().filter(\.isLetter))).inserted
    }
    #expect(repeated == [])
  }

  @Test func `shares no German line between two coaches`() {
    var seen: [String: Personality] = [:]
    var shared: [String] = []
    for coach in Self.coaches {
      for line in lines(of: coach) {
        if let other = seen.updateValue(coach, forKey: line), other != coach { shared.append(line) }
      }
    }
    #expect(shared == [])
  }

  @Test(arguments: coaches)
  func `is serious in German where health is concerned`(coach: Personality) {
    let lines = coach.lines(on: .rule(.heartRateHigh), swearing: true, in: .german)
    let calls: Set = ["geh", "gehen", "langsam", "raus", "halt", "stehen"]
    #expect(lines.filter { words(in: $0).isDisjoint(with: calls) } == [])
    #expect(lines.contains { $0.contains("Hilfe") })
    #expect(lines.allSatisfy { names(in: $0).isEmpty })
  }

  @Test(arguments: coaches, UnitSystem.allCases)
  func `says a minute of German without a figure left open`(
    coach: Personality,
    units: UnitSystem
  ) {
    let parts = CoachSample(of: coach, units: units, in: .german).parts
    #expect(parts.count == 11, "\(parts.map { $0.when })")
    for part in parts {
      #expect(!part.text.contains("{") && !part.text.contains("–"), "\(part.text)")
      #expect(!part.spoken.contains { $0.isNumber }, "\(part.spoken)")
    }
  }

  private func leastLines(on topic: Topic) -> Int {
    switch topic {
    case .kilometer: 42
    case .technique, .encouragement, .banter: 14
    case .opening, .settle, .halfway, .ahead, .onPace, .behind, .finalThird, .nearFinish,
      .lastStretch, .firstSplit, .clock, .fuel, .drink, .tired:
      8
    case .raceStart, .surge, .strongLate, .shortSteps, .highEffort: 5
    case .earlyHour, .lateHour, .notice, .course: 3
    case .rule: 4
    }
  }

  private func lines(of coach: Personality) -> [String] {
    Topic.allCases.flatMap { coach.lines(on: $0, swearing: true, in: .german) }
  }

  private func words(in line: String) -> Set<String> {
    var isFigure = false
    let plain = line.lowercased().filter { character in
      if character == "{" { isFigure = true }
      defer { if character == "}" { isFigure = false } }
      return !isFigure && character != "}"
    }
    return Set(plain.split { !$0.isLetter && $0 != "'" }.map(String.init))
  }

  private func names(in line: String) -> [String] {
    line.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }

  /// What a word says of the run, by the claims of which one has to be stated, and the topics whose
  /// lines are said only where it is so anyway.
  private struct Meaning {
    var words: Set<String>
    var claims: Set<Claim>
    var topics: Set<Topic> = []
  }

  private static let meanings = [
    Meaning(
      words: ["schneller", "flotter"],
      claims: [.faster, .fastest, .quicker, .underTarget, .gaining, .ahead, .catchingUp, .overBand]
    ),
    Meaning(
      words: ["langsamer"],
      claims: [.slower, .slowest, .easing, .overTarget, .losing, .behind, .tired, .underBand]
    ),
    Meaning(words: ["schnellste", "schnellster"], claims: [.fastest]),
    Meaning(words: ["langsamste", "langsamster"], claims: [.slowest]),
    Meaning(words: ["gleichmäßig", "gleichmäßige", "konstant"], claims: [.even, .steady, .equal]),
    Meaning(words: ["bergauf"], claims: [.uphill]),
    Meaning(words: ["bergab"], claims: [.downhill]),
    Meaning(words: ["berg", "gefälle", "steigung"], claims: [.uphill, .downhill]),
    Meaning(words: ["flach"], claims: [.flat]),
    Meaning(words: ["nachts"], claims: [.night, .alone], topics: [.lateHour]),
    Meaning(words: ["müde"], claims: [.tired]),
    Meaning(
      words: ["vorsprung"],
      claims: [.ahead, .cushionShrinks],
      topics: [.course(.rivalAhead)]
    ),
    Meaning(words: ["rückstand"], claims: [.behind, .farBehind, .catchingUp, .withinReach]),
    Meaning(words: ["halbzeit"], claims: [.halfway], topics: [.halfway]),
  ]
}
