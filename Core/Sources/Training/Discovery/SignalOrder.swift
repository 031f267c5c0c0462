/// Some of the signals, of which there are at most 16, in an order, four bits for each in one number.
struct SignalOrder: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// How many there are.
  private(set) var count = 0

  /// The place of one among all signals.
  subscript(index: Int) -> Int { Int(bits >> UInt64(4 * index) & 15) }

  /// Puts a signal, by its place among all, behind those that are at least as large.
  ///
  /// Signals that come in their own order keep it where they are equally large.
  mutating func insert(_ signal: Int, isLarger: (Int) -> Bool) {
    var index = 0
    while index < count, !isLarger(self[index]) { index += 1 }
    let shift = UInt64(4 * index)
    let before = bits & (1 << shift - 1)
    bits = before | UInt64(signal) << shift | (bits & ~before) << 4
    count += 1
  }
}
