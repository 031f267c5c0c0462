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
  /// The activity tells how far the runner was, where there is one, and what the companion said when an
  /// answer was heard. A moment that the runner marked is a note without a sound, until its sound comes.
  public static func spoken(
    in lines: [[UInt8]],
    of activity: Activity?,
    with companion: CompanionRecord? = nil
  ) -> [VoiceNote] {
    var notes: [VoiceNote] = []
    var replies: [String: NoteReply] = [:]
    var words: [String: String] = [:]
    var marks: [VoiceNote] = []
    for line in lines {
      // The journal reports its own damage; notes are read from the lines that are whole.
      guard let event = try? LinkEvent(line: line), let session = event.session else { continue }
      for said in Self.words(in: event) {
        if let note = said.note { words[note] = said.text }
        if said.meaning == .moment { marks.append(mark(said, session, at: event.time.instant)) }
      }
      for reply in Self.replies(in: event) {
        guard let question = reply.question, replies[question.note] == nil else { continue }
        replies[question.note] = NoteReply(
          reply,
          to: question,
          at: event.time.instant,
          in: companion
        )
      }
      guard
        // A message that cannot be read holds no note.
        let message = try? LinkMessage(type: event.type, payload: event.payload),
        case .voiceNote(let file, let seconds, let began) = message,
        !file.isEmpty
      else { continue }
      let note = VoiceNote(
        file: file,
        run: session,
        recordedAt: began.flatMap {
          moments.contains($0) ? Instant(millisecondsSince1970: Double($0)) : nil
        },
        length: Duration(roundedSeconds: min(max(0, seconds), longest)),
        isMark: seconds <= 0
      )
      if note.isMark {
        marks.append(note)
      } else if !notes.contains(where: { $0.file == file }) {
        notes.append(note)
      }
    }
    for mark in marks {
      guard let index = notes.firstIndex(where: { $0.file == mark.file }) else {
        notes.append(mark)
        continue
      }
      notes[index].isMark = true
      // The moment is the one of the press and not that of the sound after it.
      if let moment = mark.recordedAt, notes[index].recordedAt.map({ $0 > moment }) ?? true {
        notes[index].recordedAt = moment
      }
    }
    for index in notes.indices {
      notes[index].distance = activity.flatMap { activity in
        notes[index].moment(in: activity.summary).flatMap { activity.samples.distance(at: $0) }
      }
      notes[index].reply = replies[notes[index].file]
      if let text = words[notes[index].file] { notes[index].transcription = .done(text) }
    }
    return notes
  }

  /// The moment that the runner marked with words, or with the note that they were heard in.
  private static func mark(_ words: RunnerWords, _ run: String, at wall: Instant) -> VoiceNote {
    VoiceNote(
      file: words.note ?? words.id,
      run: run,
      recordedAt: wall.advanced(bySeconds: -words.age.inSeconds).roundedToMilliseconds,
      length: .zero,
      isMark: true
    )
  }

  private static func words(in event: LinkEvent) -> [RunnerWords] {
    (event.payload["events"]?.array ?? []).compactMap { json in
      // What a newer Pacesetter has asked is no note of this one.
      guard json["asked"] != nil, case .asked(let words)? = try? CompanionEvent(json) else {
        return nil
      }
      return words
    }
  }

  private static func replies(in event: LinkEvent) -> [Reply] {
    (event.payload["events"]?.array ?? []).compactMap { json in
      // As above: what cannot be read answers no note.
      guard json["reply"] != nil, case .reply(let reply)? = try? CompanionEvent(json) else {
        return nil
      }
      return reply
    }
  }
}

extension NoteReply {
  /// What came back at a moment of the wall clock.
  fileprivate init(
    _ reply: Reply,
    to question: Reply.Question,
    at wall: Instant,
    in companion: CompanionRecord?
  ) {
    let message = companion?.played.first { $0.author == .reply && $0.message == reply.id }
    self.init(
      id: reply.id,
      requestedAt: question.askedAt,
      answer: Answer(reply.text, at: wall),
      playedAt: message.flatMap { message in
        companion.map {
          $0.startedAt.instant.advanced(bySeconds: message.at.inSeconds).roundedToMilliseconds
        }
      },
      model: question.model,
      cost: question.cost
    )
  }
}
