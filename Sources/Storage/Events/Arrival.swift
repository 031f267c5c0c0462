/// An event that is on disk.
public struct Arrival: Hashable, Sendable {
  /// Its number among all events of all devices, in order of arrival.
  public let number: Int64
  /// Who wrote it.
  public let device: String
  /// The session that it belongs to, if it does.
  public let session: String?
  /// The line, without its line feed.
  public let line: [UInt8]
}
