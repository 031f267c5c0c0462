public import Training

extension Recording.Damage {
  /// What is missing of the recording, as one sentence.
  public var words: String {
    switch cause {
    case .cutOff, .unreadable: missing
    case .checksum: "The file's checksum is wrong, so some of its figures may be wrong too."
    case .trailing:
      "The recording is whole; \(count(of: bytes)) at the end of the file are no part of it."
    case .furtherPart: "A further part of the file can't be read; this part of it is whole."
    }
  }

  /// The same in two words, for a row of a list.
  public var label: String {
    switch cause {
    case .cutOff, .unreadable: lacksTotals || seconds != 0 ? "end missing" : "file cut off"
    case .checksum: "wrong checksum"
    case .trailing, .furtherPart: "damaged file"
    }
  }

  private var missing: String {
    guard let seconds else {
      return "Whatever came after \(Written.duration(Duration(roundedSeconds: lastMoment)))"
        + (lacksTotals ? " and the device's totals are missing." : " is missing.")
    }
    if seconds > 0 {
      return (isEstimate ? "About the last " : "The last ") + Self.time(seconds)
        + (lacksTotals ? " and the device's totals are missing." : " are missing.")
    }
    guard lacksTotals else {
      return "The last \(count(of: bytes)) of the file are missing; the moments and the device's "
        + "totals are whole."
    }
    return "The device's totals are missing"
      + (isEstimate ? ", and perhaps the last few seconds." : "; the moments are whole.")
  }

  private func count(of bytes: Int?) -> String {
    switch bytes {
    case nil: "some bytes"
    case 1: "1 byte"
    case .some(let bytes): "\(bytes) bytes"
    }
  }

  /// "12 s", "3 min 20 s".
  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9))
    if whole < 100 { return "\(whole) s" }
    return whole % 60 == 0 || whole >= 3600
      ? "\((whole + 30) / 60) min" : "\(whole / 60) min \(whole % 60) s"
  }
}
