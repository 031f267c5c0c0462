/// What is to be changed of the remarks on an entry; what is not named stays as it is.
public struct RemarkChange: Hashable, Sendable {
  /// A new label, or nothing to delete it.
  public var label: String??
  /// New notes, or nothing to delete them.
  public var notes: String??
  /// A new effort, or nothing to delete it.
  public var effort: Int??
  /// Other gear, or nothing to take it off.
  public var gear: String??
  /// Another sport; the one that was recorded takes it back.
  public var sport: Recording.Sport?

  /// Creates a change of nothing.
  public init() {}

  /// Carries it out.
  public func apply(to remarks: inout Remarks) {
    if let label { remarks.label = label }
    if let notes { remarks.notes = notes }
    if let effort { remarks.effort = effort }
    if let gear { remarks.gear = gear }
    if let sport { remarks.sport = sport }
  }
}
