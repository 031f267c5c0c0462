/// A line on its way to the runner's ears.
public struct Utterance: Hashable, Sendable {
  /// Its name in this session, which the shell gives back when the sound has ended.
  public var id: String

  /// What is said and why.
  public var line: Line

  /// The moment whose values fill the line's placeholders.
  public var moment: Moment

  /// Creates an utterance.
  public init(id: String, line: Line, moment: Moment) {
    self.id = id
    self.line = line
    self.moment = moment
  }

  /// How long a voice will need for it, from its length.
  ///
  /// The voices that come with the product speak 14 to 17 characters a second; a placeholder becomes
  /// three or four words. Only an estimate: a shell that plays sound reports the real end.
  public var estimatedDuration: Duration {
    var characters = 0.0
    var placeholders = 0.0
    var isInside = false
    for byte in line.text.utf8 {
      switch byte {
      case UInt8(ascii: "{"):
        isInside = true
      case UInt8(ascii: "}"):
        if isInside { placeholders += 1 }
        isInside = false
      default:
        // Continuation bytes of UTF-8 are not characters of their own.
        if !isInside, byte & 0xC0 != 0x80 { characters += 1 }
      }
    }
    let seconds = 0.4 + characters / 15 + placeholders * 1.6
    return .milliseconds(Int64((min(max(seconds, 0.8), 30) * 1000).rounded()))
  }
}
