public import Exchange

/// The record of one person, local or remote: everything that commands, routes and agents ask of it.
public protocol RecordAccess: Sendable {
  /// Answers a question.
  func ask<Request: RecordRequest>(
    _ request: Request
  ) async throws(RecordError) -> Request.Answer

  /// The lines of a session, or of all of them in order of arrival, from a place on; nothing where
  /// there is no such session. Where there is nothing more, the next place is the same.
  func lines(
    of session: String?,
    from place: Int64
  ) async throws(RecordError) -> (bytes: [UInt8], next: Int64)?

  /// Hands over everything as Pacesetter's own export, with the sounds of voice notes if these are
  /// wanted, piece by piece; with each, how many activities of how many are done, where that is known.
  func export(
    sounds: Bool,
    _ take: @Sendable (_ piece: [UInt8], _ done: Int, _ count: Int) -> Void
  ) async throws(RecordError)

  /// Everything that fits tables, as a zip.
  func tables() async throws(RecordError) -> [UInt8]
}
