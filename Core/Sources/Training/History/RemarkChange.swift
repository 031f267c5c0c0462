/// What is to be changed of the remarks on an entry; what is not named stays as it is.
public struct RemarkChange: Hashable, Sendable {
  /// A new label, or nothing in the place of it.
  public var label: String??
  /// New notes, or nothing in the place of them.
  public var notes: String??
  /// A new effort, or nothing in the place of it.
  public var effort: Int??

  /// Creates a change of nothing.
  public init() {}

  /// Carries it out.
  public func apply(to remarks: inout Remarks) {
    if let label { remarks.label = label }
    if let notes { remarks.notes = notes }
    if let effort { remarks.effort = effort }
  }
}
