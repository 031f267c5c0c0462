public import Screens
public import Training

/// When, where, in which units and in which language an answer is read: words such as "yesterday" depend
/// on it.
public struct APIReader: Hashable, Sendable {
  /// Today there.
  public let today: Day
  /// How far the clocks there are ahead of UTC.
  public let offset: UTCOffset

  /// In what the reader measures.
  public var units: UnitSystem

  /// The language that the reader reads.
  public var language: Language

  /// Names a day and a place.
  public init(
    today: Day,
    offset: UTCOffset,
    units: UnitSystem = .metric,
    language: Language = .english
  ) {
    self.today = today
    self.offset = offset
    self.units = units
    self.language = language
  }

  /// The same reader, who measures as a request says.
  public func measuring(_ units: UnitSystem) -> APIReader {
    var reader = self
    reader.units = units
    return reader
  }

  /// The same reader, who reads a language.
  public func speaking(_ language: Language) -> APIReader {
    var reader = self
    reader.language = language
    return reader
  }
}
