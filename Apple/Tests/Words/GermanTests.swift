@_spi(Fake) import AVFAudio
import Coaching
import Exchange
import Foundation
import Screens
import Sessions
import Testing
import Training
@_spi(Fake) import WatchConnectivity

@MainActor struct GermanTests {
  @Test func `shows and speaks German where the system does, on both devices`() async throws {
    let world = try World(system: .german)
    await world.settle()
    #expect(world.watch.text.contains("Warte auf das Handy") || world.watch.text.contains("Handy"))
    #expect(world.watch.tap("Start"))
    await world.pass(345)
    #expect(world.phone.text.contains("Deine Uhr zeichnet diesen Lauf auf"))
    #expect(world.watch.text.contains("label \"Distanz\"") && world.watch.text.contains("1,09 km"))
    #expect(Set(world.voice.languages) == ["de-DE"])
    let line = try #require(world.phone.model?.run.lines.first)
    #expect(world.phone.text.contains(line.words))
    #expect(world.phone.model?.run.session?.setup.speech == "de")
    #expect(world.watch.model?.run.session?.setup.language == "de")
    #expect(world.phone.type("wie weit noch", into: "Frag: wie weit, meine Pace …"))
  }

  @Test(arguments: Personality.allCases)
  func `says other words in German than in English`(coach: Personality) async throws {
    var said: [Set<String>] = []
    for language in Language.allCases {
      let world = try World(system: language)
      world.watch.kill()
      world.phone.model?.settings.coach = coach
      await world.settle()
      await world.phone.model?.start()
      world.phone.model?.tell(.start)
      await world.pass(300)
      #expect(world.voice.said.count >= 2)
      said.append(Set(world.voice.said))
    }
    #expect(said[0].isDisjoint(with: said[1]))
  }

  @Test func `changes the language in the settings, and on the watch when it is near`() async throws
  {
    let world = try World()
    await world.settle()
    world.watch.wire.isCut = true
    #expect(world.phone.tap("Deutsch"))
    #expect(world.phone.text.contains("title \"Einstellungen\""))
    #expect(world.phone.text.contains("Option \"Deutsch\", chosen"))
    #expect(world.watch.text.contains("Outdoors"))
    world.watch.wire.isCut = false
    await world.settle()
    #expect(!world.watch.text.contains("Outdoors"))
    #expect(world.watch.text.contains("Draußen"))
    world.phone.kill()
    world.watch.kill()
    try world.beginPhone()
    try world.beginWatch()
    await world.settle()
    #expect(world.phone.text.contains("title \"Einstellungen\""))
    #expect(world.watch.text.contains("Draußen"))
    #expect(world.phone.tap("Wie im System"))
    await world.settle()
    #expect(
      world.phone.text.contains("title \"Settings\"") && world.watch.text.contains("Outdoors")
    )
  }

  @Test func `leads a workout in German`() async throws {
    let world = try World(system: .german)
    await world.settle()
    let workout = try #require(World.shelf.entries.first)
    #expect(world.phone.tap(workout.title))
    await world.settle()
    #expect(world.phone.model?.gym.language == .german)
    await world.pass(20)
    #expect(world.voice.languages.allSatisfy { $0 == "de-DE" })
    #expect(world.phone.text.contains("Button \"Überspringen\""))
  }

  @Test func `has German for every word that the system reads when the app is built`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func german(_ file: String) throws -> Set<String> {
      let table = try JSONSerialization.jsonObject(
        with: Data(contentsOf: root.appendingPathComponent("Shared/\(file).xcstrings"))
      )
      let strings = (table as? [String: Any])?["strings"] as? [String: Any] ?? [:]
      let translated = strings.filter { _, entry in
        let languages = (entry as? [String: Any])?["localizations"] as? [String: Any]
        return languages?["de"] != nil
      }
      return Set(translated.keys)
    }
    var (titles, phrases): (Set<String>, Set<String>) = ([], [])
    for file in try Project.sources(root, ["Shared/Intents"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      titles.formUnion(
        text.matches(
          of: /(?:Resource = |title: |shortTitle: |Representation = |\.[a-z]+: )"([^"]+)"/
        )
        .map { String($0.1) }
      )
      phrases.formUnion(
        text.matches(of: /"([^"]+\\\(\.applicationName\))"/)
          .map { $0.1.replacingOccurrences(of: "\\(.applicationName)", with: "${applicationName}") }
      )
    }
    #expect(titles.count >= 14 && phrases.count == 5)
    #expect(try german("Localizable") == titles)
    #expect(try german("AppShortcuts") == phrases)
  }
}
