extension Recording {
  /// What is missing from a damaged file, so that nobody mistakes the rest for the whole.
  public struct Damage: Hashable, Sendable {
    /// What is wrong with the file.
    public enum Cause: String, CaseIterable, Hashable, Sendable {
      /// It ends before it should.
      case cutOff = "cut_off"
      /// From some byte on it makes no sense.
      case unreadable
      /// Its checksum denies its bytes.
      case checksum
      /// Something that is no part of it follows its end.
      case trailing
      /// A further part of it is damaged, and the recording is of another one.
      case furtherPart = "further_part"
    }

    /// What is wrong with the file.
    public var cause: Cause

    /// How many bytes are missing or could not be read, where that is known.
    public var bytes: Int?

    /// How many seconds are missing at the end, where that is known; 0 if none are.
    public var seconds: Double?

    /// Whether the seconds are an estimate from the number of bytes.
    public var isEstimate: Bool

    /// Whether the device's totals are missing.
    public var lacksTotals: Bool

    /// The last moment that is whole, in seconds since the start.
    public var lastMoment: Double

    /// Creates a damage.
    public init(
      _ cause: Cause,
      bytes: Int? = nil,
      seconds: Double? = nil,
      isEstimate: Bool = false,
      lacksTotals: Bool = false,
      lastMoment: Double
    ) {
      self.cause = cause
      self.bytes = bytes
      self.seconds = seconds
      self.isEstimate = isEstimate
      self.lacksTotals = lacksTotals
      self.lastMoment = lastMoment
    }
  }
}
