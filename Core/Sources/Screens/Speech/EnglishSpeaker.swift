/// Says a text's figures and signs in English words.
///
/// It walks over the tokens once; whatever begins with a figure is read as far as it belongs
/// together (sign, range, unit) and said as a whole.
struct EnglishSpeaker {
  private let tokens: [SpeechToken]
  private var next = 0
  private var speech = Speech()

  init(_ tokens: [SpeechToken]) { self.tokens = tokens }

  mutating func speak() -> String {
    while next < tokens.count {
      if saidFigure() { continue }
      let token = tokens[next]
      next += 1
      switch token {
      case .space: speech.leaveGap()
      case .word(let word): speech.say(Self.aloud(word))
      case .number(let digits):
        speech.leaveGap()
        speech.say(SpokenFigure.integer(digits))
        speech.leaveGap()
      case .ellipsis: speech.stop(next == tokens.count ? "." : ",")
      case .mark(let mark): say(mark)
      }
    }
    return speech.text
  }

  /// Reads a figure with all that belongs to it, if one begins here, and says it.
  private mutating func saidFigure() -> Bool {
    var reader = FigureReader(tokens, at: next)
    guard let words = reader.read(afterGap: speech.isAtGap) else { return false }
    next = reader.end
    speech.leaveGap()
    speech.say(words)
    speech.leaveGap()
    return true
  }

  private mutating func say(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      speech.stop(String(Unicode.Scalar(mark)))
    case SpeechSign.dash: speech.stop(",")
    case UInt8(ascii: "-"): if isInsideWord { speech.join("-") } else { dashOrGap() }
    case UInt8(ascii: "'"): break
    case UInt8(ascii: "&"): sayApart("and")
    case UInt8(ascii: "%"): sayApart("percent")
    case UInt8(ascii: "+"): sayApart("plus")
    case UInt8(ascii: "="): sayApart("equals")
    case UInt8(ascii: "@"): sayApart("at")
    case UInt8(ascii: "<"): sayApart("less than")
    case UInt8(ascii: ">"): sayApart("more than")
    case UInt8(ascii: "/"): if !saidPerUnit() { speech.leaveGap() }
    default: speech.leaveGap()
    }
  }

  /// "/km" by itself: the figure before it was words already.
  private mutating func saidPerUnit() -> Bool {
    guard next < tokens.count, case .word(let word) = tokens[next],
      let unit = SpokenUnit(word), unit.isLength || isAfterUnit
    else { return false }
    next += 1
    sayApart("per " + unit.one)
    return true
  }

  private var isAfterUnit: Bool {
    guard next >= 2, case .word(let word) = tokens[next - 2] else { return false }
    return SpokenUnit(word) != nil
  }

  private var isInsideWord: Bool {
    guard next >= 2, next < tokens.count, case .word = tokens[next - 2],
      case .word = tokens[next]
    else { return false }
    return true
  }

  /// A hyphen with white space around it is a dash; any other is passed over.
  private mutating func dashOrGap() {
    let isDash =
      next >= 2 && next < tokens.count && tokens[next - 2] == .space && tokens[next] == .space
    if isDash { speech.stop(",") } else { speech.leaveGap() }
  }

  private mutating func sayApart(_ words: String) {
    speech.leaveGap()
    speech.say(words)
    speech.leaveGap()
  }

  /// Units and shorthands that a runner writes without a figure.
  private static func aloud(_ word: String) -> String {
    switch word {
    case "km": "kilometres"
    case "bpm": "beats per minute"
    case "spm": "steps per minute"
    case "HR": "heart rate"
    case "vs": "versus"
    default: word
    }
  }
}
