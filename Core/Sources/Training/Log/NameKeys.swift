/// The keys of names that come again and again: each spelling is folded once.
struct NameKeys {
  // Only ever looked up.
  private var known: [String: String] = [:]

  /// The key of a name, as ``NameKey`` folds it.
  mutating func key(of name: String) -> String {
    if let key = known[name] { return key }
    let key = NameKey(name).text
    known[name] = key
    return key
  }
}
