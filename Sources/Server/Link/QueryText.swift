/// The query of a path, where there is no router to read it: plain `name=value` pairs.
struct QueryText {
  private let pairs: [Substring: Substring]

  init(_ path: String?) {
    let query = path?.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst().first
    pairs = Dictionary(
      (query ?? "").split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The value of a name; what is asked for here never needs to be escaped.
  subscript(name: Substring) -> String? { pairs[name].map(String.init) }
}
