public import Training

extension Recording.Damage {
  /// What is missing of the recording, as one sentence.
  public func words(in language: Language = .english) -> String {
    switch cause {
    case .cutOff, .unreadable: language.pick(missing, missingInGerman)
    case .checksum:
      language.pick(
        "The file's checksum is wrong, so some of its figures may be wrong too.",
        "Die Prüfsumme der Datei stimmt nicht; einzelne Werte können deshalb falsch sein."
      )
    case .trailing:
      language.pick(
        "The recording is whole; \(count(of: bytes)) at the end of the file "
          + (bytes == 1 ? "is" : "are") + " no part of it.",
        "Die Aufzeichnung ist vollständig; \(germanCount(of: bytes)) am Ende der Datei "
          + (bytes == 1 ? "gehört" : "gehören") + " nicht dazu."
      )
    case .furtherPart:
      language.pick(
        "A further part of the file can't be read; this part of it is whole.",
        "Ein weiterer Teil der Datei ist nicht lesbar; dieser Teil ist vollständig."
      )
    }
  }

  /// The same in two words, for a row of a list.
  public func label(in language: Language = .english) -> String {
    switch cause {
    case .cutOff, .unreadable:
      lacksTotals || seconds != 0
        ? language.pick("end missing", "Ende fehlt")
        : language.pick("file cut off", "Datei abgeschnitten")
    case .checksum: language.pick("wrong checksum", "falsche Prüfsumme")
    case .trailing, .furtherPart: language.pick("damaged file", "Datei beschädigt")
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
      let end =
        switch bytes {
        case nil: "The end of the file is"
        case 1: "The last byte of the file is"
        case .some(let bytes): "The last \(bytes) bytes of the file are"
        }
      return end + " missing; the moments and the device's totals are whole."
    }
    return "The device's totals are missing"
      + (isEstimate ? ", and perhaps the last few seconds." : "; the moments are whole.")
  }

  private var missingInGerman: String {
    guard let seconds else {
      return "Alles nach \(Written.duration(Duration(roundedSeconds: lastMoment)))"
        + (lacksTotals ? " und die Summen des Geräts fehlen." : " fehlt.")
    }
    if seconds > 0 {
      return (isEstimate ? "Etwa die letzten " : "Die letzten ") + Self.time(seconds)
        + (lacksTotals ? " und die Summen des Geräts fehlen." : " fehlen.")
    }
    guard lacksTotals else {
      return "Am Ende der Datei " + (bytes == 1 ? "fehlt " : "fehlen ") + germanCount(of: bytes)
        + "; die Messwerte und die Summen des Geräts sind vollständig."
    }
    return "Die Summen des Geräts fehlen"
      + (isEstimate
        ? ", vielleicht auch die letzten Sekunden." : "; die Messwerte sind vollständig.")
  }

  private func count(of bytes: Int?) -> String {
    switch bytes {
    case nil: "some bytes"
    case 1: "1 byte"
    case .some(let bytes): "\(bytes) bytes"
    }
  }

  private func germanCount(of bytes: Int?) -> String {
    switch bytes {
    case nil: "einige Bytes"
    case 1: "1 Byte"
    case .some(let bytes): "\(bytes) Bytes"
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
