public import Coaching
public import Formats
public import Training

/// How a run was opened: its setup, and what this device is in it.
public struct RunOpening: Sendable {
  /// Everything that decides how the run is coached.
  public var setup: RunSetup

  /// Who owns the truth of the run.
  public var role: LiveRun.Role

  /// What kind of device this is.
  public var kind: TrackerKind

  /// Creates an opening; without a role and a kind, that of a phone that tracks.
  public init(_ setup: RunSetup, role: LiveRun.Role = .tracker, kind: TrackerKind = .phone) {
    self.setup = setup
    self.role = role
    self.kind = kind
  }

  /// Reads the role and the kind beside a setup; what is absent is a phone that tracks.
  public init(_ setup: RunSetup, in fields: Fields) throws(ShapeError) {
    self.setup = setup
    role = try fields.choice(LiveRun.Role.self, ifPresent: "role") ?? .tracker
    kind = try fields.choice(TrackerKind.self, ifPresent: "kind") ?? .phone
  }
}

extension RunOpening: SessionOpening {
  /// The type of the first line.
  public static var type: String { "opened" }
  /// What is opened.
  public static var noun: String { "a session" }
  /// Minutes east of UTC where it begins.
  public var offset: UTCOffset { setup.offset ?? .zero }

  /// Writes what the first line says.
  public func writeMembers(to json: inout JSONWriter) {
    json.field("role", role.rawValue)
    json.field("kind", kind.rawValue)
    json.key("setup")
    setup.write(to: &json)
  }

  /// Reads what the first line says.
  public init(_ fields: Fields) throws(ShapeError) {
    try self.init(RunSetup(Fields(fields["setup"] ?? .null, at: "setup")), in: fields)
  }
}

extension LiveRun.Event: JSONShaped {}
