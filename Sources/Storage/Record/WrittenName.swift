/// What a program calls an exercise.
public struct WrittenName: Hashable, Sendable {
  /// The program that kept the diary.
  public let program: String

  /// The name in it.
  public let name: String

  /// Takes a name out of a diary.
  public init(_ name: String, in program: String) {
    self.program = program
    self.name = name
  }
}
