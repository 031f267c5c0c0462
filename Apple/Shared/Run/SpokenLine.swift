/// A line that the coach has said, and why.
struct SpokenLine: Identifiable, Hashable, Sendable {
  let id: String
  let words: String
  let why: String
}
