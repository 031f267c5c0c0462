public import Formats
public import Training

/// What the first line of a session's journal says: everything that decides how the session goes.
public protocol SessionOpening: Sendable {
  /// The type of the line.
  static var type: String { get }

  /// What is opened, for a sentence: "a workout".
  static var noun: String { get }

  /// How far the clocks are ahead of UTC where the session begins.
  var offset: UTCOffset { get }

  /// Writes what the line says beside its number.
  func writeMembers(to json: inout JSONWriter)

  /// Reads what a line says.
  init(_ fields: Fields) throws(ShapeError)
}
