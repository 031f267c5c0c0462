import Formats
import Training

/// Another name for gear, in all activities that name it.
public struct GearChange: Shaped, Hashable, Sendable {
  /// What it is called.
  public private(set) var name: String

  /// What it is to be called: the name of other gear makes one of both; none takes it off its activities.
  public private(set) var newName: String?

  /// Renames gear, or takes it off its activities.
  public init(_ name: String, to newName: String?) {
    self.name = name
    self.newName = newName
  }

  public static var blank: GearChange { GearChange("", to: nil) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("name", &name, notEmpty: "the name of gear")
    let about = "The name of other gear makes one of both; without it the activities name none."
    try it.text("newName", &newName, about: about)
    guard it.isReading, let newName else { return }
    try it.expect(
      newName.hasCharacters(1...Remarks.longestGear),
      "newName",
      "a text of 1 to \(Remarks.longestGear) characters"
    )
  }
}
