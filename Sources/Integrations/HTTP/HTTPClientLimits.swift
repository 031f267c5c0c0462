/// How long a request may take and how much of an answer is read.
public struct HTTPClientLimits: Hashable, Sendable {
  /// How long a connection may take to stand.
  public var connecting: Duration
  /// How long the server may send nothing; without a limit where there is none.
  public var silence: Duration?
  /// How long the request may take in all; without a limit where there is none.
  public var whole: Duration?
  /// The most bytes of a body; without a limit where there is none.
  public var longestBody: Int?

  /// Creates limits; those that are not named suit an answer of a few megabytes.
  public init(
    connecting: Duration = .seconds(10),
    silence: Duration? = .seconds(40),
    whole: Duration? = nil,
    longestBody: Int? = 32 << 20
  ) {
    self.connecting = connecting
    self.silence = silence
    self.whole = whole
    self.longestBody = longestBody
  }

  /// For work on this machine, without a time limit.
  public static let none = HTTPClientLimits(silence: nil, longestBody: nil)
}
