public import Training

/// One thing to do: a set, a station, a warm-up set.
public struct GymStep: Hashable, Sendable {
  /// The step of the section, from 0.
  public let item: Int

  /// The exercise, by the name that the author gave it.
  public let exercise: String

  /// Its place in a superset, such as "A1".
  public let tag: String?

  /// What is to be done, where that was said; the quantity is that of this set.
  public let dose: Dose?

  /// Which set of the exercise in this block it is, from 1.
  public let set: Int

  /// How many there are; 0 if unknown.
  public let sets: Int

  /// The round or window that it belongs to, from 1.
  public let round: Int

  /// How many rounds there are; 0 if unknown.
  public let rounds: Int

  /// Seconds of rest after it; none if the next step follows at once.
  public let rest: Amount?

  /// The share of the working weight, in percent, if it is a warm-up set.
  public let warmUpPercent: Double?

  /// Whether it is a station of rest.
  public let isRest: Bool
}
