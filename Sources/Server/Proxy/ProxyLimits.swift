/// How much a device and all of them together may ask of a proxy.
public struct ProxyLimits: Hashable, Sendable {
  /// Requests of one device on a day.
  public var perDay = 200
  /// Requests of one device in a minute.
  public var perMinute = 20
  /// What all devices may cost on a day, in millionths of a US dollar.
  public var dayCap: Int64 = 2_000_000
  /// What all devices may cost in a month, in millionths of a US dollar.
  public var monthCap: Int64 = 20_000_000

  /// Creates the usual limits.
  public init() {}
}
