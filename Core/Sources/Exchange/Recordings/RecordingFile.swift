public import Training

/// The one door through which recordings of every format come in.
public enum RecordingFile {
  /// The most moments that a recording may have: five and a half days, one a second.
  public static let mostSamples = 500_000

  /// Reads a recording, whatever its format: the content tells, not the name.
  public static func read(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    switch format(of: bytes) {
    case .fit: return try Recording(fit: bytes)
    case nil: throw .unknownFormat(offset: 0)
    }
  }

  private enum Format { case fit }

  private static func format(of bytes: [UInt8]) -> Format? {
    // A FIT header says its name from the ninth byte on; the first byte says how long it is.
    if bytes.count >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) { return .fit }
    return nil
  }
}
