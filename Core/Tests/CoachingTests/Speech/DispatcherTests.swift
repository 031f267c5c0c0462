import Coaching
import Testing
import Training

struct DispatcherTests {
  @Test func `stays quiet for thirty seconds after a line`() throws {
    #expect(
      try spoken(
        """
        0s   coach hello
        10s  coach waits
        31s  coach later
        """
      ) == ["0s hello", "30s waits", "60s later"]
    )
  }

  @Test func `lets safety, sensors, countdowns and races break the window`() throws {
    #expect(
      try spoken(
        """
        0s   coach hello
        6s   countdown three
        12s  race kick
        18s  sensor gps
        24s  safety stop
        25s  fuel drink
        """
      ) == ["0s hello", "6s three", "12s kick", "18s gps", "24s stop", "54s drink"]
    )
  }

  @Test func `talks over a line only for safety`() throws {
    #expect(
      try spoken(
        """
        0s   coach a long story
        1s   countdown three
        2s   safety stop
        3s   safety really
        """,
        lasting: 4
      ) == ["0s a long story", "2s stop!", "6s really", "13s three"]
    )
  }

  @Test func `says the more important first, then the higher, then the older`() throws {
    #expect(
      try spoken(
        """
        0s   banter start
        5s   banter joke
        6s   statistics split
        7s   coach advice
        8s   coach/60 better advice
        9s   coach/60 younger advice
        10s  fuel drink
        """
      ) == [
        "0s start", "30s drink", "60s better advice", "90s younger advice", "120s advice",
        "150s split", "180s joke",
      ]
    )
  }

  @Test func `never says what has expired`() throws {
    #expect(
      try decisions(
        """
        0s   coach hello
        10s  coach stale <15
        16s  coach fresh <15
        """
      ) == [
        "0s hello: said", "3s hello: ended(finished)", "10s stale: held(turn)",
        "16s fresh: held(turn)", "26s stale: dropped(expired)", "30s fresh: said",
        "33s fresh: ended(finished)",
      ]
    )
  }

  @Test func `puts a newer line in the place of the same older one`() throws {
    #expect(
      try decisions(
        """
        0s   coach hello
        5s   coach km
        9s   coach km
        """
      ) == [
        "0s hello: said", "3s hello: ended(finished)", "5s km: held(turn)",
        "9s km: dropped(replaced)", "9s km: held(turn)", "30s km: said",
        "33s km: ended(finished)",
      ]
    )
  }

  @Test func `holds back for good what comes while muted`() throws {
    #expect(
      try decisions(
        """
        0s   mute
        5s   coach quiet
        8s   unmute
        9s   coach heard
        """
      ) == [
        "5s quiet: dropped(muted)", "9s heard: said", "12s heard: ended(finished)",
      ]
    )
  }

  @Test func `says nothing to somebody who stands but what must be said`() throws {
    #expect(
      try decisions(
        """
        0s   pause
        5s   coach advice
        6s   reply answer
        20s  sensor gps
        40s  resume
        """
      ) == [
        "5s advice: held(paused)", "6s answer: said", "9s answer: ended(finished)",
        "20s gps: said", "23s gps: ended(finished)", "40s advice: held(turn)", "50s advice: said",
        "53s advice: ended(finished)",
      ]
    )
  }

  @Test func `drops a line with a value that nobody knows`() throws {
    #expect(
      try decisions(
        """
        0s   coach your heart: {hr}
        1s   coach you ran {distance} of {nothing}
        """
      ) == [
        "0s your heart: {hr}: dropped(unknown(hr))", "1s you ran {distance} of {nothing}: said",
        "4s you ran {distance} of {nothing}: ended(finished)",
      ]
    )
  }

  @Test func `keeps an answer back when something more important is about to come`() throws {
    let script = Script(
      id: "s",
      messages: [
        .named("km", .atDistance(.meters(200)), rank: .race),
        .named("joke", .atDistance(.meters(100)), rank: .banter),
      ]
    )
    var planner = LinePlanner(script: script)
    var heard: [String] = []
    for (second, metrics) in try Jog("0:00 pace 5:00\n1:40 end").metrics {
      let moment = Moment(at: .seconds(second), metrics: metrics, plan: RunPlan())
      let isAsked = second == 56 || second == 28
      let lines = isAsked ? [reply("answer \(second)", at: second)] : []
      let dispatch = planner.next(at: moment, adding: lines)
      if let line = dispatch.line {
        heard.append("\(second)s \(line.text)")
        _ = planner.ended(line.source, .finished, at: moment.at)
      }
    }
    // 100 m after 30 s, 200 m after 60 s: a joke is no reason for an answer to wait, and three seconds
    // lie after each line.
    #expect(heard == ["28s answer 28", "58s joke", "61s km", "91s answer 56"])
  }

  @Test func `takes back a line that never sounded`() throws {
    let high = ScriptMessage.named("high", try .when("hr > 150"), playOnce: true)
    var planner = LinePlanner(script: Script(id: "s", messages: [high]))
    var heard: [String] = []
    let jog = try Jog(
      "0:00 pace 5:00 hr 160\n0:05 hr 140\n0:40 hr 160\n0:50 hr 140\n1:30 hr 160\n3:00 end"
    )
    for (second, metrics) in jog.metrics {
      let moment = Moment(at: .seconds(second), metrics: metrics, plan: RunPlan())
      guard let line = planner.next(at: moment).line else { continue }
      heard.append("\(second)s \(line.text)")
      _ = planner.ended(line.source, heard.count == 1 ? .failed : .finished, at: moment.at)
    }
    #expect(heard == ["0s high", "40s high"])
  }

  @Test func `gives a cue's place to what counts by the second, and to nothing else`() {
    var dispatcher = Dispatcher(window: .zero)
    let cues: [(name: String, rank: Rank, priority: Int)] = [
      ("begin", .coach, 50), ("done", .statistics, 50), ("go", .countdown, 50),
      ("rest", .countdown, 50), ("three", .countdown, 60), ("next", .coach, 50),
    ]
    var said: [String] = []
    for (second, cue) in cues.enumerated() {
      let now = Duration.seconds(second)
      _ = dispatcher.add(
        Line(source: .cue(cue.name), rank: cue.rank, priority: cue.priority, text: "", dueAt: now)
      )
      let dispatch = dispatcher.next(at: now)
      guard let line = dispatch.line, case .cue(let name) = line.source else { continue }
      if dispatch.interrupts, case .cue(let old)? = said.last.map({ Line.Source.cue($0) }) {
        _ = dispatcher.ended(.cue(old), .preempted, at: now)
      }
      said.append(name)
    }
    #expect(said == ["begin", "go", "three"])
    #expect(
      dispatcher.waitingLines.map { $0.source } == [.cue("rest"), .cue("next"), .cue("done")]
    )
  }

  @Test func `lets no script's countdown talk over a line`() throws {
    #expect(
      try spoken("0s coach a long story\n1s countdown three", lasting: 4) == [
        "0s a long story", "7s three",
      ]
    )
  }

  @Test func `drops what still waits at the end`() {
    var dispatcher = Dispatcher()
    let line = Line(source: .reply("a"), rank: .coach, text: "a", dueAt: .zero)
    #expect(dispatcher.add(line) == [])
    #expect(
      dispatcher.conclude(at: .seconds(9))
        == [LedgerRow(at: .seconds(9), line: line, decision: .dropped(.ended))]
    )
    #expect(dispatcher == Dispatcher())
  }

  // MARK: The story

  private func reply(_ text: String, at second: Int) -> Line {
    Line(source: .reply(text), rank: .coach, text: text, dueAt: .seconds(second))
  }

  private func spoken(_ story: String, lasting seconds: Int = 3) throws -> [String] {
    try play(story, lasting: seconds).said
  }

  private func decisions(_ story: String) throws -> [String] {
    try play(story, lasting: 3).rows.map { row in
      "\(row.at.components.seconds)s \(row.line.text): \(text(row.decision))"
    }
  }

  /// Plays rows of `TIME RANK[/PRIORITY] TEXT [<EXPIRY]`, each line lasting some seconds.
  private func play(
    _ story: String,
    lasting seconds: Int
  ) throws -> (said: [String], rows: [LedgerRow]) {
    var events: [Int: [Substring]] = [:]
    for row in story.split(separator: "\n") {
      let words = row.split(separator: " ", omittingEmptySubsequences: true)
      events[try #require(Int(words[0].dropLast()))] = Array(words.dropFirst())
    }
    var dispatcher = Dispatcher()
    var said: [String] = []
    var rows: [LedgerRow] = []
    var speaking: [(source: Line.Source, until: Int)] = []
    var state = LiveMetrics.State.running
    for second in 0...(try #require(events.keys.max()) + 200) {
      let now = Duration.seconds(second)
      for line in speaking where line.until == second {
        rows += dispatcher.ended(line.source, .finished, at: now)
      }
      speaking.removeAll { $0.until == second }
      switch events[second]?.first {
      case "mute": dispatcher.isMuted = true
      case "unmute": dispatcher.isMuted = false
      case "pause": state = .paused
      case "resume": state = .running
      case nil: break
      default: rows += dispatcher.add(try line(events[second] ?? [], at: now))
      }
      let metrics = LiveMetrics(distance: .meters(3), state: state)
      let dispatch = dispatcher.next(at: Moment(at: now, metrics: metrics, plan: RunPlan()))
      rows += dispatch.rows
      guard let line = dispatch.line else { continue }
      said.append("\(second)s \(line.text)\(dispatch.interrupts ? "!" : "")")
      if dispatch.interrupts {
        for old in speaking { rows += dispatcher.ended(old.source, .preempted, at: now) }
        speaking = []
      }
      speaking.append((line.source, second + seconds))
    }
    return (said, rows)
  }

  private func line(_ words: [Substring], at now: Duration) throws -> Line {
    var words = words
    let expiry = words.last?.first == "<" ? Double(words.removeLast().dropFirst()) : nil
    let kind = words.removeFirst().split(separator: "/")
    let text = words.joined(separator: " ")
    let isReply = kind[0] == "reply"
    return Line(
      source: isReply ? .reply(text) : .script(text),
      rank: isReply ? .coach : try #require(Rank(rawValue: String(kind[0]))),
      priority: kind.count > 1 ? try #require(Int(kind[1])) : 50,
      text: text,
      dueAt: now,
      expiresAt: expiry.map { now + .seconds($0) }
    )
  }

  private func text(_ decision: Decision) -> String {
    switch decision {
    case .said: "said"
    case .held(.turn): "held(turn)"
    case .held(let hold): "held(\(hold))"
    case .dropped(.unknown(let placeholder)): "dropped(unknown(\(placeholder.rawValue)))"
    case .dropped(let drop): "dropped(\(drop))"
    case .ended(let outcome): "ended(\(outcome))"
    case .unfired(let miss): "unfired(\(miss))"
    case .done: "done"
    case .leftAlone(let reason): "leftAlone(\(reason))"
    }
  }
}
