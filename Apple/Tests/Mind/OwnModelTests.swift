@_spi(Fake) import AVFAudio
import Coaching
import Foundation
@_spi(Fake) import FoundationModels
import Screens
import Testing
import Training

@MainActor struct OwnModelTests {
  private nonisolated static let words = "Keep your shoulders loose and look ahead."
  private nonisolated static let answer = #"{"reply":"Keep your shoulders loose and look ahead."}"#

  @Test func `answers by the phone's own model, and tells it what is shared and nothing else`()
    async throws
  {
    let heard = Heard()
    let fake = model(.available) { await heard.answer($0, $1, Self.answer) }
    try await SystemLanguageModel.$fake.withValue(fake) {
      let world = try await home()
      let mind = try #require(world.phone.model?.mind)
      #expect(world.phone.tap("Let this phone’s own model answer me"))
      #expect(world.phone.text.contains("you do not share what it needs"))
      #expect(world.phone.tap("What you say and write"))
      #expect(world.phone.tap("The run that you ask about"))
      #expect(mind.switches == PrivacySwitches(sharing: [.words, .thisRun]))
      #expect(world.phone.tap("What you say and write"))
      #expect(world.phone.tap("The run that you ask about"))
      // Nothing is shared, so nothing is asked.
      await start(world)
      await ask("is my form any good", world)
      #expect(await heard.prompts == [])
      mind.share(.words, true)
      await ask("does my form look fine", world)
      let first = try #require(await heard.prompts.first)
      #expect(first.contains("does my form look fine") && !first.contains("Distance so far"))
      #expect(first.contains("JSON Schema"))
      #expect(world.voice.said.contains(Self.words))
      #expect(world.phone.model?.run.lines.contains { $0.words == Self.words } == true)
      mind.share(.thisRun, true)
      await ask("any tip for this hill", world)
      #expect(await heard.prompts.last?.contains("Distance so far") == true)
      // A command is answered by figures, and by nobody's guess.
      let count = await heard.prompts.count
      await ask("how far", world)
      #expect(await heard.prompts.count == count)
    }
  }

  @Test func `tells the model what is remembered of the runner, where that is shared`() async throws
  {
    let heard = Heard()
    let fake = model(.available) { await heard.answer($0, $1, Self.answer) }
    try await SystemLanguageModel.$fake.withValue(fake) {
      let world = try await home()
      await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
      share(world)
      await world.phone.model?.readPlans()
      await start(world)
      await ask("is my form any good", world)
      #expect(await heard.prompts.last?.contains("sore after hills") == false)
      world.phone.model?.mind.share(.memory, true)
      await world.phone.model?.readPlans()
      await ask("does my form look fine", world)
      #expect(await heard.prompts.last?.contains("sore after hills") == true)
    }
  }

  @Test(arguments: [
    (SystemLanguageModel.Availability.UnavailableReason.deviceNotEligible, "has no language model"),
    (.appleIntelligenceNotEnabled, "Turn on Apple Intelligence in Settings."),
    (.modelNotReady, "still downloading"),
  ])
  func `asks no model that is not there, says why, and has the coach answer`(
    reason: SystemLanguageModel.Availability.UnavailableReason,
    words: String
  ) async throws {
    let heard = Heard()
    let fake = model(.unavailable(reason)) { await heard.answer($0, $1, Self.answer) }
    try await SystemLanguageModel.$fake.withValue(fake) {
      let world = try await home()
      #expect(world.phone.text.contains(words))
      share(world)
      await start(world)
      await expectOwnLine(world)
      #expect(await heard.prompts == [])
    }
  }

  @Test(arguments: ["refused", "guarded", "too long", "failed", "twice no answer", "never"])
  func `says the coach's own line where the model has none`(what: String) async throws {
    let context = LanguageModelSession.GenerationError.Context(debugDescription: "")
    let fake = model(.available) { _, _ in
      switch what {
      case "refused": throw LanguageModelSession.GenerationError.refusal(.init(), context)
      case "guarded": throw LanguageModelSession.GenerationError.guardrailViolation(context)
      case "too long": throw LanguageModelSession.GenerationError.exceededContextWindowSize(context)
      case "failed": throw CocoaError(.fileNoSuchFile)
      case "twice no answer": return "I want to stop, my legs hurt."
      default:
        // It thinks until nobody waits any longer, and answers then.
        let (silence, speaker) = AsyncStream.makeStream(of: Void.self)
        for await _ in silence {}
        speaker.finish()
        return Self.answer
      }
    }
    try await SystemLanguageModel.$fake.withValue(fake) {
      let world = try await home()
      share(world)
      await start(world)
      await expectOwnLine(world)
      let problems = try #require(world.phone.model?.mind.problems)
      #expect(!problems.isEmpty)
    }
  }

  @Test func `asks no model for a coach who speaks German, whose answers nobody checks`()
    async throws
  {
    let heard = Heard()
    let fake = model(.available) { await heard.answer($0, $1, Self.answer) }
    try await SystemLanguageModel.$fake.withValue(fake) {
      let world = try World(system: .german)
      world.watch.kill()
      await world.settle()
      share(world)
      await world.phone.model?.start()
      world.phone.model?.tell(.start)
      await world.pass(60)
      world.phone.model?.talk.type("ist meine Haltung gut")
      await world.pass(12)
      #expect(await heard.prompts == [])
    }
  }

  private typealias Answer = @Sendable (String, String) async throws -> String

  private func model(
    _ availability: SystemLanguageModel.Availability,
    _ answer: @escaping Answer
  ) -> (availability: SystemLanguageModel.Availability, answer: Answer) { (availability, answer) }

  /// What a model was asked.
  private actor Heard {
    private(set) var prompts: [String] = []

    func answer(_ instructions: String, _ prompt: String, _ answer: String) -> String {
      prompts.append(instructions + "\n" + prompt)
      return answer
    }
  }

  private func share(_ world: World) {
    let mind = world.phone.model?.mind
    mind?.use(true)
    mind?.share(.words, true)
    mind?.share(.thisRun, true)
  }

  private func ask(_ words: String, _ world: World) async {
    world.phone.model?.talk.type(words)
    await world.pass(12)
  }

  private func expectOwnLine(_ world: World) async {
    let before = world.voice.said.count
    await ask("is my form any good", world)
    #expect(world.voice.said.count > before)
    #expect(!world.voice.said.contains(Self.words))
  }

  /// A world in which the phone is alone.
  private func home() async throws -> World {
    let world = try World()
    world.watch.kill()
    await world.settle()
    return world
  }

  /// The phone tracks a run for a minute.
  private func start(_ world: World) async {
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(60)
  }
}
