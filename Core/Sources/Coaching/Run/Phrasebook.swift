/// The words that one personality has for what the coach finds out by itself.
///
/// The core's rules know no words: the author of a script hands them in. A rule without lines stays
/// silent. Lines are used in their order, and again from the first when all have been used; the author
/// shuffles them by its seed.
public struct Phrasebook: Equatable, Sendable {
  private var byRule: [CoachRule: [String]]
  private var byNotice: [SensorNotice: [String]]

  /// Creates a phrasebook.
  public init(rules: [CoachRule: [String]] = [:], notices: [SensorNotice: [String]] = [:]) {
    byRule = rules
    byNotice = notices
  }

  /// The lines for a rule, in the order of use.
  public func lines(for rule: CoachRule) -> [String] { byRule[rule, default: []] }

  /// The lines for a notice, in the order of use.
  public func lines(for notice: SensorNotice) -> [String] { byNotice[notice, default: []] }
}
