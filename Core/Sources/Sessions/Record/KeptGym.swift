import Coaching
import Exchange
import Formats
public import Training

/// Makes a session of the record of the journal of a workout that Pacesetter itself has led through.
public enum KeptGym {
  /// The session of a journal's lines, or nothing where no workout has ended in them with a set.
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
    let logged = LoggedSession(of: resumption.session)
    guard !logged.sets.isEmpty else { return nil }
    var session = StrengthSession(
      id: logged.id,
      name: logged.title,
      startedAt: logged.startedAt,
      program: "pacesetter",
      lifts: logged.sets.map { StrengthSession.Lift($0) }
    )
    session.utcOffsetMinutes = logged.utcOffsetMinutes
    session.elapsed = logged.duration
    session.note = logged.notes.isEmpty ? nil : logged.notes.joined(separator: "\n")
    return session
  }
}
