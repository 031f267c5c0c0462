/// A place where somebody trains, with what is there: "Home", "City gym", "Hotel".
public struct TrainingPlace: Hashable, Sendable {
  /// The longest name, in characters.
  public static let longestName = 40

  /// Its name in the record; it never changes.
  public var id: String

  /// What it is called.
  public var name: String

  /// The equipment that is there, as the catalog names it.
  public var equipment: Set<String>

  /// What the bar weighs, as it was typed; empty for the usual bar.
  public var bar: String

  /// The plates, as they were typed: "20x2 10x2"; empty for those of most gyms.
  public var plates: String

  /// When it was changed last.
  public var changedAt: Instant

  /// Whether it was deleted; it can still be brought back.
  public var isGone: Bool

  /// Creates a place.
  public init(
    id: String,
    name: String,
    equipment: Set<String>,
    bar: String = "",
    plates: String = "",
    changedAt: Instant,
    isGone: Bool = false
  ) {
    self.id = id
    self.name = name
    self.equipment = equipment
    self.bar = bar
    self.plates = plates
    self.changedAt = changedAt
    self.isGone = isGone
  }
}
