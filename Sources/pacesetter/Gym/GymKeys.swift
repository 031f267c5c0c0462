import Coaching
import Exchange
import Screens
import Training

/// What the keys of a workout mean, and what is typed.
struct GymKeys {
  /// What is being typed: the result of a set, a remark, or words to the coach.
  enum Entry: Hashable {
    case result, note, words
  }

  /// What a key asks for.
  enum Wish {
    case tell(GymEvent)
    case say(String)
    case quit
    case nothing
  }

  /// The keys, for the help text and for the first line of the screen.
  static let help = """
    space  large button: start, done, skip the rest   u  undo   s  skip   b  back
    w      type the result, as 8x60 or 12             r  round  p  pause  v  voice
    + -    rest longer or shorter by 15 s             n  note   q  end    /  say it
    """

  /// What has been typed so far, while something is.
  private(set) var typed: (entry: Entry, text: String)?
  /// What was wrong with what was typed last.
  private(set) var complaint: String?
  private var wantsToEnd = false
  // What a weight without a unit is in.
  private let unit: MassUnit

  /// Prepares the keys of a workout, whose unit is that of weights without one.
  init(unit: MassUnit) { self.unit = unit }

  /// The question at the foot of the screen, where there is one.
  var question: String? {
    if wantsToEnd { return TerminalText.endsWorkout }
    if let complaint { return complaint }
    guard let typed else { return nil }
    switch typed.entry {
    case .result: return "Done (8x60, 8x60lb, 45s): " + typed.text
    case .note: return "Note: " + typed.text
    case .words: return "You: " + typed.text
    }
  }

  /// Takes a key; `screen` is what somebody saw when it was pressed.
  mutating func press(_ key: Key, on screen: GymScreen) -> Wish {
    complaint = nil
    if wantsToEnd {
      wantsToEnd = false
      return key == .character("y") || key == .end ? .tell(.end) : .nothing
    }
    if typed != nil { return type(key) }
    switch key {
    case .character(" "), .character("\n"), .character("\r"): return Self.button(screen)
    case .character("u"): return .tell(.undo(nil))
    case .character("s"): return .tell(.skip)
    case .character("b"): return .tell(.back)
    case .character("r"): return .tell(.roundDone)
    case .character("p"):
      return .tell(screen.action == .resume ? .resume : .pause)
    case .character("v"): return .tell(.speak(!screen.speaks))
    case .character("+"), .character("="): return .tell(.moreRest(.seconds(15)))
    case .character("-"): return .tell(.moreRest(.seconds(-15)))
    case .character("w"): typed = (.result, "")
    case .character("n"): typed = (.note, "")
    case .character("/"): typed = (.words, "")
    case .character("q"), .escape, .end: wantsToEnd = true
    case .character, .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    return .nothing
  }

  private mutating func type(_ key: Key) -> Wish {
    guard let (entry, text) = typed else { return .nothing }
    switch key {
    case .escape, .end: typed = nil
    case .character("\u{7F}"), .character("\u{8}"): typed = (entry, String(text.dropLast()))
    case .character("\n"), .character("\r"):
      typed = nil
      if text.isEmpty { return .nothing }
      if entry == .note { return .tell(.note(text)) }
      if entry == .words { return .say(text) }
      do throws(TypedSetError) { return .tell(.done(nil, try Self.result(text, unit: unit))) } catch
      {
        complaint = error.description
        return .nothing
      }
    case .character(let character): typed = (entry, String((text + String(character)).prefix(200)))
    case .up, .down, .left, .right, .pageUp, .pageDown: break
    }
    return .nothing
  }

  /// What the large button does now.
  private static func button(_ screen: GymScreen) -> Wish {
    switch screen.action {
    case .start: .tell(.start)
    case .done: .tell(.done(nil, nil))
    case .skipRest: .tell(.skip)
    case .resume: .tell(.resume)
    case .none: .nothing
    }
  }

  /// Reads one set as somebody types it: `8`, `8x60`, `8x60lb @8`, `45s`.
  static func result(_ text: String, unit: MassUnit) throws(TypedSetError) -> SetResult {
    let reading = try TypedSet(text).reading(of: nil, unit: unit)
    guard reading.sets == 1 else { throw .severalSets(reading.sets) }
    // What kind of set it is, the workout says.
    guard !reading.isWarmUp else { throw .word("warm-up") }
    guard reading.time == nil else { throw .twice(.counts) }
    return reading.result
  }
}
