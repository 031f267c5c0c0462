import Screens

/// Why a line has no sound.
public enum SpeechError: Error, Hashable, Sendable {
  case words(SpokenWordsError)
  case voice(VoiceError)
  case sound(WAVError)
  case noSound
  case encoder(ChildProcessError)
  case player(ChildProcessError)
  case scratch(ScratchFolderError)
  case file(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .words(let error): error.description
    case .voice(let error): error.description
    case .sound(let error): error.description
    case .noSound: "the voice ended normally but made no sound"
    case .encoder(.notFound): VoiceRefusal.noEncoder.description
    case .encoder(let error): error.description
    case .player(let error): error.description
    case .scratch(let error): error.description
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
