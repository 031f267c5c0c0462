/// What an exercise is called here that a diary has another name for.
public struct ExerciseNaming: Hashable, Sendable {
  /// The name in diaries, as names are compared: the text of a ``NameKey``.
  public var diaryName: String

  /// The name here.
  public var name: String

  /// Names an exercise.
  public init(diaryName: String, name: String) {
    self.diaryName = diaryName
    self.name = name
  }
}
