/// Why a voice note is not written down.
public enum TranscriberError: Error, Hashable, Sendable {
  /// Nothing that plays such sounds is known here.
  case type(String, known: [String])
  /// The sound is damaged.
  case sound(String)
  /// The program is missing, failed or took too long.
  case program(ChildProcessError)
  /// The recognizer at an address does not answer: why.
  case endpoint(String)
  /// The sound may not leave this machine: what to do.
  case kept(String)
  /// There is no room for the sound.
  case disk(String)
  /// Others wait already.
  case busy
}

extension TranscriberError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .type(let type, let known):
      "the sound is \"\(type.prefix(40))\", expected one of \(known.joined(separator: ", "))"
    case .sound(let reason): "the sound cannot be read: \(reason)"
    case .program(let error): "the note cannot be written down: \(error.description)"
    case .endpoint(let reason): "the recognizer does not write the note down: \(reason)"
    case .kept(let reason): "your voice stays on this machine: \(reason)"
    case .disk(let reason): "there is no room for the note: \(reason)"
    case .busy: "other notes are being written down; try again in a minute"
    }
  }
}
