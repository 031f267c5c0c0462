@_spi(Fake) import AVFAudio
import Coaching
import Exchange
import Foundation
import Screens
import Testing
import Training
@_spi(Fake) import WatchConnectivity

@MainActor struct PackTests {
  @Test(arguments: Language.allCases)
  func `says every line of a race from files, and asks no synthesizer`(language: Language)
    async throws
  {
    let world = try await racing(language)
    await world.phone.model?.makePack()
    let pack = try #require(world.phone.model?.pack)
    #expect(pack.missing == 0 && pack.problem == nil)
    let wanted = try #require(pack.wanted)
    #expect(wanted > 300)
    #expect(world.phone.text.contains("\(wanted)"))
    #expect(await world.home.requests.filter { $0 == "POST /api/v1/speech" }.count == wanted)
    #expect(world.watch.tap("Start"))
    await world.pass(1000)
    let lines = try #require(world.phone.model?.run.lines)
    #expect(lines.count >= 6)
    #expect(world.voice.said == [])
    #expect(world.files.played.count > lines.count)
    // What was asked of the server is what is in the file.
    let first = try #require(world.files.played.first)
    let sound = String(decoding: try Data(contentsOf: first), as: UTF8.self)
    #expect(sound.contains("\"language\":\"\(language.rawValue)\""))
  }

  @Test func `says with its own voice what the pack lacks, or where a file is gone`() async throws {
    let world = try await racing(.english)
    await world.phone.model?.makePack()
    world.phone.kill()
    for name in try FileManager.default.contentsOfDirectory(
      atPath: world.phone.disk.appending(path: "pack").path
    ) where name.hasSuffix(".m4a") {
      try FileManager.default.removeItem(at: world.phone.disk.appending(path: "pack/\(name)"))
    }
    try world.beginPhone()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    #expect(!world.voice.said.isEmpty && world.files.played.isEmpty)
  }

  @Test func `makes only what is missing, and says what it needs`() async throws {
    let world = try await racing(.english)
    await world.phone.model?.makePack()
    let first = await world.home.requests.count
    await world.phone.model?.makePack()
    #expect(await world.home.requests.count == first)
    let alone = try World()
    alone.phone.model?.settings.mode = .race
    alone.phone.model?.settings.form.goal = .distance
    alone.phone.model?.settings.form.distance = "3"
    await alone.settle()
    await alone.phone.model?.makePack()
    #expect(alone.phone.text.contains("Pair this phone with your server"))
    #expect(alone.phone.text.contains("sounds are still missing"))
  }

  @Test func `falls silent in the middle of a file when it is muted`() async throws {
    let world = try await racing(.english)
    await world.phone.model?.makePack()
    world.speaksFast = false
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    #expect(world.files.scheduled > 0)
    #expect(world.phone.tap("Mute"))
    #expect(world.files.scheduled == 0)
  }

  @Test func `sounds a tone for each kilometer on the wrist, while the coach stays on the phone`()
    async throws
  {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("A tone every kilometer or mile"))
    #expect(world.watch.tap("Start"))
    await world.pass(300)
    let before = world.wristFiles.scheduled
    await world.pass(40)
    #expect(world.wristFiles.scheduled == before + 1)
    let heard = world.wristFiles.pull() ?? []
    #expect(heard == Earcon.mark.samples(rate: 48_000))
    #expect(world.voice.said.count >= 2)
  }

  /// A world whose phone is paired and has a race of three kilometers planned.
  private func racing(_ language: Language) async throws -> World {
    let world = try World(system: language)
    let settings = try #require(world.phone.model?.settings)
    (settings.mode, settings.form.goal, settings.form.distance) = (.race, .distance, "3")
    await world.settle()
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    return world
  }
}
