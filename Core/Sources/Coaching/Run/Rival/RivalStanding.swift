/// How a run stands against the rival of its plan.
public struct RivalStanding: Hashable, Sendable {
  /// Seconds ahead of the rival at this distance, below zero behind.
  public var seconds: Double

  /// Meters ahead of where the rival was at this time, below zero behind.
  public var meters: Double

  /// Whether the rival's whole distance is run: then the standing is that of its end.
  public var isOver: Bool = false
}
