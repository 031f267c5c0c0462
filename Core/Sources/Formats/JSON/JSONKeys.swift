/// The keys of one object so far, to find a key that comes twice.
struct JSONKeys {
  private var few: [String] = []
  private var many: Set<[UInt8]> = []

  /// Whether two keys have the same bytes, as JSON compares them, not only what Unicode holds to be equal.
  @inline(never) static func isSame(_ key: String, _ other: String) -> Bool {
    // What Unicode holds to be different is told at once.
    key == other && key.utf8.elementsEqual(other.utf8)
  }

  /// Adds a key, or returns false if it was there.
  mutating func insert(_ key: String) -> Bool {
    if few.count < 16 {
      for other in few where Self.isSame(other, key) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { for other in few { many.insert(Array(other.utf8)) } }
    return many.insert(Array(key.utf8)).inserted
  }
}
