public import Coaching
public import Formats

/// How a workout was opened: its setup.
public struct WorkoutOpening: Sendable {
  /// Everything that decides how the workout goes.
  public var setup: GymSetup

  /// Creates an opening.
  public init(_ setup: GymSetup) { self.setup = setup }
}

extension WorkoutOpening: SessionOpening {
  public static var type: String { "gymOpened" }
  public static var noun: String { "a workout" }
  public var offsetMinutes: Int { setup.utcOffsetMinutes }

  public var members: [JSON.Member] {
    [JSON.Member("setup", .written { setup.write(to: &$0) })]
  }

  public init(_ fields: Fields) throws(ShapeError) {
    try self.init(GymSetup(Fields(fields["setup"] ?? .null, at: "setup")))
  }
}

extension GymEvent: JSONShaped {}
