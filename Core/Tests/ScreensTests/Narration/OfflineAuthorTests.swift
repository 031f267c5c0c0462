import Coaching
import Screens
import Testing
import Training

struct OfflineAuthorTests {
  @Test(arguments: Personality.allCases)
  func `has each phrase once, and neutral words for every message`(personality: Personality) {
    for seed in 0..<200 as Range<UInt64> {
      let plan = RunPlan(
        mode: .race,
        goal: .distance(.meters(42_195)),
        targetPace: .secondsPerKilometer([210, 300, 450][Int(seed % 3)])
      )
      let narration = OfflineAuthor(
        plan: plan,
        personality: personality,
        allowsSwearing: seed % 2 == 0,
        seed: seed
      ).write()
      let texts = allTexts(of: narration)
      #expect(Set(texts).count == texts.count)
      #expect(
        narration.script.messages.allSatisfy { message in
          guard let topic = message.topic else { return false }
          return narration.phrasebook.phrases(on: topic).contains { phrase in
            phrase.text == message.text && phrase.isNeutral
          }
        }
      )
    }
  }

  @Test(arguments: Personality.allCases)
  func `writes the same script for the same seed`(personality: Personality) {
    for plan in plans() where plan.units == .metric && plan.mode == .training {
      let author = OfflineAuthor(plan: plan, personality: personality, seed: 11)
      #expect(author.write() == author.write())
    }
  }

  @Test func `writes another script for another seed`() {
    let plan = RunPlan(mode: .training, goal: .distance(.kilometers(10)))
    var ids: Set<String> = []
    var scripts: Set<[String]> = []
    for seed in 0..<100 as Range<UInt64> {
      let script = OfflineAuthor(plan: plan, personality: .bestFriend, seed: seed).write().script
      ids.insert(script.id)
      scripts.insert(script.messages.map(\.text))
    }
    #expect(ids.count == 100)
    #expect(scripts.count == 100)
  }

  @Test func `names a script by all that it was written from`() {
    let plan = RunPlan(mode: .race, goal: .distance(.kilometers(10)))
    var other = plan
    other.units = .imperial
    var timed = plan
    timed.goal = .time(.seconds(10_000))
    let author = OfflineAuthor(plan: plan, personality: .roastCoach, seed: 1)
    let authors = [
      author,
      OfflineAuthor(plan: other, personality: .roastCoach, seed: 1),
      OfflineAuthor(plan: timed, personality: .roastCoach, seed: 1),
      OfflineAuthor(plan: plan, personality: .bestFriend, seed: 1),
      OfflineAuthor(plan: plan, personality: .roastCoach, allowsSwearing: true, seed: 1),
      OfflineAuthor(plan: plan, personality: .roastCoach, seed: 2),
      OfflineAuthor(
        plan: plan,
        personality: .roastCoach,
        seed: 1,
        expectedPace: .secondsPerKilometer(300)
      ),
    ]
    #expect(Set(authors.map { $0.write().script.id }).count == authors.count)
    #expect(author.write().script.id == "offline-7a5e5832925e0652")
  }

  @Test func `reminds of eating in one place only`() {
    let long = RunPlan(mode: .training, goal: .distance(.meters(42_195)))
    let author = OfflineAuthor(plan: long, personality: .bestFriend, seed: 1)
    let narration = author.write()
    #expect(narration.script.messages.contains { $0.declaredRank == .fuel })
    #expect(narration.phrasebook.lines(for: .fuelWindow) == [])
    #expect(author.reactions.lines(for: .fuelWindow).count >= 6)

    let free = OfflineAuthor(plan: RunPlan(), personality: .bestFriend, seed: 1).write()
    #expect(!free.script.messages.contains { $0.declaredRank == .fuel })
    #expect(free.phrasebook.lines(for: .fuelWindow).count >= 6)
  }

  @Test func `tells nobody to chat in a race`() {
    let plan = RunPlan(mode: .race, goal: .distance(.meters(21_097.5)))
    let messages = OfflineAuthor(plan: plan, personality: .bestFriend, seed: 1).write().script
      .messages
    #expect(!messages.contains { $0.id.hasPrefix("settle") })
    #expect(messages.filter { $0.id.hasPrefix("race-start") }.count == 3)
  }

  @Test func `asks nobody to slow down by zones that are assumed`() {
    let plan = RunPlan(mode: .training, goal: .distance(.kilometers(10)))
    let stranger = OfflineAuthor(plan: plan, personality: .dataAnalyst, seed: 1)
    let known = OfflineAuthor(
      plan: plan,
      personality: .dataAnalyst,
      seed: 1,
      runner: Runner(age: 30)
    )
    #expect(!stranger.write().script.messages.contains { $0.id.hasPrefix("high-effort") })
    #expect(known.write().script.messages.contains { $0.id.hasPrefix("high-effort") })
  }

  @Test func `swears only when allowed`() {
    let plan = RunPlan(mode: .race, goal: .distance(.meters(42_195)))
    let clean = Set(Topic.allCases.flatMap { Personality.roastCoach.lines(on: $0) })
    var swore = false
    for seed in 0..<50 as Range<UInt64> {
      let polite = OfflineAuthor(plan: plan, personality: .roastCoach, seed: seed).write()
      #expect(allTexts(of: polite).allSatisfy { clean.contains($0) })
      let rude = OfflineAuthor(
        plan: plan,
        personality: .roastCoach,
        allowsSwearing: true,
        seed: seed
      )
      swore = swore || allTexts(of: rude.write()).contains { !clean.contains($0) }
    }
    #expect(swore)
  }

  @Test(arguments: Personality.allCases)
  func `writes sound messages for every plan`(personality: Personality) {
    for plan in plans() {
      let narration = OfflineAuthor(plan: plan, personality: personality, seed: 3).write()
      let messages = narration.script.messages
      #expect(Set(messages.map(\.id)).count == messages.count)
      #expect(messages.allSatisfy { $0.expiresAfterSeconds != nil && $0.declaredRank != nil })
      #expect(messages.allSatisfy { $0.playOnce && !$0.text.isEmpty })
      #expect(messages.allSatisfy { ($0.priority >= 90) == ($0.declaredRank == .race) })
      #expect(plan.mode == .race || messages.allSatisfy { $0.priority < 90 })
      let never = unknown(in: plan)
      #expect(
        allTexts(of: narration).allSatisfy { text in
          Placeholder.mentioned(in: text).allSatisfy { !never.contains($0) }
        }
      )
      let keys = Set(messages.compactMap(\.branchKey))
      let isPaced = plan.targetPace != nil && plan.goal != nil && plan.mode != .free
      #expect(narration.script.branchPolicy == (isPaced ? .branched : .linear))
      #expect(isPaced || keys.isEmpty)
    }
  }

  @Test func `talks through ten kilometres at a pleasant rate`() {
    let plan = RunPlan(
      mode: .training,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    )
    let script = OfflineAuthor(plan: plan, personality: .dataAnalyst, seed: 5).write().script
    #expect(
      timeline(script) == """
        opening-1: 3 s
        settle-1: 70 s
        settle-2: 150 s
        early-hour-1: time_of_day_hour >= 4 \
        AND time_of_day_hour < 7 AND duration > 210 AND duration < 600
        late-hour-1: (time_of_day_hour >= 21 OR time_of_day_hour < 4) \
        AND duration > 210 AND duration < 600
        split-1: 1000 m
        short-steps-1: cadence > 120 AND cadence < 158 AND current_pace < 480 \
        AND pace_3min_ratio > 0.9 AND distance > 1500 AND distance <= 4500
        settle-3: 1590 m
        split-2: 2000 m
        technique-1: 2600 m
        split-3: 3000 m
        surge-1: pace_3min_ratio > 1.07 AND distance > 3000 AND distance <= 6500
        ahead-1: 3420 m
        on-pace-1: 3420 m
        behind-1: 3420 m
        split-4: 4000 m
        technique-2: 4460 m
        split-5: 5000 m
        short-steps-2: cadence > 120 AND cadence < 158 AND current_pace < 480 \
        AND pace_3min_ratio > 0.9 AND distance > 5000 AND distance <= 8500
        halfway-1: 5100 m
        ahead-2: 5430 m
        on-pace-2: 5430 m
        behind-2: 5430 m
        split-6: 6000 m
        final-third-1: 6666 m
        split-7: 7000 m
        strong-late-1: pace_3min_ratio > 1.03 AND distance > 7500 AND distance <= 9500
        ahead-3: 7570 m
        on-pace-3: 7570 m
        behind-3: 7570 m
        split-8: 8000 m
        encouragement-1: 8580 m
        split-9: 9000 m
        near-finish-1: 500 m left
        last-stretch-1: 200 m left
        """
    )
  }

  private func plans() -> [RunPlan] {
    var plans: [RunPlan] = []
    let goals: [RunPlan.Goal?] = [
      nil, .distance(.meters(400)), .distance(.meters(1609.344)), .distance(.kilometers(3)),
      .distance(.kilometers(5)), .distance(.kilometers(10)), .distance(.meters(21_097.5)),
      .distance(.meters(42_195)), .distance(.kilometers(100)), .distance(.kilometers(900)),
      .distance(.meters(0)), .time(.seconds(60)), .time(.seconds(1200)), .time(.seconds(3600)),
      .time(.seconds(14_400)), .time(.seconds(86_400 * 9)),
    ]
    for goal in goals {
      for mode in RunPlan.Mode.allCases {
        for units in UnitSystem.allCases {
          for pace in [nil, Pace.secondsPerKilometer(300)] {
            plans.append(RunPlan(mode: mode, goal: goal, targetPace: pace, units: units))
          }
        }
      }
    }
    return plans
  }

  private func allTexts(of narration: Narration) -> [String] {
    Topic.allCases.flatMap { narration.phrasebook.phrases(on: $0).map(\.text) }
  }

  private func unknown(in plan: RunPlan) -> Set<Placeholder> {
    var unknown: Set<Placeholder> = []
    if plan.targetPace == nil { unknown.formUnion([.targetPace, .gap]) }
    if plan.goal == nil { unknown.formUnion([.remaining, .projection]) }
    return unknown
  }

  private func timeline(_ script: Script) -> String {
    script.messages.map { message in
      let when =
        switch message.trigger {
        case .atDistance(let distance): "\(Int(distance.meters)) m"
        case .everyDistance(let distance): "every \(Int(distance.meters)) m"
        case .atTime(let time): "\(time.components.seconds) s"
        case .halfway: "halfway"
        case .nearFinish(let left): "\(Int(left.meters)) m left"
        case .condition(let condition, _, _): condition.source
        case .fatigueZone(let condition): "fatigue: " + condition.source
        }
      return message.id + ": " + when
    }.joined(separator: "\n")
  }
}
