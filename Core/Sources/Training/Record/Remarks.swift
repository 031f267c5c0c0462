/// A person's remarks on an entry: label, notes, effort, gear, and the sport that it was.
public struct Remarks: Hashable, Sendable {
  /// The most bytes of a label.
  public static let longestLabel = 200
  /// The most bytes of the name of gear.
  public static let longestGear = 200
  /// The most bytes of notes.
  public static let longestNotes = 10_000

  /// What its owner calls it, such as "Long run".
  public var label: String?
  /// What its owner wrote about it.
  public var notes: String?
  /// How hard it was, from 1 to 10.
  public var effort: Int?
  /// The shoes or the bike of an activity, as its owner calls them.
  public var gear: String?
  /// The sport of an activity; nothing for a diary's session.
  public var sport: Recording.Sport?

  /// Creates remarks.
  public init(
    label: String? = nil,
    notes: String? = nil,
    effort: Int? = nil,
    gear: String? = nil
  ) {
    self.label = label
    self.notes = notes
    self.effort = effort
    self.gear = gear
  }

  /// As much of a text that somebody wrote elsewhere as is kept, or nothing if it says nothing.
  public static func kept(_ text: String, most: Int) -> String? {
    var text = text
    while text.utf8.count > most { text.removeLast() }
    return text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? nil : text
  }
}
