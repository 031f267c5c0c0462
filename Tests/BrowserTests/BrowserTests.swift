import Testing

/// What the page does in a real browser with the real server: one browser at a time, because a
/// second one would make both late.
@Suite(
  .serialized,
  .timeLimit(.minutes(4)),
  .enabled(if: Repository.lack == nil, Comment(rawValue: Repository.lack ?? ""))
)
struct BrowserTests {}
