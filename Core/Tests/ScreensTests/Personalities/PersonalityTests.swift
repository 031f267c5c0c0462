import Coaching
import Screens
import Testing

struct PersonalityTests {
  @Test(arguments: Personality.allCases)
  func `has enough to say on every topic`(personality: Personality) {
    let short = Topic.allCases.filter { topic in
      personality.lines(on: topic).count < leastLines(on: topic)
    }
    #expect(short == [])
  }

  @Test(arguments: Personality.allCases)
  func `never says the same thing twice`(personality: Personality) {
    var seen: Set<String> = []
    let repeated = allLines(of: personality).filter { !seen.insert(core(of: $0)).inserted }
    #expect(repeated == [])
  }

  @Test func `shares no line between two personalities`() {
    var seen: [String: Personality] = [:]
    var shared: [String] = []
    for personality in Personality.allCases {
      for line in allLines(of: personality) {
        if let other = seen.updateValue(personality, forKey: line), other != personality {
          shared.append(line)
        }
      }
    }
    #expect(shared == [])
  }

  @Test(arguments: Personality.allCases)
  func `writes lines that a voice reads in a breath`(personality: Personality) {
    let odd = allLines(of: personality).filter { line in
      line.count > 140 || line.contains("  ") || line.hasPrefix(" ") || line.hasSuffix(" ")
        || !".!?".contains(line.last ?? " ") || line.contains("...") || line.contains("—")
        || line.contains(where: \.isNumber) || line.contains("\"")
    }
    #expect(odd == [])
  }

  @Test(arguments: Personality.allCases)
  func `leaves figures and units to the placeholders`(personality: Personality) {
    let units: Set = [
      "kilometre", "kilometres", "kilometer", "kilometers", "km", "k", "mile", "miles", "metre",
      "metres", "meter", "meters", "bpm",
    ]
    #expect(allLines(of: personality).filter { !units.isDisjoint(with: words(in: $0)) } == [])
  }

  @Test(arguments: Personality.allCases)
  func `knows every placeholder that it uses`(personality: Personality) {
    let unknown = allLines(of: personality).filter { line in
      names(in: line).contains { Placeholder(rawValue: $0) == nil }
    }
    #expect(unknown == [])
  }

  @Test(arguments: Personality.allCases)
  func `uses figures only where they are known`(personality: Personality) {
    let wrong = Topic.allCases.filter { topic in
      personality.phrases(on: topic, swearing: true).contains { phrase in
        let values = KnownFigures.on(topic).union(phrase.claims.flatMap { KnownFigures.by($0) })
        return !Set(names(in: phrase.text)).isSubset(of: values)
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: Personality.allCases)
  func `names a figure at every split and half hour`(personality: Personality) {
    let lines = [Topic.firstSplit, .kilometer, .clock, .halfway].flatMap {
      personality.lines(on: $0, swearing: true)
    }
    #expect(lines.filter { names(in: $0).isEmpty } == [])
  }

  @Test(arguments: Personality.allCases)
  func `has more than a hundred and twenty things to say of splits, of every kind`(
    personality: Personality
  ) {
    let phrases = [Topic.firstSplit, .kilometer].flatMap { personality.phrases(on: $0) }
    let words = Set(phrases.map { core(of: $0.text) })
    #expect(words.count >= 120)
    let kinds: [Claim] = [
      .faster, .slower, .equal, .even, .fastest, .slowest, .onTarget, .underTarget, .overTarget,
      .lastSplit, .uphill, .downhill,
    ]
    #expect(kinds.filter { kind in phrases.filter { $0.claims.contains(kind) }.count < 3 } == [])
    #expect(personality.phrases(on: .firstSplit).count >= 10)
    // The number and the time of a split are both in nine of ten lines.
    let full = personality.phrases(on: .kilometer).filter { phrase in
      let names = Set(names(in: phrase.text))
      return names.contains("split") && !names.isDisjoint(with: ["split_number", "distance"])
    }
    #expect(full.count * 10 >= personality.phrases(on: .kilometer).count * 9)
  }

  @Test(arguments: Personality.allCases)
  func `swears only when asked to`(personality: Personality) {
    let clean = Topic.allCases.flatMap { personality.lines(on: $0) }
    let marked = allLines(of: personality).filter { !clean.contains($0) }
    #expect(clean.filter { !profanities.isDisjoint(with: words(in: $0)) } == [])
    #expect(marked.filter { profanities.isDisjoint(with: words(in: $0)) } == [])
    #expect(marked.isEmpty != (["roast_coach", "drill_sergeant"].contains(personality.rawValue)))
  }

  @Test(arguments: Personality.allCases)
  func `leaves alone what is nobody's business`(personality: Personality) {
    #expect(allLines(of: personality).filter { !forbidden.isDisjoint(with: words(in: $0)) } == [])
  }

  @Test(arguments: Personality.allCases)
  func `is serious where health is concerned`(personality: Personality) {
    let lines = personality.lines(on: .rule(.heartRateHigh), swearing: true)
    let calls = ["walk", "slow", "ease", "stop", "reduce"]
    #expect(lines.filter { line in words(in: line).isDisjoint(with: calls) } == [])
    #expect(lines.contains { $0.contains("get help") || $0.contains("call for help") })
    #expect(lines.allSatisfy { names(in: $0).isEmpty })
  }

  private func allLines(of personality: Personality) -> [String] {
    Topic.allCases.flatMap { personality.lines(on: $0, swearing: true) }
  }

  private func leastLines(on topic: Topic) -> Int {
    switch topic {
    case .opening, .halfway, .nearFinish, .lastStretch, .drink, .tired: 8
    case .settle, .clock, .ahead, .onPace, .behind, .finalThird: 10
    case .raceStart, .surge, .strongLate, .shortSteps, .highEffort, .firstSplit: 6
    case .kilometer: 60
    case .technique: 24
    case .encouragement, .banter: 30
    case .fuel: 12
    case .earlyHour, .lateHour: 4
    case .rule: 6
    case .notice, .course: 3
    }
  }

  private func words(in line: String) -> Set<String> {
    Set(line.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init))
  }

  private func core(of line: String) -> String {
    String(line.lowercased().filter(\.isLetter))
  }

  private func names(in line: String) -> [String] {
    line.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != "}" })
    }
  }

  private let profanities: Set = [
    "damn", "damned", "hell", "bloody", "shit", "shitty", "bullshit", "fuck", "fucking", "arse",
    "ass", "bastard", "crap", "piss", "pissed", "bugger", "sod", "goddamn", "bollocks", "balls",
  ]

  private let forbidden: Set = [
    "fat", "weight", "weigh", "kilos", "pounds", "heavy", "skinny", "chubby", "belt", "thin",
    "diet", "calories", "girl", "girls", "boy", "boys", "woman", "women", "lady", "ladies", "sissy",
    "manly", "granny", "grandma", "grandpa", "gay", "tribe", "foreign", "immigrant", "black",
    "white", "god", "jesus", "cripple", "lame", "retard", "retarded", "spastic", "insane", "crazy",
    "mad", "psycho", "cancer", "sick", "disease", "die", "dying", "dead", "kill", "suicide",
    "corpse", "bitch", "whore", "slut", "cunt", "pussy", "stupid", "idiot", "moron", "loser",
    "pathetic", "worthless", "ugly", "lazy", "shame", "shameful", "embarrassing", "disgrace",
  ]
}
