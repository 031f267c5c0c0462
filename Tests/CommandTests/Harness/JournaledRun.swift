import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// The journal of a coached run due north at three meters a second, as a phone writes it.
enum JournaledRun {
  /// The lines of a run from its start to its end.
  static func lines(
    _ id: String = "run-1",
    device: String = "00000000000000aa",
    seconds: Int = 400
  ) throws -> [UInt8] {
    var milliseconds = 0.0
    func reading() -> SessionClock.Reading {
      SessionClock.Reading(monotonic: milliseconds, wall: 1_780_300_000_000 + milliseconds)
    }
    var (session, outcome) = RunSession.open(
      RunOpening(RunSetup(coach: .dataAnalyst), role: .tracker),
      as: SessionName(id: id, device: device),
      at: reading()
    )
    var lines = outcome.lines
    for second in 0...(seconds + 1) {
      milliseconds += 1000
      let events: [LiveRun.Event] =
        switch second {
        case 0: [try LiveRun.Event(["start": [:]])]
        case seconds + 1: [try LiveRun.Event(["end": [:]])]
        default: [try LiveRun.Event(["position": position(second)])]
        }
      outcome = session.handle(events, at: reading())
      lines += outcome.lines
    }
    return lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
  }

  private static func position(_ second: Int) -> JSON {
    let latitude = 48 + Double(second) * 3 / 111_194.9266
    return ["latitude": .number(latitude), "longitude": 11, "accuracy": 5]
  }
}
