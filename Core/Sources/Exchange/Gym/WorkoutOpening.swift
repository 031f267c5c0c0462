import Coaching
public import Formats
public import Training

/// How a workout was opened: its setup.
public struct WorkoutOpening: Sendable {
  /// Everything that decides how the workout goes.
  public var setup: GymSetup

  /// Creates an opening.
  public init(_ setup: GymSetup) { self.setup = setup }
}

extension WorkoutOpening: SessionOpening {
  /// The type of the first line.
  public static var type: String { "gymOpened" }
  /// What is opened.
  public static var noun: String { "a workout" }
  /// Minutes east of UTC where it begins.
  public var offset: UTCOffset { setup.offset }

  /// Writes what the first line says.
  public func writeMembers(to json: inout JSONWriter) {
    json.key("setup")
    setup.write(to: &json)
  }

  /// Reads what the first line says.
  public init(_ fields: Fields) throws(ShapeError) {
    try self.init(GymSetup(Fields(fields["setup"] ?? .null, at: "setup")))
  }
}
