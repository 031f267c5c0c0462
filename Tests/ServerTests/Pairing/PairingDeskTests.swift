import Server
import Synchronization
import Testing

struct PairingDeskTests {
  private let time = Time()

  @Test func `lets in who knows the code, once`() async throws {
    let desk = desk()
    let code = try #require(await desk.make())
    #expect(code.description.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    #expect(await desk.check(code.description, from: "a") == .welcome)
    #expect(await desk.check(code.description, from: "a") == .wrong)
  }

  @Test func `reads a code as people type it`() async throws {
    let desk = desk()
    for change in [
      { $0.lowercased() }, { $0.replacing("-", with: "") }, { $0.replacing("-", with: " ") },
      { $0.replacing("0", with: "o").replacing("1", with: "l") },
    ] as [@Sendable (String) -> String] {
      let code = try #require(await desk.make())
      #expect(await desk.check(change(code.description), from: "a") == .welcome)
    }
  }

  @Test func `forgets a code after ten minutes`() async throws {
    let desk = desk()
    let code = try #require(await desk.make())
    time.pass(.seconds(599))
    #expect(await desk.check("wrong", from: "a") == .wrong)
    time.pass(.seconds(1))
    #expect(await desk.check(code.description, from: "a") == .wrong)
  }

  @Test func `kills a code after five misses, wherever they come from`() async throws {
    let desk = desk()
    let code = try #require(await desk.make())
    for guess in 1...5 { #expect(await desk.check("0000-000\(guess)", from: "\(guess)") == .wrong) }
    #expect(await desk.check(code.description, from: "b") == .wrong)
  }

  @Test func `takes five tries a minute from one place`() async throws {
    let desk = desk()
    for _ in 1...5 { #expect(await desk.check("nonsense", from: "a") == .wrong) }
    let code = try #require(await desk.make())
    #expect(await desk.check(code.description, from: "a") == .tooOften)
    time.pass(.seconds(61))
    #expect(await desk.check(code.description, from: "a") == .welcome)
  }

  @Test func `has no more than ten codes out`() async throws {
    let desk = desk()
    for _ in 1...10 { #expect(await desk.make() != nil) }
    #expect(await desk.make() == nil)
    time.pass(.seconds(601))
    #expect(await desk.make() != nil)
  }

  /// Requirement R10: ten thousand guesses from a thousand places find nothing.
  @Test func `is not guessed`() async throws {
    let desk = desk()
    _ = await desk.make()
    var found = 0
    for guess in 0..<10_000 {
      let text = String(guess * 97_001, radix: 32, uppercase: true)
      let code = String(repeating: "0", count: max(0, 8 - text.count)) + text
      if await desk.check(code, from: "\(guess % 1000)") == .welcome { found += 1 }
    }
    #expect(found == 0)
  }

  private func desk() -> PairingDesk { PairingDesk { [time] in time.now } }
}

/// A clock that stands still until it is told otherwise.
private final class Time: Sendable {
  private let passed = Mutex(Duration.zero)
  private let start = ContinuousClock.now

  var now: ContinuousClock.Instant { start + passed.withLock { $0 } }
  func pass(_ duration: Duration) { passed.withLock { $0 += duration } }
}
