import Coaching
import Formats
public import Screens
import Training

/// What the coach said in a run that Pacesetter itself has led, from the journal of it.
public enum KeptLines {
  /// The lines of a session's journal in the order in which they were said, by the time of the run.
  ///
  /// Of several devices the one that spoke tells.
  public static func said(in lines: [[UInt8]]) -> [ActivityScreen.Said] {
    var most: [ActivityScreen.Said] = []
    for device in KeptRun.devices(of: lines) {
      guard let resumption = try? LiveSession.resume(device) else { continue }
      let said = Self.said(resumption.past, units: resumption.session.setup.plan.units)
      if said.count > most.count { most = said }
    }
    return most
  }

  private static func said(
    _ effects: [LiveRun.TimedEffect],
    units: UnitSystem
  ) -> [ActivityScreen.Said] {
    var said: [ActivityScreen.Said] = []
    var start: Duration?
    for timed in effects {
      switch timed.effect {
      case .run(.tracker(.publish(let metrics))) where metrics.state != .preparing:
        start = start ?? timed.at - metrics.elapsed
      case .run(.companion(.speak(let utterance, let at))):
        let text = LineText.written(utterance.line.text, in: utterance.moment, units: units)
        // What is said before the start belongs to its first second.
        said.append(ActivityScreen.Said(at: max(.zero, at - (start ?? at)), text: text))
      default: continue
      }
    }
    return said
  }
}
