public import Formats
public import Training

extension JSONWriter {
  /// Writes a moment as seconds since 1970, and its offset as `utcOffsetMinutes`; that of UTC where nobody
  /// knows it.
  public mutating func localTime(_ key: String, _ time: LocalTime) {
    field(key, time.instant.secondsSince1970)
    field("utcOffsetMinutes", (time.offset ?? .zero).minutes)
  }
}
