/// The head of an Apple Health export.
public struct HealthHead: Hashable, Sendable {
  /// The language and country of the phone, such as `en_GB`.
  public var locale: String?

  /// When the export was made; all its times have this one's offset.
  public var exportDate: DateTime?

  /// When its owner was born, in days since 1970-01-01.
  public var birthday: Int?
}
