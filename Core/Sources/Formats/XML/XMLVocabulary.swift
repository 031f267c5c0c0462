/// The element names that a reader knows, each found by its place in the list.
///
/// Names are compared as bytes and without their namespace prefix: prefixes vary between programs,
/// and some use a wrong namespace.
public struct XMLVocabulary: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots: [Int]
  private let mask: Int

  /// Lists the names; the first of two equal names counts.
  public init(_ names: [String]) {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: -1, count: size)
    for (place, name) in names.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: name.utf8)
      starts.append(bytes.count)
      guard bytes.count > start else { continue }
      var slot = Self.hash(bytes, start, bytes.count) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = place
    }
  }

  /// The place of the name in a range of bytes, which is not empty.
  func place(of buffer: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var slot = Self.hash(buffer, start, end) & mask
    while true {
      let place = slots[slot]
      if place < 0 { return nil }
      if equals(place, buffer, start, end) { return place }
      slot = (slot + 1) & mask
    }
  }

  private func equals(_ place: Int, _ buffer: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let own = starts[place]
    guard starts[place + 1] - own == end - start else { return false }
    for offset in 0..<(end - start) where bytes[own + offset] != buffer[start + offset] {
      return false
    }
    return true
  }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let middle = bytes[start + (end - start) / 2]
    return Int(bytes[start]) &* 31 &+ Int(bytes[end - 1]) &* 17 &+ Int(middle) &* 5
      &+ (end - start)
  }
}
