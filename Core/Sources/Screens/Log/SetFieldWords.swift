/// The words beside a set that was typed and cannot be read.
public enum SetFieldWords {
  private static let example = "write it like 5x80kg, 3x10, 45s or 8 +10kg @8"

  /// The number of repetitions is missing.
  public static let noCount = "the number of repetitions is missing; \(example)"

  /// There are more numbers than a set has.
  public static let tooManyNumbers = "there are more numbers than a set has; \(example)"

  /// A word that is no part of a set.
  public static func word(_ word: String) -> String {
    "\"\(word)\" is not part of a set; \(example)"
  }

  /// An effort that is none.
  public static func effort(_ value: Double) -> String {
    "give an effort from @1 to @10 or rir 0 to 20; found \(value)"
  }

  /// Something that is there twice.
  public static func twice(_ what: String) -> String { "there are two \(what); \(example)" }

  /// A count that nobody reaches.
  public static func count(_ value: Double) -> String {
    "give a whole number from 1 to 10000; found \(value)"
  }

  /// More sets than may be typed at once.
  public static func sets(_ value: Double, most: Int) -> String {
    "give 1 to \(most) sets at once; found \(value)"
  }

  /// Several sets, where one was asked for.
  public static func severalSets(_ count: Int) -> String {
    "type one set at a time; found \(count)"
  }

  /// A weight that nobody lifts.
  public static func weight(_ value: Double) -> String {
    "give a weight up to 2000; found \(value)"
  }
}
