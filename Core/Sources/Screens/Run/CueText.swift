public import Coaching
public import Training

/// The cue schemes of a runner as text.
public enum CueText {
  /// A line for each scheme, then what each kind of run uses.
  public static func list(of book: CueBook, units: UnitSystem) -> String {
    guard !book.schemes.isEmpty else {
      return "There are no cue schemes; the coach tells each split. 'cues set' makes one.\n"
    }
    var text = ""
    for scheme in book.schemes { text += "\(scheme.name): \(scheme.sentence(units))\n" }
    for kind in RunKind.allCases {
      if let name = book.uses[kind] { text += "Used for \(kind.name): \(name)\n" }
    }
    return text
  }
}
