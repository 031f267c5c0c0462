/// Why bytes are not a sound.
public enum WAVError: Error, Hashable, Sendable {
  case notWAV
  case noFormat(offset: Int)
  case noSamples(offset: Int)
  case unsupported(tag: Int, bits: Int, channels: Int, rate: Int)
  case tooLong(seconds: Int)
}

extension WAVError: CustomStringConvertible {
  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .notWAV: "the voice did not write a WAV file"
    case .noFormat(let offset): "the WAV file has no complete format before byte \(offset)"
    case .noSamples(let offset): "the WAV file ends at byte \(offset) without samples"
    case .unsupported(let tag, let bits, let channels, let rate):
      "the WAV file holds format \(tag) with \(bits) bits, \(channels) channels at \(rate) Hz,"
        + " where whole numbers or 32-bit floats were expected"
    case .tooLong(let seconds): "the WAV file lasts \(seconds) seconds, more than ten minutes"
    }
  }
}
