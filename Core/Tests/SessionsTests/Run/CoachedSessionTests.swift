import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

struct CoachedSessionTests {
  private let name = SessionName(id: "run-1", device: "9f3c2a17b0d4e6f8", nextNumber: 5)

  /// A device that has run for six minutes, and the same run as a shell drives it.
  private func sixMinutes() throws -> (device: RunDevice, coached: CoachedSession) {
    var device = RunDevice()
    let opening = RunOpening(RunSetup(coach: .dataAnalyst), role: .tracker, kind: .phone)
    var (coached, outcome) = CoachedSession.open(opening, as: name, at: device.reading)
    device.open()
    #expect(outcome.lines.map { $0.bytes } == device.lines)
    try device.live([["start": [:]]])
    outcome = coached.handle([.run(.tracker(.start))], at: device.reading)
    #expect(outcome.effects == device.last.effects)
    for second in 0..<360 {
      let sensed: [JSON] = [device.position(second), ["heartRate": 150]]
      try device.live(sensed)
      let before = device.lines.count - device.last.lines.count
      outcome = coached.handle(try sensed.map { try LiveRun.Event($0) }, at: device.reading)
      #expect(outcome.lines.map { $0.bytes } == Array(device.lines[before...]))
    }
    return (device, coached)
  }

  private func history(of effects: [LiveRun.TimedEffect]) -> LedgerHistory {
    var history = LedgerHistory()
    for timed in effects {
      guard case .run(.companion(let effect)) = timed.effect else { continue }
      history.add(effect, in: timed.moment)
    }
    return history
  }

  private func lines(of history: LedgerHistory) -> [String?] { history.entries.map { $0.line } }

  @Test func `remembers what was said as the effects of the run tell it`() throws {
    let (device, coached) = try sixMinutes()
    let told = history(of: device.effects)
    #expect(told.count.said > 0)
    #expect(coached.history.count == told.count)
    #expect(lines(of: coached.history) == lines(of: told))
    #expect(coached.history.entries.map { $0.words.why } == told.entries.map { $0.words.why })
  }

  @Test func `shows and sums up what its session does`() throws {
    let (_, coached) = try sixMinutes()
    let run = coached.session.run
    #expect(coached.screen(in: .german) == RunScreen(of: run.run, at: run.now, in: .german))
    let summary = RunSummary(of: run.run, count: coached.history.count, in: .german)
    #expect(coached.summary(in: .german) == summary)
    #expect(summary.said > 0)
  }

  @Test func `has what was said before it was left, however it is taken up`() throws {
    let (device, coached) = try sixMinutes()
    let resumption = try RunSession.resume(device.lines)
    #expect(lines(of: CoachedSession(resumption).history) == lines(of: coached.history))

    let (ended, last) = CoachedSession.end(resumption)
    #expect(ended.session.run.run.metrics.state == .ended)
    #expect(lines(of: ended.history) == lines(of: history(of: resumption.past + last.effects)))

    let (resumed, first) = CoachedSession.go(on: resumption, at: device.reading)
    #expect(lines(of: resumed.history) == lines(of: history(of: resumption.past + first.effects)))
  }
}
