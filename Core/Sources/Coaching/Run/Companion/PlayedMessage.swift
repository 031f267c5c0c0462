import Training

/// A line that was said on a run.
public struct PlayedMessage: Hashable, Sendable {
  /// Who asked for it.
  public enum Author: String, CaseIterable, Hashable, Sendable {
    case script, rule, reply, sensor, cue
    /// The runner, who said or typed it.
    case runner
  }

  /// Who asked for it.
  public var author: Author

  /// The name that its author has for it: a message of the script, a rule, a reply, a sensor's notice; of the
  /// runner's words, the name of the answer to them.
  public var message: String

  /// How long after the start it began, to the millisecond.
  public var at: Duration

  /// Its words as they were said.
  public var text: String

  /// Whether something cut it off.
  public var wasInterrupted: Bool

  /// Creates a line that was said.
  public init(
    author: Author,
    message: String,
    at: Duration,
    text: String,
    wasInterrupted: Bool = false
  ) {
    self.author = author
    self.message = message
    self.at = at
    self.text = text
    self.wasInterrupted = wasInterrupted
  }
}

extension [PlayedMessage] {
  /// What was said in a part of a run that begins some seconds after the run and lasts some seconds; the
  /// times count from the part's start.
  public func within(_ seconds: Double, after lead: Double) -> [PlayedMessage] {
    compactMap { message in
      var message = message
      message.at -= Duration(roundedSeconds: lead)
      return message.at >= .zero && message.at.inSeconds <= seconds ? message : nil
    }
  }
}

extension Line.Source {
  /// Who asked for the line, and the name that it has there.
  public var origin: (author: PlayedMessage.Author, message: String) {
    switch self {
    case .script(let id): (.script, id)
    case .rule(let rule): (.rule, rule.rawValue)
    case .reply(let id): (.reply, id)
    case .sensor(let notice): (.sensor, notice.rawValue)
    case .cue(let name): (.cue, name)
    case .course(let cue): (.cue, "course." + cue.rawValue)
    }
  }
}
