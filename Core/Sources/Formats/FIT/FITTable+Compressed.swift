extension FITTable {
  /// A record's three bytes: meters per second, and meters since the start.
  ///
  /// Speed has the lower 12 bits in hundredths of a meter per second, distance the upper 12 in
  /// sixteenths of a meter, and begins again at zero after 256 m. Empty if no record has them;
  /// `nan` where one does not.
  public func compressedSpeedAndDistance() -> (speed: [Double], distance: [Double]) {
    let number = FITField.Record.compressedSpeedDistance.number
    var speed = [Double](repeating: .nan, count: count)
    var distance = speed
    var last: Int64?
    var total: Int64 = 0
    forEachRun(slot: { $0.slot(number, in: $1) }) { slot, entries, row in
      guard slot.type == .byte, slot.count == 3 else { return }
      for index in entries.indices {
        let start = Int(entries[index].offset)
        // A byte of ones is no value of its own, but it may be a part of one.
        let bits = (0..<3).reversed().reduce(Int64(0)) { bits, element in
          bits << 8 | (slot.integer(element, in: bytes.span.bytes, at: start) ?? 0xFF)
        }
        guard bits != 0xFF_FFFF else { continue }
        let ticks = bits >> 12
        total += last.map { (ticks - $0) & 0xFFF } ?? ticks
        last = ticks
        speed[row + index] = Double(bits & 0xFFF) / 100
        distance[row + index] = Double(total) / 16
      }
    }
    return last == nil ? ([], []) : (speed, distance)
  }
}
