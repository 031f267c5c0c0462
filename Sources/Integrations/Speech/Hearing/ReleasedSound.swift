/// A sound that is about to leave this machine.
public struct ReleasedSound: Hashable, Sendable {
  /// Where it goes: "POST https://api.example.org/v1/audio/transcriptions".
  public var place: String
  /// The model that is asked to write it down.
  public var model: String
  /// Whether that may cost something.
  public var mayCost: Bool
  /// How long it is, in seconds.
  public var seconds: Double
  /// How many bytes it has.
  public var bytes: Int

  /// Describes a sound.
  public init(place: String, model: String, mayCost: Bool, seconds: Double, bytes: Int) {
    self.place = place
    self.model = model
    self.mayCost = mayCost
    self.seconds = seconds
    self.bytes = bytes
  }
}
