import Testing

@testable import Coaching

struct FarewellTests {
  @Test func `is over as soon as nothing is left to say`() {
    var farewell = Farewell.ahead
    farewell.look(at: .seconds(101), endedAt: .seconds(100), hasLastWords: true)
    #expect(farewell == .speaking(since: .seconds(100)))
    farewell.look(at: .seconds(102), endedAt: .seconds(102), hasLastWords: false)
    #expect(farewell == .over)
  }

  @Test func `waits a minute for a last line, and no longer`() {
    var farewell = Farewell.ahead
    for second in 101...160 {
      farewell.look(at: .seconds(second), endedAt: .seconds(100), hasLastWords: true)
    }
    #expect(farewell == .speaking(since: .seconds(100)))
    farewell.look(at: .seconds(161), endedAt: .seconds(161), hasLastWords: true)
    #expect(farewell == .over)
    farewell.look(at: .seconds(162), endedAt: .seconds(162), hasLastWords: true)
    #expect(farewell == .over)
  }
}
