import Coaching
import Exchange
import Screens
import Testing
import Training

@testable import pacesetter

struct GymKeysTests {
  /// A workout of one exercise that has begun.
  private func session() -> GymSession {
    var session = GymSetup(name: "test", text: "# Test\n\n- Squat — 3 x 5 @ 80 kg").session()
    _ = session.handle(.start, at: .zero)
    return session
  }

  private func pressed(_ key: Key, in session: GymSession) -> GymEvent? {
    var keys = GymKeys(unit: .kilograms)
    let screen = GymScreen(of: session, at: session.now)
    guard case .tell(let event) = keys.press(key, on: screen) else { return nil }
    return event
  }

  @Test func `P pauses, and P again resumes`() {
    var session = session()
    #expect(pressed(.character("p"), in: session) == .pause)
    _ = session.handle(.pause, at: .seconds(5))
    #expect(pressed(.character("p"), in: session) == .resume)
  }

  @Test(arguments: [
    ("8", SetResult(8, .reps)), ("8x60", SetResult(8, load: LoadEntry(.external, 60, .kilograms))),
    ("8x62,5lb", SetResult(8, load: LoadEntry(.external, 62.5, .pounds))),
    ("45s", SetResult(45, .seconds)), ("8x60 @8", sixty(.kilograms, .exertion(8))), ("eight", nil),
    ("3x8x60", nil), ("8x60 warm-up", nil),
  ])
  func `reads what is typed of a set`(text: String, result: SetResult?) {
    #expect((try? GymKeys.result(text, unit: .kilograms)) == result)
  }

  @Test func `a weight without a unit is in the unit of the workout`() throws {
    #expect(try GymKeys.result("8x60", unit: .pounds) == sixty(.pounds))
    #expect(try GymKeys.result("8x60kg", unit: .pounds) == sixty(.kilograms))
  }

  @Test(arguments: [
    ("8x60 heavy", "\"heavy\" is not part of a set; write it like 5x80kg, 3x10, 45s or 8 +10kg @8"),
    ("3x8x60", "type one set at a time; found 3"),
  ])
  func `says at the foot of the screen why it cannot read a set`(text: String, why: String) {
    let session = session()
    let screen = GymScreen(of: session, at: session.now)
    var keys = GymKeys(unit: .kilograms)
    for key in ["w"] + Array(text) + ["\n"] { _ = keys.press(.character(key), on: screen) }
    #expect(keys.question == why)
  }

  @Test func `takes words as they are spoken`() {
    var keys = GymKeys(unit: .kilograms)
    let session = session()
    let screen = GymScreen(of: session, at: session.now)
    for key in "/five reps at sixty" { _ = keys.press(.character(key), on: screen) }
    #expect(keys.question == "You: five reps at sixty")
    guard case .say(let words) = keys.press(.character("\r"), on: screen) else {
      Issue.record("nothing was said")
      return
    }
    let result = SetResult(5, .reps, load: LoadEntry(.external, 60, .kilograms))
    #expect(GymGrammar.events(for: words, in: session) == [.done(nil, result)])
  }
}

private func sixty(_ unit: MassUnit, _ effort: Effort? = nil) -> SetResult {
  SetResult(8, load: LoadEntry(.external, 60, unit), effort: effort)
}
