import Coaching
import Exchange
import Sessions
import Testing
import Training

struct PeerWordTests {
  @Test func `reads back what it wrote`() throws {
    var watch = LinkedDevice(0xA1)
    let lines = [
      watch.say(.workoutStarted(.watch), in: "run-1"), watch.say(.workoutPaused, in: "run-1"),
    ]
    let glance = LiveGlance(device: watch.id, number: 7)
    let words: [PeerWord] = [
      .lines(lines, jumps: false), .lines([], jumps: true), .kept(watch.id, 2),
      .missing(watch.id, 1), .live(glance),
    ]
    for word in words { #expect(try PeerWord(word.bytes) == word) }
    #expect(words.map(\.isQueued) == [true, true, true, true, false])
  }

  @Test func `refuses a damaged line and a word of tomorrow`() throws {
    var watch = LinkedDevice(0xA1)
    var bytes = PeerWord.lines([watch.say(.workoutPaused, in: "run-1")], jumps: false).bytes
    bytes[bytes.count - 3] ^= 1
    #expect(throws: PeerWordError.line(1, .checksum)) { try PeerWord(bytes) }
    #expect(throws: PeerWordError.head) { try PeerWord(Array("{\"say\":\"hum\"}".utf8)) }
    #expect(throws: PeerWordError.head) { try PeerWord([]) }
  }

  @Test func `brings every line once over a queue that repeats and a wire that is cut`() {
    var pair = PeerPair()
    pair.open()
    for number in 0..<40 {
      // Every third word gets lost, as when an app is killed before it has stored it.
      pair.loses = number % 3 == 0
      pair.watch.say(.hapticCue(.split))
      pair.pass(seconds: 1)
    }
    pair.loses = false
    pair.pass(seconds: 120)
    #expect(pair.phone.delivered == Array(1...40))
    #expect(pair.watch.link.lanes.onlyHere == 0)
  }

  @Test func `asks again for what a restored phone lacks`() {
    var pair = PeerPair()
    pair.open()
    for _ in 0..<5 { pair.watch.say(.hapticCue(.split)) }
    pair.pass(seconds: 20)
    #expect(pair.phone.delivered == [1, 2, 3, 4, 5])
    pair.phone = PeerPair.End(0xB2)
    pair.open()
    pair.watch.say(.hapticCue(.start))
    pair.pass(seconds: 60)
    #expect(pair.phone.delivered == [1, 2, 3, 4, 5, 6])
  }

  @Test func `goes on where a phone's disk says that it was`() {
    var pair = PeerPair()
    pair.open()
    for _ in 0..<5 { pair.watch.say(.hapticCue(.split)) }
    pair.pass(seconds: 20)
    var inbox = Inbox()
    inbox.note(5, of: pair.watch.id)
    pair.phone = PeerPair.End(0xB2, inbox: inbox)
    pair.open()
    pair.watch.say(.hapticCue(.start))
    pair.pass(seconds: 20)
    #expect(pair.phone.delivered == [6])
  }

  @Test func `confirms what came together once`() {
    var pair = PeerPair()
    let lines = (0..<3).map { _ in pair.watch.line(.hapticCue(.split)) }
    let effects = pair.phone.link.hear(
      .lines(lines, jumps: false),
      at: .zero,
      wall: Instant(millisecondsSince1970: PeerPair.wall)
    )
    let words = effects.compactMap { effect -> PeerWord? in
      guard case .lane(let effect) = effect else { return nil }
      return pair.phone.link.word(for: effect)
    }
    #expect(words == [.kept(pair.watch.id, 3)])
  }
}
