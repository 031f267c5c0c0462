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
    var keys = GymKeys()
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
    ("8", SetResult(8)), ("8x60", SetResult(8, load: LoadEntry(.external, 60, .kilograms))),
    ("8x62,5lb", SetResult(8, load: LoadEntry(.external, 62.5, .pounds))),
    ("45s", SetResult(45, .seconds)), ("eight", nil),
  ])
  func `reads what is typed of a set`(text: String, result: SetResult?) {
    #expect(GymKeys.result(text) == result)
  }
}
