import Coaching
import Exchange
import Foundation
@_spi(Fake) import Security
import Testing

@MainActor struct HomeServerTests {
  @Test func `pairs with a typed code, and sends the watch's run and its own`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.text.contains("Without a server everything stays on your devices."))
    #expect(pair(world, "run.example.org"))
    await world.pass(3)
    #expect(world.phone.text.contains("Paired with https://run.example.org"))
    #expect(try world.keychain.value(of: "https://run.example.org") == "secret")
    #expect(world.watch.tap("Start"))
    await world.pass(100)
    let id = try #require(world.watch.model?.run.id)
    #expect(world.watch.tap("Pause"))
    await world.pass(1)
    #expect(world.watch.tap("End") && world.watch.tap("End run", in: "Dialog"))
    await world.pass(5)
    #expect(world.watch.tap("Done") && world.phone.tap("Done"))
    await world.pass(40)
    let there = await world.home.lines
    for (disk, name) in [(world.watch.disk, UInt64(0xA1)), (world.phone.disk, 0xB2)] {
      let own = try world.lines(of: id, on: disk, by: name)
      #expect(!own.isEmpty)
      #expect(there[DeviceID(bits: name).hexadecimal]?.filter { $0.event.session == id } == own)
    }
    #expect(world.phone.model?.server.onlyHere == 0)
  }

  @Test func `keeps what the server does not have, and sends it when it is back`() async throws {
    let world = try World()
    await world.settle()
    #expect(pair(world, "https://run.example.org"))
    await world.pass(2)
    await world.home.goDown(true)
    #expect(world.watch.tap("Start"))
    await world.pass(50)
    let problem = world.phone.model?.server.problem
    #expect(problem?.contains("No answer from https://run.example.org") == true)
    #expect(world.phone.model?.server.onlyHere ?? 0 > 0)
    world.phone.kill()
    try world.beginPhone()
    await world.pass(20)
    await world.home.goDown(false)
    await world.pass(60)
    let id = try #require(world.watch.model?.run.id)
    let sent = await world.home.lines[DeviceID(bits: 0xA1).hexadecimal] ?? []
    let own = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    #expect(sent.count > 100 && own.starts(with: sent.filter { $0.event.session == id }))
    #expect(world.phone.model?.server.problem == nil)
  }

  @Test func `sends what is said while the server tells what it has`() async throws {
    let world = try World()
    await world.settle()
    let (watch, phone) = (DeviceID(bits: 0xA1).hexadecimal, DeviceID(bits: 0xB2).hexadecimal)
    #expect(world.watch.model?.addToChallenge(20) != nil)
    await world.pass(3)
    await world.home.holdBack(phone)
    #expect(pair(world, "run.example.org"))
    let asked = "GET /api/v1/events/acked"
    try await world.pass { await world.home.requests.count { $0 == asked } == 2 }
    #expect(world.watch.model?.addToChallenge(15) != nil)
    await world.pass(3)
    await world.home.holdBack(nil)
    try await world.pass { await world.home.lines[watch]?.count == 2 }
    #expect(await world.home.lines[watch]?.map { $0.event.number } == [1, 2])
  }

  @Test func `sends again what a restored server has lost`() async throws {
    let world = try World()
    await world.settle()
    #expect(pair(world, "run.example.org"))
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    let watch = DeviceID(bits: 0xA1).hexadecimal
    let before = await world.home.lines[watch]?.count ?? 0
    await world.home.restore(watch, to: 5)
    await world.pass(40)
    let numbers = await world.home.lines[watch, default: []].map { $0.event.number }
    #expect(numbers.count > before && numbers == Array(1...Int64(numbers.count)))
  }

  @Test func `says what to do when the code or the address is wrong`() async throws {
    let world = try World()
    await world.settle()
    let server = try #require(world.phone.model?.server)
    await server.pair("run.example.org", code: "WRONG")
    #expect(world.phone.text.contains("ask for another code"))
    await server.pair("ftp://run.example.org", code: HomeFake.code)
    #expect(world.phone.text.contains("Type the address of your server"))
    #expect(server.standing == .alone)
    #expect(await world.home.requests == ["POST /api/v1/pair"])
  }

  @Test func `asks before it follows a link to a server`() async throws {
    let world = try World()
    await world.settle()
    let link = "pacesetter://pair?server=http://192.168.1.7:8080/x&code=\(HomeFake.code)"
    let url = try #require(URL(string: link))
    world.phone.model?.open(url)
    #expect(world.phone.text.contains("Send your runs to http://192.168.1.7:8080?"))
    #expect(await world.home.requests == [])
    #expect(world.phone.tap("Cancel", in: "Dialog"))
    #expect(!world.phone.text.contains("Send your runs"))
    world.phone.model?.open(url)
    #expect(world.phone.tap("Pair", in: "Dialog"))
    await world.pass(2)
    #expect(world.phone.text.contains("Paired with http://192.168.1.7:8080"))
  }

  @Test func `says so when its owner has removed this phone, and can be paired anew`() async throws
  {
    let world = try World()
    await world.settle()
    #expect(pair(world, "run.example.org"))
    await world.pass(2)
    await world.home.revoke()
    #expect(world.watch.tap("Start"))
    await world.pass(40)
    #expect(world.phone.model?.server.problem?.hasPrefix("Pair this phone again") == true)
    world.phone.model?.server.leave()
    #expect(world.phone.model?.server.standing == .alone)
    #expect(try world.keychain.value(of: "https://run.example.org") == nil)
  }

  @Test func `reads addresses as people type them`() {
    #expect(HomeAddress(typed: " Run.Example.org/ ")?.text == "https://run.example.org")
    #expect(
      HomeAddress(typed: "http://192.168.1.7:8080/devices")?.text == "http://192.168.1.7:8080"
    )
    for wrong in ["", "https://", "ftp://a", "https://me:secret@a.example", "javascript:alert(1)"] {
      #expect(HomeAddress(typed: wrong) == nil, "\(wrong)")
    }
  }

  private func pair(_ world: World, _ address: String) -> Bool {
    world.phone.type(address, into: "Address, such as https://run.example.org")
      && world.phone.type(HomeFake.code, into: "Code") && world.phone.tap("Pair")
  }
}
