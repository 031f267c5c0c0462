/// Counts who is connected from where.
actor Doorstep {
  private let most: Int
  private var counts: [String: Int] = [:]

  init(most: Int) { self.most = most }

  /// Lets a connection in, unless there are too many from its address already.
  func enter(_ address: String) -> Bool {
    counts[address, default: 0] += 1
    return counts[address, default: 0] <= most
  }

  /// Lets a connection go.
  func leave(_ address: String) {
    counts[address, default: 1] -= 1
    if counts[address] == 0 { counts[address] = nil }
  }
}
