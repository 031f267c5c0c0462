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
      "\"\(text)\" is no distance; write it like 10km, 6.2mi, 800m, half or marathon"
    case .distanceWithoutUnit(let text):
      "\"\(text)\" has no unit; write \(text)km or \(text)mi"
    case .distanceOutOfRange(let text):
      "\"\(text)\" is no distance to run; expected 100 m to 500 km"
    case .notAPace(let text):
      "\"\(text)\" is no pace; write it like 5:00, 5:00/km or 8:03/mi"
    case .paceOutOfRange(let text):
      "\"\(text)\" is no pace to run; expected 2:00 to 20:00 for a kilometer"
    case .notATime(let text):
      "\"\(text)\" is no time; write it like 1:30:00, 45min or 2h15min"
    case .ambiguousTime(let text):
      "\"\(text)\" may mean hours or minutes; write \(text):00 or \(Self.minutes(text)), or use h and min"
    case .timeOutOfRange(let text):
      "\"\(text)\" is no time to run for; expected a minute to 48 hours"
    case .notATempo(let text):
      "\"\(text)\" is no cadence; write the steps a minute, like 176"
    case .tempoOutOfRange(let text):
      "\"\(text)\" is no cadence for the metronome; expected a whole number from 150 to 230"
    }
  }

  /// `1:45` as minutes and seconds that nobody can mistake: `0:01:45`.
  private static func minutes(_ text: String) -> String {
    text.utf8.firstIndex(of: UInt8(ascii: ":")) == text.utf8.index(after: text.startIndex)
      ? "0:0\(text)" : "0:\(text)"
  }
}
