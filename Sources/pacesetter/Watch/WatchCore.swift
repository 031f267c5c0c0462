import Exchange
import Formats

/// The core as a watch uses it: by the doorway that the pages use, so that it can do nothing that a
/// page could not.
struct WatchCore {
  private var page = PageSession()

  /// Asks the core something; what it refuses is an error of this program or of a journal.
  mutating func ask(_ request: JSON) throws(Failure) -> JSON {
    let reply: JSON
    do { reply = try JSON.parse(page.reply(to: request.utf8())) } catch {
      throw Failure(.badData, "the core gave no answer: \(error.description)")
    }
    if let message = reply["error"]?["message"]?.string { throw Failure(.badData, message) }
    return reply
  }
}
