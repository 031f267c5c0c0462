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
    guard let workout = workout(of: lines), workout.workout.isEnded else { return nil }
    let session = StrengthSession(of: workout)
    return session.isWorthKeeping ? session : nil
  }

  /// Whether the lines tell of a workout that has begun and not ended.
  public static func isGoing(_ lines: [[UInt8]]) -> Bool {
    workout(of: lines).map { !$0.workout.isEnded } ?? false
  }

  private static func workout(of lines: [[UInt8]]) -> WorkoutSession? {
    var own: [[UInt8]] = []
    var device: String?
    for line in lines {
      // A damaged line is nobody's; the lines behind it tell that it is missing.
      guard let event = try? LinkEvent(line: line) else { continue }
      if device == nil, event.type == "gymOpened" { device = event.device }
      if event.device == device, event.payload["n"] != nil { own.append(line) }
    }
    // A journal of something else is none of a workout.
    return (try? WorkoutSession.resume(own))?.session
  }
}
