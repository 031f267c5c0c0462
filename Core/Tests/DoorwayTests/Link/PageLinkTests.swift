import Doorway
import Exchange
import Formats
import Testing

/// Two pages that hand each other's lines over, as a server would.
private struct Page {
  let device: String
  var session = PageSession()
  var wall = 1_767_254_400_000.0
  var next = 1
  var last: JSON = .null

  init(_ device: String, known: [JSON] = []) throws {
    self.device = device
    try tell(["begin": ["device": .string(device), "acked": 0, "known": .array(known)]])
  }

  mutating func tell(_ event: JSON) throws {
    let clock: JSON = ["mono": .number(wall - 1_767_254_000_000), "wall": .number(wall)]
    let request: JSON = ["do": "link", "clock": clock, "event": event]
    last = try JSON.parse(session.reply(to: request.utf8()))
    #expect(last["error"] == nil)
  }

  /// Says a message; the line goes to the journal, and to the link.
  mutating func say(_ message: JSON, in name: String) throws -> JSON {
    let request: JSON = [
      "do": "say", "id": .string(name), "device": .string(device), "seq": .number(Double(next)),
      "clock": ["mono": 0, "wall": .number(wall)], "message": message,
    ]
    next += 1
    let line = try #require(try JSON.parse(session.reply(to: request.utf8()))["line"])
    try tell(["said": line])
    return line
  }

  var effects: [String] { (last["effects"]?.array ?? []).compactMap { $0.object?.first?.key } }

  func effect(_ key: String) -> JSON? {
    last["effects"]?.array?.compactMap { $0[key] }.first
  }
}

struct PageLinkTests {
  private let watch = "00000000000000a1"
  private let phone = "00000000000000b2"

  @Test func `posts what was said until it is confirmed`() throws {
    var page = try Page(phone)
    let line = try page.say(["endWorkout": [:]], in: "run-1")
    #expect(page.last["onlyHere"] == 1)
    #expect(page.effects == [])
    try page.tell(["opened": true])
    #expect(page.effect("post") == [line])
    try page.tell(["failed": true])
    page.wall += 2000
    try page.tell(["second": [:]])
    #expect(page.effect("post") == [line])
    try page.tell(["acked": 1])
    #expect(page.last["onlyHere"] == 0)
  }

  @Test func `keeps what has come once`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    let line = try one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")
    try other.tell(["arrived": line])
    #expect(other.effects.prefix(2) == ["peer", "keep"])
    #expect(other.effect("keep") == line)
    #expect(other.last["workout"]?["mine"] == false)
    #expect(other.last["workout"]?["tracker"] == .string(watch))
    #expect(one.last["workout"]?["mine"] == true)
    try other.tell(["arrived": line])
    #expect(other.effect("keep") == nil)
  }

  @Test func `ends the workout from the other device`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try other.tell(["arrived": one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")])
    let asked = try other.say(["endWorkout": [:]], in: "run-1")
    // However late it comes.
    one.wall += 600_000
    try one.tell(["arrived": asked])
    #expect(one.effect("command") == ["end": [:]])
    try other.tell(["arrived": one.say(["workoutEnded": [:]], in: "run-1")])
    #expect(other.last["workout"] == .null)
  }

  @Test func `ends what was lost, even when another workout has begun since`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try other.tell(["arrived": one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")])
    let asked = try other.say(["endWorkout": [:]], in: "run-1")
    #expect(other.last["workout"]?["ending"] == true)
    other.wall += 5000
    let begun = try other.say(["workoutStarted": ["kind": "phone"]], in: "run-2")
    #expect(other.effect("yield") == nil)
    #expect(other.last["workout"]?["session"] == "run-2")
    one.wall += 600_000
    try one.tell(["arrived": asked])
    #expect(one.effect("command") == ["end": [:]])
    try one.tell(["arrived": begun])
    #expect(one.last["workout"]?["session"] == "run-2")
  }

  @Test func `does no stale request`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try other.tell(["arrived": one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")])
    let fresh = try other.say(["pauseWorkout": [:]], in: "run-1")
    try one.tell(["arrived": fresh])
    #expect(one.effect("command") == ["pause": [:]])
    try one.tell(["arrived": other.say(["stepWorkout": ["step": "next"]], in: "run-1")])
    #expect(one.effect("command") == ["step": "next"])
    let stale = try other.say(["lapWorkout": [:]], in: "run-1")
    one.wall += 31_000
    try one.tell(["arrived": stale])
    #expect(one.effect("command") == nil)
  }

  @Test func `whoever speaks in a workout is silent when it is asked to be`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try other.tell(["arrived": one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")])
    var door = try Page("00000000000000c3")
    let asked = try door.say(["muteWorkout": ["muted": true]], in: "run-1")
    try one.tell(["arrived": asked])
    #expect(one.effect("command") == ["mute": true])
    try other.tell(["arrived": asked])
    #expect(other.effect("command") == ["mute": true])
    try one.tell(["arrived": door.say(["muteWorkout": ["muted": false]], in: "run-1")])
    #expect(one.effect("command") == ["mute": false])
    try one.tell(["arrived": door.say(["muteWorkout": ["muted": true]], in: "run-2")])
    #expect(one.effect("command") == nil)
  }

  @Test func `whoever ticks in a workout takes the tempo that another device was turned to`() throws
  {
    var (one, other) = (try Page(watch), try Page(phone))
    try other.tell(["arrived": one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")])
    try other.tell(["arrived": one.say(["keepTempo": ["bpm": 172]], in: "run-1")])
    #expect(other.effect("command") == ["metronome": ["tempo": 172]])
    try other.tell(["arrived": one.say(["keepTempo": ["bpm": 174]], in: "run-2")])
    #expect(other.effect("command") == nil)
  }

  @Test func `begins when it is asked to, and not ten minutes later`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    let asked = try other.say(
      ["startWorkout": ["personality": "zen_guide", "mode": "free"]],
      in: "run-9"
    )
    try one.tell(["arrived": asked])
    #expect(one.effect("begin")?["session"] == "run-9")
    #expect(one.effect("begin")?["personality"] == "zen_guide")
    var late = try Page("00000000000000c3")
    late.wall += 600_000
    try late.tell(["arrived": asked])
    #expect(late.effect("begin") == nil)
  }

  @Test func `gives way once where both have begun`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    let first = try one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")
    let second = try other.say(["workoutStarted": ["kind": "phone"]], in: "run-2")
    try one.tell(["arrived": second])
    #expect(one.effect("yield") == nil)
    #expect(one.last["workout"]?["session"] == "run-1")
    try other.tell(["arrived": first])
    #expect(other.effect("yield") == "run-2")
    #expect(other.last["workout"]?["session"] == "run-1")
    try other.tell(["arrived": one.say(["workoutPaused": [:]], in: "run-1")])
    #expect(other.effect("yield") == nil)
    #expect(other.last["workout"]?["paused"] == true)
  }

  @Test func `knows after a restart who owns the workout`() throws {
    var one = try Page(watch)
    let line = try one.say(["workoutStarted": ["kind": "watch"]], in: "run-1")
    let again = try Page(phone, known: [line])
    #expect(again.last["workout"]?["session"] == "run-1")
  }

  @Test func `shows what is live and says when nothing is`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try one.tell(["opened": true])
    try one.tell(["offer": ["session": "run-1", "metrics": ["state": "running"]]])
    let body = try #require(one.effect("postLive"))
    try other.tell(["glanced": body])
    #expect(other.effect("show")?["metrics"] == ["state": "running"])
    #expect(other.last["peer"] == "here")
    other.wall += 10_000
    try other.tell(["second": [:]])
    #expect(other.last["peer"] == "lost")
    // What a server gives back of a device's own is no sign of another.
    try one.tell(["glanced": body])
    #expect(one.last["peer"] == "waiting")
  }

  @Test func `says that it is there while it has nothing to show`() throws {
    var (one, other) = (try Page(watch), try Page(phone))
    try one.tell(["opened": true])
    try one.tell(["second": [:]])
    let body = try #require(one.effect("postLive"))
    #expect(body.object?.map(\.key) == ["device", "n"])
    try other.tell(["glanced": body])
    #expect(other.effect("show") == nil)
    #expect(other.last["peer"] == "here")
    try one.tell(["liveAnswered": true])
    one.wall += 1000
    try one.tell(["offer": ["session": "run-1", "metrics": ["state": "running"]]])
    try one.tell(["liveAnswered": true])
    one.wall += 2000
    try one.tell(["second": [:]])
    #expect(one.effect("postLive") == nil)
    one.wall += 1000
    try one.tell(["second": [:]])
    #expect(one.effect("postLive") != nil)
  }

  @Test func `brings a voice note over`() throws {
    var page = try Page(watch)
    let id = "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"
    try page.tell(["opened": true])
    try page.tell(["file": ["id": .string(id), "recorded": 0]])
    #expect(page.effect("putChunk") == ["id": .string(id), "chunk": 0])
    try page.tell(["file": ["id": .string(id), "finished": "abc"]])
    try page.tell(["file": ["id": .string(id), "stored": 0]])
    #expect(page.effect("joinFile") == ["id": .string(id), "chunks": 1])
    try page.tell(["file": ["id": .string(id), "joined": "abc"]])
    #expect(page.effect("delivered") == .string(id))
    #expect(page.last["onlyHere"] == 0)
  }
}
