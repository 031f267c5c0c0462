/// The elements that are open, for matching end tags; in one piece of memory, however deep.
struct XMLOpenElements: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var places: [Int?] = []

  var count: Int { starts.count }

  var isEmpty: Bool { starts.isEmpty }

  /// The names with their prefixes, the outermost first.
  var names: [String] {
    starts.indices.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }
  }

  /// The name of the innermost element, empty where none is open.
  var lastName: String { names.last ?? "" }

  /// Opens an element whose name stands in a buffer.
  mutating func push(_ buffer: [UInt8], _ name: Range<Int>, _ place: Int?) {
    starts.append(bytes.count)
    places.append(place)
    for index in name { bytes.append(buffer[index]) }
  }

  /// Whether the innermost element has the name that stands in a buffer.
  func lastIs(_ buffer: [UInt8], _ name: Range<Int>) -> Bool {
    guard let start = starts.last, bytes.count - start == name.count else { return false }
    let shift = start - name.lowerBound
    for index in name where buffer[index] != bytes[index + shift] { return false }
    return true
  }

  /// Closes the innermost element and gives its place in the vocabulary.
  mutating func pop() -> Int? {
    guard let start = starts.popLast(), let place = places.popLast() else { return nil }
    bytes.removeSubrange(start...)
    return place
  }

  private func range(of index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)
  }
}
