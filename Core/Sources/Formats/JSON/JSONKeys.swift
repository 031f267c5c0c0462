/// The keys of one object so far, to find a key that comes twice.
struct JSONKeys {
  private var few: [String] = []
  private var many: Set<[UInt8]> = []

  /// Adds a key, or returns false if it was there.
  ///
  /// Compares bytes, as JSON does, not what Unicode holds to be equal.
  mutating func insert(_ key: String) -> Bool {
    if few.count < 16 {
      for other in few where other.utf8.elementsEqual(key.utf8) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { for other in few { many.insert(Array(other.utf8)) } }
    return many.insert(Array(key.utf8)).inserted
  }
}
