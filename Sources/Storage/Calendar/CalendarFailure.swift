/// Why a calendar cannot be read, in a sentence for its owner.
public struct CalendarFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Takes a sentence.
  public init(_ description: String) { self.description = description }
}

extension CalendarFailure {
  /// The password of an account is not here, as after a backup was put in place.
  static let noPassword = CalendarFailure(
    "remove this calendar and add it again; its password is not on this server"
  )

  /// Somebody changed the plan's own calendar while the plan was taken away from there.
  static let planStays = CalendarFailure(
    "try again to take your plan away; its calendar was changed there at the same time"
  )

  /// Somebody has deleted the plan's own calendar.
  static let planIsGone = CalendarFailure(
    "switch your plan on again to have it there; its calendar Pacesetter was deleted there, "
      + "and your plan here is as it was"
  )
}
