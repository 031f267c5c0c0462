/// The keys of names that come again and again: each spelling is folded once.
struct NameKeys {
  // Only ever looked up.
  private var known: [String: String] = [:]
  // The sets of an exercise follow one another.
  private var last = (name: "", key: "")

  /// The key of a name, as ``NameKey`` folds it.
  mutating func key(of name: String) -> String {
    if name == last.name { return last.key }
    let key = known[name] ?? NameKey(name).text
    known[name] = key
    last = (name, key)
    return key
  }
}
