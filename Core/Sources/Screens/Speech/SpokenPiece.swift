/// A part of a line that has its own sound: some words, or one number of a figure.
///
/// Lines with figures are put together of such pieces where no voice is at hand: "Halfway in" +
/// "forty-nine" + "thirty" + "and you look strong".
public struct SpokenPiece: Hashable, Sendable {
  /// What is said, without the marks around it.
  public var words: String

  /// The silence after it, in seconds.
  public var pause: Double

  /// The words of a text without the marks around it, with the pause that these ask for; nothing if
  /// there are none.
  init?(_ text: some StringProtocol) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !Self.isMark($0) }),
      let last = scalars.lastIndex(where: { !Self.isMark($0) })
    else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first...last])
    words = String(view)
    pause = Self.pause(of: scalars[(last + 1)...])
  }

  /// The seconds that marks between words ask for: a breath for a comma, more for the end of a sentence.
  static func pause(of marks: some Sequence<Unicode.Scalar>) -> Double {
    marks.reduce(0) { max($0, pause(of: $1)) }
  }

  private static func pause(of mark: Unicode.Scalar) -> Double {
    switch mark {
    case ",", "–", "—": 0.15
    case ";", ":": 0.2
    case ".", "!", "?", "…": 0.35
    default: 0
    }
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || pause(of: scalar) > 0 }
}
