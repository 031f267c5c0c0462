/// The elements that are open, for matching end tags.
///
/// A name stays where it stands in the bytes at hand; only when those are let go are the names of
/// what is still open put by.
struct XMLOpenElements: Sendable {
  private struct Element: Sendable {
    var name: Range<Int>
    var isPutBy = false
    let place: Int?
  }

  private var elements: [Element] = []
  private var putBy: [UInt8] = []

  var count: Int { elements.count }

  var isEmpty: Bool { elements.isEmpty }

  /// Opens an element; its name is in the current bytes.
  mutating func push(_ name: Range<Int>, _ place: Int?) {
    elements.append(Element(name: name, place: place))
  }

  /// Closes the innermost element and gives its place in the vocabulary.
  mutating func pop() -> Int? {
    guard let element = elements.popLast() else { return nil }
    if element.isPutBy { putBy.removeSubrange(element.name.lowerBound...) }
    return element.place
  }

  /// Whether the innermost element has the name in the current bytes.
  func lastIs(_ name: Range<Int>, in input: XMLBytes) -> Bool {
    guard let element = elements.last, element.name.count == name.count else { return false }
    guard element.isPutBy else { return input.equal(element.name, name) }
    return putBy[element.name].elementsEqual(input.bytes[name])
  }

  /// How long the innermost element's name is.
  var lastLength: Int { elements.last?.name.count ?? 0 }

  /// Keeps the names that stand in bytes which are let go.
  mutating func letGo(of input: XMLBytes) {
    for index in elements.indices where !elements[index].isPutBy {
      let start = putBy.count
      putBy.append(contentsOf: input.bytes[elements[index].name])
      elements[index].name = start..<putBy.count
      elements[index].isPutBy = true
    }
  }

  /// The names with their prefixes, the outermost first.
  func names(in input: XMLBytes) -> [String] {
    elements.map { element in
      element.isPutBy
        ? String(decoding: putBy[element.name], as: UTF8.self) : input.string(element.name)
    }
  }
}
