import Training

/// Something that a runner said or typed to the coach, with what it was taken for.
///
/// The meaning is kept beside the words: a journal means the same when more wordings are known.
public struct RunnerWords: Hashable, Sendable {
  /// After how long without an answer the coach has one of his own.
  public static let patience: Duration = .seconds(8)

  /// After how long an answer is shown and no longer said.
  public static let lifetime: Duration = .seconds(90)

  /// The longest text that is taken, in bytes.
  public static let longest = 1000

  /// Its name, which the answer to it carries.
  public var id: String

  /// The words as they were typed or heard.
  public var text: String

  /// What they mean.
  public var meaning: Meaning

  /// The voice note that they were heard in; nothing where they were typed.
  public var note: String?

  /// How long ago they were said, where writing them down took time.
  public var age: Duration

  /// Creates words with a meaning.
  public init(
    id: String,
    text: String,
    meaning: Meaning,
    note: String? = nil,
    age: Duration = .zero
  ) {
    self.id = id
    self.text = text
    self.meaning = meaning
    self.note = note
    self.age = max(.zero, age)
  }
}
