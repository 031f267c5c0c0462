/// Where a workout comes from.
public struct WorkoutSource: Hashable, Sendable {
  /// Who made it or what it is from.
  public var name: String?
  /// Where it can be read.
  public var address: String?
  /// What may be done with it.
  public var license: String?
  /// The day it was fetched, as written.
  public var fetched: String?

  /// Creates a source.
  public init(
    name: String? = nil,
    address: String? = nil,
    license: String? = nil,
    fetched: String? = nil
  ) {
    self.name = name
    self.address = address
    self.license = license
    self.fetched = fetched
  }
}
