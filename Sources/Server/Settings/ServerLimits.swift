/// How much a connection may cost: the values that `Documentation/Hosting.md` promises.
public struct ServerLimits: Hashable, Sendable {
  /// How long a new connection may take to send its first request.
  public var firstRequest = Duration.seconds(15)
  /// How long a connection may rest between requests.
  public var idle = Duration.seconds(30)
  /// How long a body may take at least.
  public var body = Duration.seconds(15)
  /// Bytes that earn a body a second more.
  public var slowestBody = 4096
  /// How long a body may take at most.
  public var longestBody = Duration.seconds(120)
  /// How long a reader may take next to nothing of what is sent.
  public var stalled = Duration.seconds(25)
  /// Fewer bytes than this in that time are next to nothing.
  public var slowestReader = 30_720
  /// Connections at once.
  public var connections = 512
  /// Connections at once from one other machine.
  public var connectionsPerAddress = 32

  /// Creates the usual limits.
  public init() {}
}
