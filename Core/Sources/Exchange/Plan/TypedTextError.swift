/// Why a person's text is no distance, pace, time or tempo.
public enum TypedTextError: Error, Hashable, Sendable {
  case notADistance(String)
  case distanceWithoutUnit(String)
  case distanceOutOfRange(String)
  case notAPace(String)
  case paceOutOfRange(String)
  case notATime(String)
  case ambiguousTime(String)
  case timeOutOfRange(String)
  case notATempo(String)
  case tempoOutOfRange(String)
}

extension TypedTextError: CustomStringConvertible {
  /// The sentence shown to whoever typed it.
  public var description: String {
    switch self {
    case .notADistance(let text):
      "write a distance like 10km, 6.2mi, 800m, half or marathon; found \"\(text)\""
    case .distanceWithoutUnit(let text):
      "add a unit: \(text)km or \(text)mi; found \"\(text)\""
    case .distanceOutOfRange(let text):
      "give a distance from 100 m to 500 km; found \"\(text)\""
    case .notAPace(let text):
      "write a pace like 5:00, 5:00/km or 8:03/mi; found \"\(text)\""
    case .paceOutOfRange(let text):
      "give a pace from 2:00 to 20:00 per kilometer; found \"\(text)\""
    case .notATime(let text):
      "write a time like 1:30:00, 45min or 2h15min; found \"\(text)\""
    case .ambiguousTime(let text):
      "write \(text):00 or \(Self.minutes(text)), or use h and min; \"\(text)\" may mean hours or minutes"
    case .timeOutOfRange(let text):
      "give a time from a minute to 48 hours; found \"\(text)\""
    case .notATempo(let text):
      "write a cadence in steps per minute, like 176; found \"\(text)\""
    case .tempoOutOfRange(let text):
      "give a cadence from 150 to 230, a whole number; found \"\(text)\""
    }
  }

  /// `1:45` as minutes and seconds that nobody can mistake: `0:01:45`.
  private static func minutes(_ text: String) -> String {
    text.utf8.firstIndex(of: UInt8(ascii: ":")) == text.utf8.index(after: text.startIndex)
      ? "0:0\(text)" : "0:\(text)"
  }
}
