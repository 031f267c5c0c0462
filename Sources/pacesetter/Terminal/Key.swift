/// A key that a person presses in a terminal.
enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case pageUp, pageDown
  case escape
  /// Ctrl-D: the end of what is typed.
  case end

  /// Reads the keys from what a terminal has sent.
  ///
  /// A sequence that began comes whole or not at all: terminals send each in one piece, and an escape
  /// with nothing behind it is the key of that name.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      if first == 0x1B, let second = rest.dropFirst().first,
        second == UInt8(ascii: "[")
          || second == UInt8(ascii: "O")
      {
        rest = rest.dropFirst(2)
        let parameters = rest.prefix { (0x20...0x3F).contains($0) }
        rest = rest.dropFirst(parameters.count)
        guard let last = rest.popFirst() else { break }
        if let key = named(last, Array(parameters)) { keys.append(key) }
      } else if first == 0x1B {
        keys.append(.escape)
        rest = rest.dropFirst()
      } else if first == 0x04 {
        keys.append(.end)
        rest = rest.dropFirst()
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        keys += String(decoding: rest.prefix(length), as: UTF8.self).map { .character($0) }
        rest = rest.dropFirst(length)
      }
    }
    return keys
  }

  private static func named(_ last: UInt8, _ parameters: [UInt8]) -> Key? {
    switch (last, parameters.first) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "~"), UInt8(ascii: "5")): .pageUp
    case (UInt8(ascii: "~"), UInt8(ascii: "6")): .pageDown
    default: nil
    }
  }
}
