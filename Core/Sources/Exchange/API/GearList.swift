import Formats
public import Training

/// All gear that activities name, what was used last first.
public struct GearList: APIAnswer, Shaped, Hashable {
  /// The gear.
  public private(set) var gear: [Gear]

  /// Whether the last change of a name can be undone.
  public private(set) var canUndo: Bool

  /// Takes the gear.
  public init(_ gear: [Gear], canUndo: Bool) {
    self.gear = gear
    self.canUndo = canUndo
  }

  public static var blank: GearList { GearList([], canUndo: false) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("gear", &gear)
    try it.flag("canUndo", &canUndo)
  }
}
