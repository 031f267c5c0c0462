public import Coaching
import Formats
public import Training

/// What the runner said for later in a session that Pacesetter itself has led, from the journal of it.
public enum KeptNotes {
  // A recorder stops after thirty seconds; a journal may say anything.
  private static let longest = 3600.0
  // As far as RFC 3339 counts.
  private static let moments: ClosedRange<Int64> = 0...253_402_300_799_000

  /// The voice notes of a session's journal, from whatever device; each once.
  ///
  /// The activity tells how far the runner was, where there is one.
  public static func spoken(in lines: [[UInt8]], of activity: Activity?) -> [VoiceNote] {
    var notes: [VoiceNote] = []
    for line in lines {
      guard let event = try? LinkEvent(line: line), let session = event.session,
        let message = try? LinkMessage(type: event.type, payload: event.payload),
        case .voiceNote(let file, let seconds, let began) = message,
        !file.isEmpty, !notes.contains(where: { $0.file == file })
      else { continue }
      var note = VoiceNote(
        file: file,
        run: session,
        recordedAt: began.flatMap { moments.contains($0) ? Double($0) / 1000 : nil },
        length: Duration(roundedSeconds: min(max(0, seconds), longest))
      )
      note.distance = activity.flatMap { activity in
        note.moment(in: activity.summary).flatMap { activity.samples.distance(at: $0) }
      }
      notes.append(note)
    }
    return notes
  }
}
