import Formats
import Training

/// What is remembered of a person, as a prompt has it: what they said first, then what was confirmed.
enum Remembered {
  /// The most letters that memory takes in a prompt.
  static let letters = 2000
  /// For how many days an inferred item counts that nobody has confirmed.
  static let fadesAfter = 60

  /// One fact for each item, as many as there is room for.
  static func facts(_ memory: [MemoryItem], on today: Day) -> [Fact] {
    let items = memory.filter { item in
      item.source == .user || item.confidence >= 1
        || today - LocalTime(item.updatedAt, offset: .zero).day <= fadesAfter
    }.sorted { left, right in
      let (first, second) = (order(left), order(right))
      if first != second { return first < second }
      if left.updatedAt != right.updatedAt { return left.updatedAt > right.updatedAt }
      return Array(left.key.utf8).lexicographicallyPrecedes(Array(right.key.utf8))
    }
    var facts: [Fact] = []
    var left = letters
    for item in items {
      let line = line(item)
      left -= line.unicodeScalars.count
      guard left >= 0 else { break }
      facts.append(Fact(.memory, .person, line))
    }
    return facts
  }

  private static func order(_ item: MemoryItem) -> Int {
    if item.source == .user { return 0 }
    return item.confidence >= 1 ? 1 : 2
  }

  private static func line(_ item: MemoryItem) -> String {
    let value =
      switch item.value {
      case .truth(let truth): truth ? "yes" : "no"
      case .number(let number): JSON.number(number).text()
      case .text(let text): Persona.quoted(text, atMost: 200)
      case .tree(let tree): Persona.quoted(tree, atMost: 200)
      }
    let sure = item.source == .user || item.confidence >= 1 ? "" : " (this may be so)"
    return
      "Remembered \(item.kind.rawValue) \(Persona.quoted(item.key, atMost: 80)): \(value)\(sure)"
  }
}
