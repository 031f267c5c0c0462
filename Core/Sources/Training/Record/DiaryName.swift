/// A diary's name for an exercise, and the exercise it means.
public struct DiaryName: Hashable, Sendable {
  /// What it stands for, and who says so.
  public enum Standing: Hashable, Sendable {
    /// An exercise that it means without a doubt.
    case matched(String)
    /// An exercise that the lifter chose.
    case chosen(String)
    /// Itself, because the lifter said so.
    case kept
    /// One of several exercises; itself until the lifter says which.
    case unsure([String])
    /// Itself: the catalogue has nothing like it.
    case unknown
  }

  /// The name as the diaries have it.
  public let name: String

  /// How many sets have it.
  public var sets: Int

  /// What it stands for.
  public let standing: Standing

  /// Describes a name.
  public init(_ name: String, sets: Int, _ standing: Standing) {
    self.name = name
    self.sets = sets
    self.standing = standing
  }

  /// The name here.
  public var exercise: String {
    switch standing {
    case .matched(let exercise), .chosen(let exercise): exercise
    case .kept, .unsure, .unknown: name
    }
  }

  /// Whether the lifter should be asked.
  public var isUndecided: Bool {
    if case .unsure = standing { true } else { false }
  }
}
