import Foundation
import Integrations
import Testing

/// A coach that is asked by keys while a recording plays.
@Suite(.enabled(if: InstalledProgram.path(of: "script") != nil, "script is missing"))
struct TalkTests {
  @Test func `answers what is typed while a run plays`() throws {
    let session = try TerminalSession(
      "'\(Command.program.path)' run demo:steady_10k --speed 60 --color never"
    )
    #expect(session.waits(for: "[/] ask the coach"))
    session.press("/how far\r")
    #expect(session.waits(for: "you: how far"))
    #expect(session.waits(for: " so far."))
    session.press("/pause\r")
    #expect(session.waits(for: "I cannot do that on this run."))
    session.kill()
    _ = try session.end()
  }
}
