@testable import Coaching
import Testing
import Training

/// A coach that is not silent for too long, and does not nag.
struct CompanyTests {
  private static let chat: [Topic: [Phrase]] = [
    .encouragement: (1...20).map { Phrase("kind \($0)") },
    .banter: (1...20).map { Phrase("story \($0)") },
    .technique: [Phrase("jaw", advice: [.jaw]), Phrase("jaw, hands", advice: [.jaw, .hands])]
      + (1...9).map { Phrase("tip \($0)") },
    .clock: (1...20).map { Phrase("clock \($0)") },
  ]

  @Test func `finds a word before five minutes of silence on a run with a goal`() {
    let goal = RunPlan.Goal.distance(.kilometers(20))
    let heard = outing(.normal, goal: goal).heard(for: 3600)
    #expect(longestSilence(heard, until: 3600) <= 300)
    #expect(heard.count <= 14)
  }

  @Test func `gives an easy run eight minutes of peace, and company to who wants more`() {
    let easy = outing(.normal).heard(for: 3600)
    #expect(longestSilence(easy, until: 3600) <= 480)
    #expect(easy.count <= 8)
    #expect(longestSilence(outing(.more).heard(for: 3600), until: 3600) <= 180)
    #expect(outing(.less).heard(for: 3600).isEmpty)
  }

  @Test func `talks of nothing that the runner does not want to hear of`() {
    let words = outing(.more, without: [.splits, .technique, .stories]).heard(for: 3600)
    #expect(words.count > 15)
    #expect(words.allSatisfy { $0.text.hasPrefix("kind") })
  }

  @Test func `does not talk into a split that is due in a moment`() {
    var run = outing(.normal, goal: .distance(.kilometers(20)))
    run.messages = [ScriptMessage(id: "split", trigger: .atTime(.seconds(270)), text: "split")]
    #expect(run.heard(for: 320) == [Heard(at: 270, text: "split")])
  }

  @Test func `says nothing by itself to somebody who stands, nor before there were such manners`() {
    var run = outing(.more)
    run.standsFrom = 100
    #expect(run.heard(for: 1200).filter { $0.text.hasPrefix("kind") }.isEmpty)
    run = outing(.more)
    run.manners = Manners()
    #expect(run.heard(for: 3600).isEmpty)
  }

  @Test func `gives no advice twice within a quarter of an hour`() {
    var run = outing(.less)
    run.book = [.technique: Self.chat[.technique].map { Array($0.prefix(2)) } ?? []]
    run.messages = [100, 400, 1100].map { second in
      ScriptMessage(
        id: "tip-\(second)",
        trigger: .atTime(.seconds(second)),
        text: "",
        topic: .technique
      )
    }
    #expect(run.heard(for: 1200).map(\.text) == ["jaw", "jaw, hands"])
    #expect(run.heard(for: 1200).map(\.at) == [100, 1100])
    run.manners = Manners()
    #expect(run.heard(for: 1200).map(\.at) == [100, 400])
  }

  @Test func `says what has to be said, though it was said a moment ago`() {
    var run = outing(.less)
    run.book = [.fuel: [Phrase("eat, hands free", advice: [.hands])]]
    run.messages = [100, 400].map { second in
      ScriptMessage(id: "eat-\(second)", trigger: .atTime(.seconds(second)), text: "", topic: .fuel)
    }
    #expect(run.heard(for: 500).map(\.at) == [100, 400])
  }

  @Test func `tells somebody who fades where they are, and no stories`() {
    let heard = topics(in: .fade, Self.chat)
    #expect(heard.count > 3)
    #expect(heard.allSatisfy { $0 == .clock })
  }

  @Test func `asks somebody out of fuel how they are, and nobody whose heart races`() {
    var book = Self.chat
    book[.rule(.checkIn)] = (1...9).map { Phrase("how \($0)") }
    let heard = topics(in: .bonk, book)
    #expect(heard.count > 3)
    #expect(heard.allSatisfy { $0 == .rule(.checkIn) })
    #expect(topics(in: .heartRateHigh, book).isEmpty)
    #expect(topics(in: .stopped, book).isEmpty)
  }

  /// What a talkative coach finds to say in twenty minutes of an episode.
  private func topics(in episode: Episode, _ book: [Topic: [Phrase]]) -> [Topic?] {
    var company = Company(Manners(.more, hasGoal: true))
    let planner = LinePlanner(script: Script(id: "s"), phrasebook: Phrasebook(book))
    var moment = Moment(at: .zero, metrics: LiveMetrics(state: .running), plan: RunPlan())
    moment.episode = episode
    return (1...1200).compactMap { second in
      moment.at = .seconds(second)
      guard let line = company.line(at: moment, from: planner) else { return nil }
      company.note(at: moment.at)
      return line.topic
    }
  }

  // MARK: The outing

  private struct Heard: Equatable {
    var at: Int
    var text: String
  }

  private struct Outing {
    var book: [Topic: [Phrase]]
    var messages: [ScriptMessage] = []
    var plan: RunPlan
    var manners: Manners
    var standsFrom: Int?

    func heard(for seconds: Int) -> [Heard] {
      var companion = Companion(
        Companion.Setup(
          script: Script(id: "s", messages: messages),
          phrasebook: Phrasebook(book),
          plan: plan,
          manners: manners
        )
      )
      var heard: [Heard] = []
      for second in 1...seconds {
        let moved = min(second, standsFrom ?? second)
        let metrics = LiveMetrics(
          elapsed: .seconds(second),
          moving: .seconds(moved),
          distance: .meters(Double(moved) * 3),
          distanceSource: .device,
          state: .running
        )
        for effect in companion.handle(.metrics(metrics), at: .seconds(second)) {
          guard case .ledger(let row) = effect, row.decision == .said else { continue }
          heard.append(Heard(at: second, text: row.line.text))
        }
      }
      return heard
    }
  }

  private func outing(
    _ talk: TalkLevel,
    goal: RunPlan.Goal? = nil,
    without: Set<TalkTopic> = []
  ) -> Outing {
    Outing(
      book: Self.chat,
      plan: RunPlan(mode: .training, goal: goal),
      manners: Manners(talk, hasGoal: goal != nil, without: without)
    )
  }

  private func longestSilence(_ heard: [Heard], until end: Int) -> Int {
    let moments = [0] + heard.map(\.at) + [end]
    return zip(moments, moments.dropFirst()).map { $1 - $0 }.max() ?? 0
  }
}
