/// Why nothing can be heard.
public enum LiveSoundError: Error, Hashable, Sendable {
  case noPlayer
  case pipe(String)
  /// What each player said that was tried, in order.
  case players([ChildProcessError])
  /// A player exited while playing.
  case ended(String)
}

extension LiveSoundError: CustomStringConvertible {
  /// The sentence shown to a person, with what to do next.
  public var description: String {
    switch self {
    case .noPlayer: SamplePlayer.lack
    case .pipe(let reason): "cannot open a pipe for the sound: \(reason)"
    case .players(let errors):
      "start a sound server, or write a file with --out FILE.wav; "
        + errors.map { $0.description }.joined(separator: "; ")
    case .ended(let program): "start again when the sound is back; \(program) stopped playing"
    }
  }
}
