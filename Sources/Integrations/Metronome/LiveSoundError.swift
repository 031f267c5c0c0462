/// Why nothing can be heard.
public enum LiveSoundError: Error, Hashable, Sendable {
  case noPlayer
  case pipe(String)
  /// What each player said that was tried, in order.
  case players([ChildProcessError])
  /// A player went away in the midst.
  case ended(String)
}

extension LiveSoundError: CustomStringConvertible {
  /// The sentence shown to a person, with what to do next.
  public var description: String {
    switch self {
    case .noPlayer: SamplePlayer.lack
    case .pipe(let reason): "cannot make a pipe for the sound: \(reason)"
    case .players(let errors):
      errors.map { $0.description }.joined(separator: "; ")
        + "; is a sound server running? --out FILE.wav writes a file instead"
    case .ended(let program): "\(program) stopped playing; start again when the sound is back"
    }
  }
}
