import Exchange
import Record

extension RecordAccess {
  /// Every session, the newest first.
  func sessions() async throws(RecordError) -> [SessionSummary] {
    var sessions: [SessionSummary] = []
    var cursor: SessionCursor?
    repeat {
      let page = try await ask(SessionAPI.List(before: cursor, limit: 500))
      sessions += page.sessions
      cursor = page.next
    } while cursor != nil
    return sessions
  }

  /// Hands over the lines of a session, or of all of them, a part at a time; says whether there was
  /// such a session.
  func read(_ session: String?, _ take: ([UInt8]) -> Void) async throws(RecordError) -> Bool {
    var place: Int64 = 0
    while let part = try await lines(of: session, from: place) {
      take(part.bytes)
      guard part.next > place else { return true }
      place = part.next
    }
    return false
  }
}
