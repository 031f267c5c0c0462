import Coaching
import Foundation
import Screens
import Training

/// What the keys of a workout mean, and what is typed.
struct GymKeys {
  /// What is being typed: the result of a set, or a remark.
  enum Entry: Hashable {
    case result, note
  }

  /// What a key asks for.
  enum Wish {
    case tell(GymEvent)
    case quit
    case nothing
  }

  /// The keys, for the help text and for the first line of the screen.
  static let help = """
    space  large button: start, done, skip the rest   u  undo   s  skip   b  back
    w      type the result, as 8x60 or 12             r  round  p  pause  v  voice
    + -    rest longer or shorter by 15 s             n  note   q  end
    """

  /// What has been typed so far, while something is.
  private(set) var typed: (entry: Entry, text: String)?
  /// What was wrong with what was typed last.
  private(set) var complaint: String?
  private var wantsToEnd = false

  /// The question at the foot of the screen, where there is one.
  var question: String? {
    if wantsToEnd { return "End the workout? y ends it, any other key continues" }
    if let complaint { return complaint }
    guard let typed else { return nil }
    return (typed.entry == .result ? "Done (8x60, 8x60lb, 45s): " : "Note: ") + typed.text
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
      guard let result = Self.result(text) else {
        complaint = "\(text) is no result; write 8, 8x60, 8x60lb or 45s"
        return .nothing
      }
      return .tell(.done(nil, result))
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

  /// Reads `8`, `8x60`, `8x60lb` and `45s`.
  static func result(_ text: String) -> SetResult? {
    let plain = text.lowercased().filter { $0 != " " }
    guard
      let match = plain.wholeMatch(of: /(\d{1,4})(?:(s)|[x×*](\d{1,4}(?:[.,]\d{1,2})?)(kg|lb)?)?/),
      let count = Double(match.1)
    else { return nil }
    let value = match.3.flatMap { Double($0.replacing(",", with: ".")) }
    return SetResult(
      count,
      match.2 == nil ? .reps : .seconds,
      load: value.map { LoadEntry(.external, $0, match.4 == "lb" ? .pounds : .kilograms) }
    )
  }
}
