import Coaching
import Exchange
import Formats
public import Training

/// Makes a session of the record of the journal of a workout that Pacesetter itself has led through.
public enum KeptGym {
  /// The session of a journal's lines, or nothing where no workout that is worth keeping
  /// has ended in them: the page that led it keeps the same ones.
  ///
  /// What other devices have said in the session is passed over: who opened it has written it all down.
  public static func session(of lines: [[UInt8]]) -> StrengthSession? {
    var own: [[UInt8]] = []
    var device: String?
    for line in lines {
      // A damaged line is nobody's; the lines behind it tell that it is missing.
      guard let event = try? LinkEvent(line: line) else { continue }
      if device == nil, event.type == "gymOpened" { device = event.device }
      if event.device == device, event.payload["n"] != nil { own.append(line) }
    }
    guard let resumption = try? WorkoutSession.resume(own), resumption.session.workout.isEnded
    else {
      return nil
    }
    let session = StrengthSession(of: resumption.session)
    return session.isWorthKeeping ? session : nil
  }
}
