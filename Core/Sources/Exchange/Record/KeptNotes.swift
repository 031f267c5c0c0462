import Coaching
import Formats
public import Screens
public import Training

/// What the runner said for later in a run that Pacesetter itself has led, from the journal of it.
public enum KeptNotes {
  // A recorder stops after thirty seconds; a journal may say anything.
  private static let longest = 3600.0

  /// The voice notes of a session's journal, from whatever device, by the time of an activity; each once.
  ///
  /// Whether a note's file is here, the journal cannot tell.
  public static func spoken(
    in lines: [[UInt8]],
    of activity: ActivitySummary
  ) -> [ActivityScreen.Note] {
    var notes: [ActivityScreen.Note] = []
    for line in lines {
      guard let event = try? LinkEvent(line: line),
        let message = try? LinkMessage(type: event.type, payload: event.payload),
        case .voiceNote(let file, let seconds, let began) = message,
        !notes.contains(where: { $0.file == file })
      else { continue }
      notes.append(
        ActivityScreen.Note(
          file: file,
          at: began.map { moment($0, of: activity) },
          length: Duration(roundedSeconds: min(max(0, seconds), longest))
        )
      )
    }
    return notes
  }

  /// A moment of the wall clock by the time of an activity: what was said before its start belongs to its
  /// first second, what was said after its end to its last.
  private static func moment(_ wall: Int64, of activity: ActivitySummary) -> Duration {
    let seconds = Double(wall) / 1000 - activity.startedAt
    let end = (activity.elapsed ?? activity.moving)?.inSeconds ?? longest * 24
    return .milliseconds(Int64((min(max(0, seconds), end) * 1000).rounded()))
  }
}
