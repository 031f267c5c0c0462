import Formats

/// The activities that stand in the list after an edit, the oldest first.
public struct EditedActivities: APIAnswer, Shaped, Hashable {
  /// Their names.
  public private(set) var ids: [String]

  /// Names them.
  public init(_ ids: [String]) { self.ids = ids }

  public static var blank: EditedActivities { EditedActivities([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.texts("ids", &ids, expected: "names of activities")
  }
}
