public import Coaching
public import Training

extension ActivityScreen {
  /// A voice note on the timeline of an activity.
  public struct Note: Hashable, Sendable {
    /// What is kept of it.
    public var voice: VoiceNote
    /// When it was begun, since the start of the run; nothing where its device did not say.
    public var at: Duration?
    /// Whether all of it is here and can be heard.
    public var isHere: Bool

    /// Places a note in an activity.
    public init(_ voice: VoiceNote, of activity: ActivitySummary, isHere: Bool = false) {
      self.voice = voice
      at = voice.moment(in: activity)
      self.isHere = isHere
    }

    /// What it is, for the eye: "Your voice note, 0:12, at 2.51 km", and what it says where that is known.
    public func words(units: UnitSystem = .metric) -> String {
      var words = "Your voice note, " + Written.duration(voice.length)
      if let distance = voice.distance {
        words += ", at " + Written.distance(distance, units: units)
      }
      if let text = voice.transcription.text { words += ": \"" + text + "\"" }
      if let reply = voice.reply {
        // What was said stands on the timeline by itself.
        if let answer = reply.answer {
          if reply.playedAt == nil { words += ", answered too late to be said: \"\(answer.text)\"" }
        } else {
          words += ", not answered yet"
        }
      }
      if !isHere {
        // A quotation may bring its own full stop.
        let isSentence = [".\"", "!\"", "?\""].contains { words.hasSuffix($0) }
        words += isSentence ? " " : ". "
        words += "Its sound is not here; the device that recorded it may still have it."
      }
      return words
    }
  }

  /// A line of the coach or a note of the runner on the timeline.
  public struct Line: Hashable, Sendable {
    /// When it was said: "12:31", or "–" where nobody knows.
    public var time: String
    /// What was said.
    public var text: String
    /// The place of the charts at which it was said; nothing where there are no charts.
    public var place: Int?
    /// What a voice note that can be heard is called on the lane of files.
    public var file: String?

    /// What was said in an activity in the order of time; what nobody knows the time of comes last.
    static func all(
      _ said: [PlayedMessage],
      _ notes: [Note],
      _ units: UnitSystem,
      place: (Duration) -> Int?
    ) -> [Line] {
      var lines = said.map { line in
        (line.at, Line(time: Written.duration(line.at), text: line.text, place: place(line.at)))
      }
      var timeless: [Line] = []
      for note in notes {
        let line = Line(
          time: note.at.map { Written.duration($0) } ?? "–",
          text: note.words(units: units),
          place: note.at.flatMap(place),
          file: note.isHere ? note.voice.file : nil
        )
        guard let at = note.at else {
          timeless.append(line)
          continue
        }
        // What the coach said at the same moment comes first: the runner answers.
        let index = lines.firstIndex { $0.0 > at } ?? lines.endIndex
        lines.insert((at, line), at: index)
      }
      return lines.map { $0.1 } + timeless
    }
  }
}
