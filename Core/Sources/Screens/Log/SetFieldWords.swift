/// The words beside a set that was typed and cannot be read.
public enum SetFieldWords {
  /// The number of repetitions is missing.
  public static func noCount(in language: Language = .english) -> String {
    language.pick("the number of repetitions is missing", "Die Zahl der Wiederholungen fehlt")
      + example(language)
  }

  /// There are more numbers than a set has.
  public static func tooManyNumbers(in language: Language = .english) -> String {
    language.pick("there are more numbers than a set has", "Das sind mehr Zahlen, als ein Satz hat")
      + example(language)
  }

  /// A word that is no part of a set.
  public static func word(_ word: String, in language: Language = .english) -> String {
    language.pick("\"\(word)\" is not part of a set", "„\(word)“ gehört zu keinem Satz")
      + example(language)
  }

  /// An effort that is none.
  public static func effort(_ value: Double, in language: Language = .english) -> String {
    language.pick(
      "give an effort from @1 to @10 or rir 0 to 20; found \(value)",
      "Gib eine Anstrengung von @1 bis @10 oder rir 0 bis 20 an; da steht \(number(value))"
    )
  }

  /// Something that is there twice.
  public static func twice(_ what: Part, in language: Language = .english) -> String {
    language.pick("there are two \(what.rawValue)", "Da stehen zwei \(what.german)")
      + example(language)
  }

  /// A count that nobody reaches.
  public static func count(_ value: Double, in language: Language = .english) -> String {
    language.pick(
      "give a whole number from 1 to 10000; found \(value)",
      "Gib eine ganze Zahl von 1 bis 10000 an; da steht \(number(value))"
    )
  }

  /// More sets than may be typed at once.
  public static func sets(
    _ value: Double,
    most: Int,
    in language: Language = .english
  ) -> String {
    language.pick(
      "give 1 to \(most) sets at once; found \(value)",
      "Gib 1 bis \(most) Sätze auf einmal an; da steht \(number(value))"
    )
  }

  /// Several sets, where one was asked for.
  public static func severalSets(_ count: Int, in language: Language = .english) -> String {
    language.pick(
      "type one set at a time; found \(count)",
      "Gib einen Satz nach dem anderen ein; da stehen \(count)"
    )
  }

  /// A weight that nobody lifts.
  public static func weight(_ value: Double, in language: Language = .english) -> String {
    language.pick(
      "give a weight up to 2000; found \(value)",
      "Gib ein Gewicht bis 2000 an; da steht \(number(value))"
    )
  }

  /// A part of a set that may be said once.
  public enum Part: String, Hashable, Sendable {
    case efforts, weights, counts
    case sets = "numbers of sets"

    fileprivate var german: String {
      switch self {
      case .efforts: "Anstrengungen"
      case .weights: "Gewichte"
      case .counts: "Wiederholungszahlen"
      case .sets: "Satzzahlen"
      }
    }
  }

  private static func number(_ value: Double) -> String {
    GermanWritten.decimal(GymWords.number(value))
  }

  private static func example(_ language: Language) -> String {
    language.pick(
      "; write it like 5x80kg, 3x10, 45s or 8 +10kg @8",
      "; schreib ihn wie 5x80kg, 3x10, 45s oder 8 +10kg @8"
    )
  }
}
