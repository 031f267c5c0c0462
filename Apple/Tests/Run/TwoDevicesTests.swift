@_spi(Fake) import AVFAudio
import Coaching
import Doorway
import Exchange
import Formats
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training
@_spi(Fake) import WatchConnectivity
@_spi(Fake) import WatchKit

@MainActor struct TwoDevicesTests {
  @Test func `coaches on the phone what the watch tracks`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(345)
    #expect(world.phone.text.contains("Your watch tracks this run"))
    #expect(world.phone.model?.run.screen?.distance == world.watch.model?.run.screen?.distance)
    #expect(world.phone.model?.run.screen?.splits.count == 1)
    #expect(world.voice.said.count >= 2)
    #expect(world.phone.tap("Pause"))
    await world.pass(2)
    #expect(world.watch.model?.run.phase == .paused)
    #expect(world.phone.text.contains("Button \"Resume\""))
    #expect(world.watchHealth.saved.isEmpty && world.phoneHealth.active == nil)
  }

  @Test func `says that the watch is gone, and forgets it when it is back`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    world.watch.wire.isCut = true
    await world.pass(13)
    #expect(world.phone.text.contains("Watch disconnected. The run goes on."))
    #expect(world.watch.text.contains("not synced"))
    world.watch.wire.isCut = false
    await world.pass(30)
    #expect(!world.phone.text.contains("Watch disconnected"))
    #expect(!world.watch.text.contains("not synced"))
  }

  @Test func `loses nothing and says nothing twice, whatever is cut or killed`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    let id = try #require(world.watch.model?.run.id)
    world.watch.wire.isCut = true
    await world.pass(45)
    world.phone.kill()
    await world.pass(20)
    world.watch.wire.isCut = false
    await world.pass(15)
    try world.beginPhone()
    await world.pass(60)
    world.watch.kill()
    await world.pass(10)
    try world.beginWatch()
    await world.pass(130)
    #expect(world.watch.tap("Pause") && world.watch.tap("End"))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(60)
    let own = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    let received = try world.lines(of: id, on: world.phone.disk, by: 0xA1)
    #expect(own.count > 300)
    #expect(received == own)
    #expect(world.watch.model?.link.onlyHere == 0)
    #expect(world.watchHealth.saved.count == 1 && world.phoneHealth.saved.isEmpty)
    // The phone's sum is the watch's, not what it has heard live.
    #expect(world.phone.model?.run.summary?.rows == world.watch.model?.run.summary?.rows)
    // What the phone has said is one journal, in which nothing is missing.
    let coach = try world.lines(of: id, on: world.phone.disk, by: 0xB2)
    let resumption = try RunSession.resume(coach.map { $0.bytes })
    #expect(resumption.damage == nil && resumption.session.run.role == .companion)
  }

  @Test func `writes the journal that the page writes for the same events`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(200)
    #expect(world.watch.tap("Lap"))
    await world.pass(20)
    #expect(world.watch.tap("Pause"))
    await world.pass(5)
    #expect(world.watch.tap("Resume"))
    await world.pass(100)
    #expect(world.watch.tap("Pause") && world.watch.tap("End"))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(5)
    let id = try #require(world.watch.model?.run.id)
    let lines = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    #expect(lines.count > 300)
    #expect(try pageJournal(of: lines) == lines.map { $0.text })
  }

  @Test func `writes after a kill what the page writes that resumes the same journal`() async throws
  {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(120)
    let id = try #require(world.watch.model?.run.id)
    world.watch.kill()
    let before = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    await world.pass(10)
    try world.beginWatch()
    await world.settle()
    await world.pass(205)
    #expect(world.watch.tap("Pause") && world.watch.tap("End"))
    #expect(world.watch.tap("End run", in: "Dialog"))
    await world.pass(10)
    let own = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    #expect(own.starts(with: before) && own.count > before.count + 200)
    let after = Array(own.dropFirst(before.count))
    var page = PageSession()
    var journal: [String] = []
    func ask(_ request: JSON) throws {
      let reply = try JSON.parse(page.reply(to: request.utf8()))
      #expect(reply["error"] == nil)
      journal += (reply["journal"]?.array ?? []).compactMap { $0.string }
    }
    let start = try #require(own.first?.event.time.instant.millisecondsSince1970)
    func clock(_ at: Int64) -> JSON {
      ["mono": .number(1000 + Double(at)), "wall": .number(Double(start) + Double(at))]
    }
    try ask([
      "do": "resume", "clock": clock(try #require(after.first?.event.at)),
      "journal": .array(before.map { .string($0.text) }),
    ])
    for line in after.dropFirst(journal.count) where line.event.type == "sensed" {
      try ask([
        "do": "live", "clock": clock(line.event.at), "events": line.event.payload["events"] ?? [],
      ])
    }
    #expect(journal == after.map { $0.text })
  }

  @Test func `goes on, on the wrist, with a run that the page has written`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(100)
    let id = try #require(world.watch.model?.run.id)
    let lines = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    let written = try pageJournal(of: lines).map { try EventLine($0.utf8) }
    let other = try World()
    other.watch.kill()
    try SessionFolder(other.watch.disk, device: DeviceID(bits: 0xA1)).append(
      written,
      isDurable: true
    )
    other.reading.wall += 100_000
    try other.beginWatch()
    await other.settle()
    #expect(other.watch.model?.run.id == id && other.watch.model?.run.phase == .running)
    #expect(other.watch.model?.run.screen?.distance.value == "0.31")
  }

  @Test func `is begun on the watch by the phone`() async throws {
    let world = try World()
    world.phone.model?.settings.startsOnWatch = true
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phoneHealth.startedWatch == 1)
    await world.pass(10)
    #expect(world.watch.model?.run.phase == .running)
    #expect(world.phone.text.contains("Your watch tracks this run"))
    #expect(world.phone.model?.run.id == world.watch.model?.run.id)
  }

  @Test func `gives the phone's run up for the watch's that began first`() async throws {
    let world = try World()
    await world.settle()
    world.watch.wire.isCut = true
    #expect(world.watch.tap("Start"))
    await world.pass(20)
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(20)
    #expect(world.phone.model?.run.isTracking == true && world.phoneHealth.active != nil)
    world.watch.wire.isCut = false
    await world.pass(40)
    #expect(world.phone.model?.run.isTracking == false)
    #expect(world.phone.model?.run.id == world.watch.model?.run.id)
    #expect(world.phoneHealth.active == nil && world.phoneHealth.saved.isEmpty)
    #expect(world.watch.model?.run.phase == .running)
  }

  @Test func `gives the watch's run up for the phone's that began first, and saves it nowhere`()
    async throws
  {
    let world = try World()
    await world.settle()
    world.watch.wire.isCut = true
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(20)
    #expect(world.watch.tap("Start"))
    await world.pass(20)
    #expect(world.watch.model?.run.isTracking == true && world.watchHealth.active != nil)
    world.watch.wire.isCut = false
    await world.pass(40)
    #expect(world.watch.model?.run.isTracking == false)
    #expect(world.watch.model?.notice != nil)
    #expect(world.watchHealth.active == nil && world.watchHealth.saved.isEmpty)
    #expect(world.phone.model?.run.isTracking == true && world.phoneHealth.active != nil)
  }

  /// The lines that a page gives which is told the same at the same times.
  private func pageJournal(of lines: [EventLine]) throws -> [String] {
    var page = PageSession()
    var journal: [String] = []
    let first = try #require(lines.first?.event)
    let wall = Double(first.time.instant.millisecondsSince1970)
    func ask(_ request: JSON) throws {
      let reply = try JSON.parse(page.reply(to: request.utf8()))
      #expect(reply["error"] == nil)
      journal += (reply["journal"]?.array ?? []).compactMap { $0.string }
    }
    func clock(_ at: Int64) -> JSON {
      ["mono": .number(1000 + Double(at)), "wall": .number(wall + Double(at))]
    }
    try ask([
      "do": "open", "id": .string(first.session ?? ""), "device": .string(first.device),
      "seq": .number(Double(first.number)), "coach": "old_hand", "clock": clock(0),
      "role": "tracker", "kind": "watch", "utcOffsetMinutes": 0,
    ])
    for line in lines where line.event.type == "sensed" {
      try ask([
        "do": "live", "clock": clock(line.event.at),
        "events": line.event.payload["events"] ?? [],
      ])
    }
    return journal
  }
}
