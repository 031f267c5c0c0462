import Coaching
import Training

extension ActivityScreen {
  /// A line of the coach or a note of the runner on the timeline.
  public struct Line: Hashable, Sendable {
    /// What the run's clock showed when it was said: "12:31", or "–" if unknown.
    public var time: String
    /// What was said.
    public var text: String
    /// The place of the charts at which it was said; nothing where there are no charts.
    public var place: Int?
    /// What a voice note that can be heard is called on the lane of files.
    public var file: String?
    /// What a voice note is called, whether it can be heard or not.
    public var note: String?
    /// What a voice note says in letters, for correcting it.
    public var heard: String?
    /// Whether the note is a moment that the runner marked.
    public var isMark = false

    /// What was said in an activity, in order of time; lines without a time come last.
    static func all(
      _ said: [PlayedMessage],
      _ notes: [PlacedNote],
      _ units: UnitSystem,
      _ language: Language,
      in samples: Samples,
      clock: (Duration) -> Duration,
      place: (Duration) -> Int?
    ) -> [Line] {
      var lines = said.map { line in
        (
          line.at,
          Line(
            time: Written.duration(clock(line.at)),
            text: line.author == .runner ? language.pick("You: ", "Du: ") + line.text : line.text,
            place: place(line.at)
          )
        )
      }
      var timeless: [Line] = []
      for note in notes {
        let line = Line(
          time: note.at.map { Written.duration(clock($0)) } ?? "–",
          text: note.words(units: units, in: samples, language: language),
          place: note.at.flatMap(place),
          file: note.isHere ? note.voice.file : nil,
          note: note.voice.file,
          heard: note.voice.text,
          isMark: note.voice.isMark
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
