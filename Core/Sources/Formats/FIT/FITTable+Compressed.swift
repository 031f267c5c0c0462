extension FITTable {
  /// What records tell in three bytes: metres per second, and metres since the start.
  ///
  /// Speed has the lower 12 bits in hundredths of a metre per second, distance the upper 12 in
  /// sixteenths of a metre, and begins again at zero after 256 m. Empty if no record has them;
  /// `nan` where one does not.
  public func compressedSpeedAndDistance() -> (speed: [Double], distance: [Double]) {
    let number = FITField.Record.compressedSpeedDistance.number
    guard fieldNumbers.contains(number) else { return ([], []) }
    var speed = [Double](repeating: .nan, count: count)
    var distance = speed
    var last: Int64?
    var total: Int64 = 0
    for (row, message) in enumerated() {
      guard let slot = message.slot(number), slot.type == .byte, slot.count == 3 else { continue }
      // Three bytes of ones are no value, a single one is.
      let bits = message.integers(slot).reversed().reduce(0) { $0 << 8 | ($1 ?? 0xFF) }
      guard bits != 0xFF_FFFF else { continue }
      let ticks = bits >> 12
      total += last.map { (ticks - $0) & 0xFFF } ?? ticks
      last = ticks
      speed[row] = Double(bits & 0xFFF) / 100
      distance[row] = Double(total) / 16
    }
    return last == nil ? ([], []) : (speed, distance)
  }
}
