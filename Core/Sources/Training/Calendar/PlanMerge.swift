/// Decides what becomes of a session that is in the plan and in somebody's calendar, when either has changed.
///
/// Of two changes the newer one holds, and the other stays in the story of the plan, where it can be undone.
public enum PlanMerge {
  /// What has become of one side since both were the same.
  public enum Change: Hashable, Sendable {
    /// It is as it was.
    case none
    /// It was changed, at a moment if that is known.
    case changed(Instant?)
    /// It was taken out, at a moment if that is known.
    case gone(Instant?)
  }

  /// What is to be done, in this order.
  public enum Step: Hashable, Sendable {
    /// Put the plan's version into the calendar.
    case write
    /// Take it out of the calendar.
    case delete
    /// Put the calendar's version into the plan.
    case follow
    /// Take it out of the plan.
    case remove
    /// Put the calendar's version into the story of the plan, and the plan's own one after it.
    case note
    /// Remember it no more.
    case forget
  }

  /// What is to be done after a change of the plan (`here`) and one of the calendar (`there`).
  public static func steps(here: Change, there: Change) -> [Step] {
    switch (here, there) {
    case (.none, .none): []
    case (.none, .changed): [.follow]
    case (.none, .gone): [.remove]
    case (.changed, .none): [.write]
    case (.changed(let own), .changed(let other)):
      isNewer(other, than: own) ? [.follow] : [.note, .write]
    // Nobody knows when it was taken out there, and what is kept can still be taken out.
    case (.changed, .gone): [.write]
    case (.gone, .none): [.delete]
    case (.gone(let own), .changed(let other)):
      isNewer(other, than: own) ? [.follow] : [.note, .delete]
    case (.gone, .gone): [.forget]
    }
  }

  private static func isNewer(_ other: Instant?, than own: Instant?) -> Bool {
    guard let other else { return false }
    guard let own else { return true }
    return other > own
  }
}
