/// A line on its way to the runner's ears.
public struct Utterance: Hashable, Sendable {
  /// Its name in this session, which the shell gives back when the sound has ended.
  public var id: String

  /// What is said and why.
  public var line: Line

  // Always one. It is nine tenths of an utterance, which goes from hand to hand on a page's small stack.
  private var moments: [Moment]

  /// The moment of the run whose values fill the line's placeholders.
  public var moment: Moment {
    get { moments[0] }
    set { moments = [newValue] }
  }

  /// How long a voice needs for it at most, where that is known.
  public var budget: Duration?

  /// Creates an utterance.
  public init(id: String, line: Line, moment: Moment, budget: Duration? = nil) {
    self.id = id
    self.line = line
    moments = [moment]
    self.budget = budget
  }

  /// How long a voice will need for it: its budget, or an estimate from its length.
  ///
  /// The voices that come with the product speak 14 to 17 characters a second; a placeholder becomes
  /// three or four words. Only an estimate: a shell that plays sound reports the real end.
  public var estimatedDuration: Duration {
    if let budget { return budget }
    if let earcon = line.earcon { return earcon.duration }
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
