import Coaching
import Testing
import Training

/// The stories of a coach that looks before it speaks.
struct ClaimedRunTests {
  private static let splitWords: [Phrase] = [
    Phrase("even", claims: [.even]), Phrase("same again", claims: [.equal]),
    Phrase("quicker by {split_change}", claims: [.faster]), "plain one", "plain two", "plain three",
    "plain four",
  ]

  @Test func `does not call 7:22, 6:11 and 6:01 even`() {
    #expect(words(afterSplits: [442, 371, 361], Self.splitWords).contains("even") == false)
    #expect(words(afterSplits: [362, 371, 361], Self.splitWords).contains("even"))
  }

  @Test func `says faster only of a faster split, and by how much`() {
    let heard = words(afterSplits: [442, 371, 380], Self.splitWords)
    #expect(heard == ["plain one", "quicker by {split_change}", "plain two"])
  }

  @Test func `says nothing where nothing on the topic is true`() {
    let only = [Phrase("even", claims: [.even])]
    #expect(words(afterSplits: [442, 371, 361], only) == [])
  }

  @Test func `draws other words for a line that had to wait until they were false`() {
    var run = CoachedOuting(book: [.kilometer: [Phrase("climbing", claims: [.uphill]), "plain"]])
    run.message("first", at: 290, text: "busy")
    run.message("split", at: 300, topic: .kilometer)
    run.altitude = { $0 < 850 ? $0 * 0.05 : 42.5 - ($0 - 850) * 0.05 }
    // At 300 s the runner climbs; the line before keeps the voice busy until the hill is over.
    #expect(run.heard(for: 400) == ["busy", "plain"])
  }

  @Test func `gives no uphill tip to somebody who runs down`() {
    var run = CoachedOuting(
      book: [.technique: [Phrase("short steps up the hill", claims: [.uphill]), "shoulders"]]
    )
    run.message("tip", at: 300, topic: .technique)
    run.altitude = { 200 - $0 * 0.04 }
    #expect(run.heard(for: 320) == ["shoulders"])
    run.altitude = { 200 + $0 * 0.04 }
    #expect(run.heard(for: 320) == ["short steps up the hill"])
    run.altitude = { _ in nil }
    #expect(run.heard(for: 320) == ["shoulders"])
  }

  @Test func `praises nobody at ninety-eight percent of the highest heart rate`() {
    var run = CoachedOuting(book: [.encouragement: [Phrase("Nothing to fix", claims: [.fine])]])
    run.message("praise", at: 600, topic: .encouragement)
    run.heartRate = 186
    #expect(run.heard(for: 640) == [])
    run.heartRate = 140
    #expect(run.heard(for: 640) == ["Nothing to fix"])
    run.heartRate = nil
    #expect(run.heard(for: 640) == ["Nothing to fix"])
  }

  @Test func `repeats no line of a script, and all of what the sensors need`() {
    var run = CoachedOuting(book: [.banter: ["joke"], .fuel: ["eat", "eat now"]])
    for number in 1...3 {
      run.message("joke\(number)", at: number * 60, topic: .banter)
      run.message("eat\(number)", at: number * 60 + 30, topic: .fuel)
    }
    #expect(run.heard(for: 300) == ["joke", "eat", "eat now", "eat"])
  }

  @Test func `says its author's words only while they are true`() {
    var run = CoachedOuting(book: [:])
    run.message("own", at: 300, text: "Down we go.", claims: [.downhill])
    #expect(run.heard(for: 320) == [])
    run.altitude = { 200 - $0 * 0.04 }
    #expect(run.heard(for: 320) == ["Down we go."])
  }

  @Test func `claims no slope past its top`() {
    var run = CoachedOuting(book: [:])
    run.message("own", at: 300, text: "Up we go.", claims: [.uphill])
    run.altitude = { min($0 * 0.06, 48) }
    #expect(run.heard(for: 320) == [])
    run.altitude = { $0 * 0.06 }
    #expect(run.heard(for: 320) == ["Up we go."])
  }

  @Test func `records which claims were looked at`() {
    var run = CoachedOuting(book: [.kilometer: [Phrase("even", claims: [.even]), "plain"]])
    run.message("split", at: 300, topic: .kilometer)
    let said = run.rows(for: 320).first { $0.decision == .said }
    #expect(said?.line.text == "plain")
    #expect(said?.line.findings == [ClaimFinding(.even, .unknown)])
  }

  @Test func `keeps praise out of an episode`() {
    var planner = LinePlanner(script: Script(id: "s"))
    var moment = Moment(at: .seconds(9), metrics: LiveMetrics(state: .running), plan: RunPlan())
    moment.episode = .bonk
    let praise = Line(
      source: .script("p"),
      rank: .coach,
      topic: .encouragement,
      text: "Lovely.",
      dueAt: .seconds(9)
    )
    #expect(
      planner.next(at: moment, adding: [praise]).rows.last?.decision == .dropped(.episode(.bonk))
    )
    var fuel = praise
    fuel.topic = .fuel
    #expect(planner.next(at: moment, adding: [fuel]).line?.text == "Lovely.")
  }

  @Test func `praises nobody whose heart is close to its highest`() {
    var planner = LinePlanner(script: Script(id: "s"))
    var moment = Moment(at: .seconds(9), metrics: LiveMetrics(state: .running), plan: RunPlan())
    moment.facts.heartShare = 0.96
    let tip = Line(
      source: .script("p"),
      rank: .coach,
      topic: .technique,
      text: "Tall.",
      dueAt: .seconds(9)
    )
    let rows = planner.next(at: moment, adding: [tip]).rows
    #expect(rows.last?.decision == .dropped(.episode(.heartRateHigh)))
    var kick = tip
    kick.topic = .rule(.finishKick)
    #expect(planner.next(at: moment, adding: [kick]).line?.text == "Tall.")
  }

  @Test func `holds no slow split against somebody who is ill`() {
    var planner = LinePlanner(
      script: Script(id: "s"),
      phrasebook: Phrasebook([
        .kilometer: [Phrase("Slower than a bus.", claims: [.slower]), "Two done."]
      ])
    )
    var moment = Moment(
      at: .seconds(660),
      metrics: LiveMetrics(distance: .kilometers(2), distanceSource: .device, state: .running),
      plan: RunPlan()
    )
    moment.facts.splits = [300.0, 360].enumerated().map { place, seconds in
      Split(
        number: place + 1,
        distance: .kilometers(1),
        moving: .seconds(seconds),
        elapsed: .seconds(seconds)
      )
    }
    let line = Line(
      source: .script("split"),
      rank: .statistics,
      topic: .kilometer,
      text: "",
      dueAt: .seconds(660)
    )
    var healthy = planner
    #expect(healthy.next(at: moment, adding: [line]).line?.text == "Slower than a bus.")
    moment.episode = .bonk
    #expect(planner.next(at: moment, adding: [line]).line?.text == "Two done.")
  }

  @Test func `says nothing of the pace to somebody who has just halted`() {
    var planner = LinePlanner(script: Script(id: "s"))
    var moment = Moment(at: .seconds(9), metrics: LiveMetrics(state: .running), plan: RunPlan())
    moment.facts.hasHalted = true
    let drift = Line(
      source: .rule(.heartRateDrift),
      rank: .coach,
      text: "A touch less pace.",
      dueAt: .seconds(9)
    )
    #expect(planner.next(at: moment, adding: [drift]).rows.last?.decision == .held(.paused))
    let gel = Line(
      source: .script("gel"),
      rank: .coach,
      topic: .fuel,
      text: "Time for a gel.",
      dueAt: .seconds(9)
    )
    var carried = LinePlanner(script: Script(id: "s"))
    #expect(carried.next(at: moment, adding: [gel]).rows.last?.decision == .held(.paused))
    moment.facts.hasHalted = false
    moment.at = .seconds(10)
    #expect(planner.next(at: moment).line?.text == "A touch less pace.")
    #expect(carried.next(at: moment).line?.text == "Time for a gel.")
  }

  @Test func `cheers nobody in an episode, not even by a true split`() {
    var planner = LinePlanner(
      script: Script(id: "s"),
      phrasebook: Phrasebook([.kilometer: [Phrase("Quicker!", claims: [.faster]), "Two done."]])
    )
    var metrics = LiveMetrics(distance: .kilometers(2), distanceSource: .device, state: .running)
    metrics.moving = .seconds(580)
    var moment = Moment(at: .seconds(580), metrics: metrics, plan: RunPlan())
    moment.facts.splits = [300.0, 280].enumerated().map { place, seconds in
      Split(
        number: place + 1,
        distance: .kilometers(1),
        moving: .seconds(seconds),
        elapsed: .seconds(seconds)
      )
    }
    moment.episode = .bonk
    let line = Line(
      source: .script("split"),
      rank: .statistics,
      topic: .kilometer,
      text: "Two done.",
      dueAt: .seconds(580)
    )
    #expect(planner.next(at: moment, adding: [line]).line?.text == "Two done.")
    moment.episode = nil
    moment.facts.isSplitBeforeHeld = true
    #expect(ClaimJudge(moment).truth(of: .faster) == .unknown)
    moment.facts.isSplitBeforeHeld = false
    #expect(ClaimJudge(moment).truth(of: .faster) == .yes)
  }

  @Test func `teaches nobody in the last minute, nor praises a slope`() {
    var moment = Moment(
      at: .seconds(2970),
      metrics: LiveMetrics(
        moving: .seconds(2970),
        distance: .meters(9900),
        averagePace: .secondsPerKilometer(300),
        state: .running
      ),
      plan: RunPlan(goal: .distance(.kilometers(10)))
    )
    #expect(decision(on: .technique, at: moment) == .dropped(.noLongerTrue))
    #expect(decision(on: .lastStretch, at: moment) == .said)
    moment.metrics.distance = .meters(8000)
    #expect(decision(on: .technique, at: moment) == .said)
    moment.facts.gradient = -0.04
    #expect(decision(on: .strongLate, at: moment) == .dropped(.noLongerTrue))
    moment.facts.gradient = 0
    #expect(decision(on: .strongLate, at: moment) == .said)
    moment.facts.usualPace = .secondsPerKilometer(300)
    moment.threeMinutePace = .secondsPerKilometer(350)
    #expect(decision(on: .encouragement, at: moment) == .dropped(.episode(.fade)))
    #expect(decision(on: .behind, at: moment) == .said)
  }

  @Test func `holds back nobody who starts a race slower than planned`() {
    var moment = Moment(
      at: .seconds(85),
      metrics: LiveMetrics(moving: .seconds(85), distance: .meters(250), state: .running),
      plan: RunPlan(
        mode: .race,
        goal: .distance(.kilometers(10)),
        targetPace: .secondsPerKilometer(300)
      )
    )
    #expect(moment.lead == -10)
    #expect(decision(on: .raceStart, at: moment) == .dropped(.noLongerTrue))
    moment.metrics.distance = .meters(300)
    #expect(decision(on: .raceStart, at: moment) == .said)
  }

  private func decision(on topic: Topic, at moment: Moment) -> Decision? {
    var planner = LinePlanner(script: Script(id: "s"))
    let line = Line(
      source: .script("p"),
      rank: .coach,
      topic: topic,
      text: "Words.",
      dueAt: moment.at
    )
    return planner.next(at: moment, adding: [line]).rows.last?.decision
  }

  @Test func `keeps a tip for somebody who has just halted until the next step`() {
    var moments = MomentBuilder(plan: RunPlan())
    var planner = LinePlanner(script: Script(id: "s"))
    var metrics = LiveMetrics(distanceSource: .device, state: .running)
    var heard: [Int] = []
    for second in 1...80 {
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      if !(60..<68).contains(second) { metrics.distance = metrics.distance + .meters(3) }
      let moment = moments.moment(of: metrics, at: .seconds(second))
      let tip = Line(
        source: .script("p"),
        rank: .coach,
        topic: .shortSteps,
        text: "Shorter steps.",
        dueAt: moment.at
      )
      let due = second == 65 ? [tip] : []
      if planner.next(at: moment, adding: due).line != nil { heard.append(second) }
    }
    #expect(heard.count == 1 && (68...71).contains(heard[0]), "\(heard)")
  }

  /// What is heard at the end of each split that took so many seconds.
  private func words(afterSplits seconds: [Double], _ phrases: [Phrase]) -> [String] {
    var planner = LinePlanner(
      script: Script(id: "s"),
      phrasebook: Phrasebook([.kilometer: phrases])
    )
    var moments = MomentBuilder(plan: RunPlan())
    var metrics = LiveMetrics(distanceSource: .device, state: .running)
    var heard: [String] = []
    for (index, time) in seconds.enumerated() {
      metrics.elapsed += .seconds(time)
      metrics.moving += .seconds(time)
      metrics.distance = .kilometers(Double(index + 1))
      metrics.lastSplit = Split(
        number: index + 1,
        distance: .kilometers(1),
        moving: .seconds(time),
        elapsed: .seconds(time)
      )
      let moment = moments.moment(of: metrics, at: metrics.elapsed)
      let line = Line(
        source: .script("split-\(index)"),
        rank: .statistics,
        topic: .kilometer,
        text: phrases[0].text,
        dueAt: moment.at
      )
      guard let said = planner.next(at: moment, adding: [line]).line else { continue }
      heard.append(said.text)
      _ = planner.ended(said.source, .finished, at: moment.at)
    }
    return heard
  }
}

/// Somebody who runs at 3 m/s with a coach that has a few words.
private struct CoachedOuting {
  var altitude: (Double) -> Double? = { _ in nil }
  var heartRate: Double?
  private let book: Phrasebook
  private var messages: [ScriptMessage] = []

  init(book: [Topic: [Phrase]]) { self.book = Phrasebook(book) }

  mutating func message(
    _ id: String,
    at second: Int,
    topic: Topic? = nil,
    text: String = "",
    claims: [Claim] = []
  ) {
    messages.append(
      ScriptMessage(
        id: id,
        trigger: .atTime(.seconds(second)),
        text: text,
        topic: topic,
        claims: claims
      )
    )
  }

  func rows(for seconds: Int) -> [LedgerRow] {
    var companion = Companion(
      Companion.Setup(
        script: Script(id: "s", messages: messages),
        phrasebook: book,
        runner: Runner(maxHeartRate: .beatsPerMinute(190))
      )
    )
    var rows: [LedgerRow] = []
    for second in 1...seconds {
      let meters = Double(second) * 3
      let metrics = LiveMetrics(
        elapsed: .seconds(second),
        moving: .seconds(second),
        distance: .meters(meters),
        distanceSource: .device,
        heartRate: heartRate.map { .beatsPerMinute($0) },
        state: .running,
        heartRateSignal: heartRate == nil ? .absent : .good,
        altitude: altitude(meters)
      )
      for effect in companion.handle(.metrics(metrics), at: .seconds(second)) {
        if case .ledger(let row) = effect { rows.append(row) }
      }
    }
    return rows
  }

  func heard(for seconds: Int) -> [String] {
    rows(for: seconds).filter { $0.decision == .said }.map(\.line.text)
  }
}
