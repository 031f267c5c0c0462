public import Training

/// What a foot pod says at a moment (running speed and cadence, characteristic 0x2A53).
public struct FootpodReading: Hashable, Sendable {
  /// How fast the runner moves.
  public var speed: Speed

  /// How often a minute the pod's own foot meets the ground, as the pod says it.
  public var contactsPerMinute: Double?

  /// The way since the pod was switched on.
  public var distance: Distance?

  /// Whether the pod thinks that its wearer runs, where it says so.
  public var isRunning: Bool?

  /// Creates a reading.
  public init(
    speed: Speed,
    contactsPerMinute: Double? = nil,
    distance: Distance? = nil,
    isRunning: Bool? = nil
  ) {
    self.speed = speed
    self.contactsPerMinute = contactsPerMinute
    self.distance = distance
    self.isRunning = isRunning
  }
}
