public import Coaching
import Training

/// What words mean in the gym, English or German, as the events that they lead to.
///
/// Whatever is no command is a remark, and stands with the workout.
public enum GymGrammar {
  /// What somebody wants who says this now.
  public static func events(for text: String, in session: GymSession) -> [GymEvent] {
    let words = PlainWords(text)
    if let command = nearest(words) { return events(of: command, in: session) }
    if let result = result(words, in: session) { return [.done(nil, result)] }
    let isPain = CommandGrammar.meaning(of: text) == .pain
    return [.note(text), .ask(isPain ? .pain : .noted)]
  }

  enum Command {
    case done, rest, next, time, skip, undo, pause, resume, quiet, speak, start
  }

  private static func events(of command: Command, in session: GymSession) -> [GymEvent] {
    switch command {
    case .done: [.done(nil, nil)]
    case .rest: [.moreRest(GymEvent.usualRest), .ask(.time)]
    case .next: [.ask(.next)]
    case .time: [.ask(.time)]
    case .skip: [.skip]
    case .undo: [.undo(nil)]
    case .pause: [.pause]
    case .resume: [.resume]
    case .quiet: [.speak(false)]
    case .speak: [.speak(true), .ask(.next)]
    case .start: [.start]
    }
  }

  private static func nearest(_ words: PlainWords) -> Command? {
    let text = words.text
    guard !text.isEmpty, text.count <= 60 else { return nil }
    var best: (command: Command, likeness: Double)?
    for (command, wordings) in wordings + germanWordings {
      for wording in wordings {
        let likeness = Likeness.of(text, Array(wording.utf8))
        guard likeness >= CommandGrammar.threshold, PlainWords(wording).isDenied == words.isDenied,
          likeness > best?.likeness ?? 0
        else { continue }
        best = (command, likeness)
      }
    }
    return best?.command
  }

  private static let wordings: [(Command, [String])] = [
    (.done, ["done", "set done", "i am done", "that is done", "finished", "set complete"]),
    (.rest, ["rest", "more rest", "longer rest", "rest longer", "i need more rest"]),
    (
      .next,
      ["next", "what is next", "what comes next", "next exercise", "what now", "what do i do"]
    ),
    (
      .time,
      [
        "how long", "how long to go", "how long is left", "how much rest", "how much longer",
        "time",
        "how much time is left",
      ]
    ),
    (.skip, ["skip", "skip this", "skip it", "skip the rest", "skip rest"]),
    (.undo, ["undo", "take that back", "undo that"]),
    (.pause, ["pause", "wait", "hold on"]),
    (.resume, ["resume", "go on", "continue"]),
    (.quiet, ["quiet", "be quiet", "stop talking", "silence", "mute"]),
    (.speak, ["speak again", "talk again", "talk to me", "unmute"]),
    (.start, ["start", "begin", "go"]),
  ]

  // MARK: Eight reps at sixty

  /// A count, with a weight behind "at" or "with": every word must be part of it.
  private static func result(_ words: PlainWords, in session: GymSession) -> SetResult? {
    guard let place = session.place else { return nil }
    var rest = words.words.flatMap { parted($0) }[...]
    if let first = rest.first, openings.contains(first) { rest = rest.dropFirst() }
    if let first = rest.first, ["did", "habe", "hab"].contains(first) { rest = rest.dropFirst() }
    if let last = rest.last, ["geschafft", "gemacht"].contains(last) { rest = rest.dropLast() }
    guard let count = SaidNumber.read(&rest), count > 0 else { return nil }
    let suggestion = session.suggestion(for: place)
    var unit = suggestion.unit
    if let word = rest.first, reps.contains(word) {
      unit = .reps
      rest = rest.dropFirst()
    } else if let word = rest.first, seconds.contains(word) {
      unit = .seconds
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return SetResult(count, unit, load: suggestion.load) }
    guard let link = rest.first, links.contains(link) else { return nil }
    rest = rest.dropFirst()
    guard let weight = SaidNumber.read(&rest) else { return nil }
    var mass = suggestion.load?.unit ?? session.settings.unit
    if let word = rest.first {
      if kilograms.contains(word) {
        mass = .kilograms
      } else if pounds.contains(word) {
        mass = .pounds
      } else {
        return nil
      }
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return nil }
    let load = suggestion.load
    let entry = LoadEntry(load?.mode ?? .external, weight, mass, isPair: load?.isPair ?? false)
    return SetResult(count, unit, load: entry)
  }

  private static let openings = ["done", "i", "did", "made", "fertig", "ich", "geschafft"]
  private static let reps = [
    "reps", "rep", "repetitions", "repetition", "raps", "wiederholungen", "wiederholung", "wdh",
  ]
  private static let seconds = ["seconds", "second", "sekunden", "sekunde", "sek"]
  private static let links = ["at", "with", "by", "times", "x", "add", "mit", "bei", "mal", "zu"]
  private static let kilograms = ["kilos", "kilo", "kg", "kilograms", "kilogram", "kilogramm"]
  private static let pounds = ["pounds", "pound", "lb", "lbs", "pfund"]

  /// "8x60" and "60kg" as the words that they are.
  private static func parted(_ word: String) -> [String] {
    var parts: [[UInt8]] = []
    var wasFigure: Bool?
    for byte in word.utf8 {
      let isFigure = (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
      if isFigure == wasFigure {
        parts[parts.count - 1].append(byte)
      } else {
        parts.append([byte])
      }
      wasFigure = isFigure
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
