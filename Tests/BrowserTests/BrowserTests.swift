import Foundation
import Testing

/// What the page does in a real browser with the real server.
///
/// One browser at a time, because each is to be in time; `Scripts/run-tests` runs three thirds at once.
@Suite(
  .serialized,
  .timeLimit(.minutes(PageKills.wanted == nil ? 4 : 60)),
  .enabled(if: Repository.lack == nil, Comment(rawValue: Repository.lack ?? ""))
)
struct BrowserTests {}

/// How often a page breaks down in the tests that have it broken down.
enum PageKills {
  /// More than usual, before a release: `PACESETTER_PAGE_KILLS=100 swift test --filter "broke down"`.
  static let wanted = ProcessInfo.processInfo.environment["PACESETTER_PAGE_KILLS"]
    .flatMap { Int($0) }
}
