/// When a runner takes carbohydrate on the way (definition 18 of the running definitions).
///
/// It is general advice and nothing medical: 30 to 60 g an hour for one to two and a half hours, 60
/// g beyond. More than 60 g takes a mixture of sugars, so nobody is sent there by default.
public struct Fueling: Hashable, Sendable {
  /// Grams of carbohydrate in one serving, above zero.
  public var gramsPerServing: Double

  /// Grams of carbohydrate an hour, above zero.
  public var gramsPerHour: Double

  /// Moving time of the first serving.
  public var first: Duration

  /// Creates a fueling of one's own.
  public init(gramsPerServing: Double, gramsPerHour: Double, first: Duration) {
    self.gramsPerServing = gramsPerServing
    self.gramsPerHour = gramsPerHour
    self.first = first
  }

  /// The shortest planned time for which the coach speaks of eating at all.
  public static let shortestRun: Duration = .seconds(80 * 60)

  /// How long before the end the last serving lies: later it no longer helps.
  public static let quietEnd: Duration = .seconds(20 * 60)

  /// What suits a run of a planned time: nothing below ``shortestRun``.
  public init?(planned: Duration) {
    guard planned >= Self.shortestRun else { return nil }
    let isLong = planned > .seconds(150 * 60)
    self.init(
      gramsPerServing: 25,
      gramsPerHour: isLong ? 60 : 45,
      first: .seconds(isLong ? 30 * 60 : 40 * 60)
    )
  }

  /// The time from one serving to the next: `60 min x grams a serving / grams an hour`.
  public var interval: Duration { .seconds(3600 * gramsPerServing / gramsPerHour) }
}
