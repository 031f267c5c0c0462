/// A tag of a page: its name, and what its attributes say that matters to a reader.
struct HTMLTag {
  /// In small letters.
  var name = ""
  var isEnd = false
  /// Whether it closes itself: `<br/>`.
  var isEmpty = false
  /// Whether it and what it holds is nothing that somebody would read.
  var isHidden = false
  /// The words of its class, its id and its role.
  var words: [String] = []
  /// The attribute `type`.
  var type = ""
  /// Where it ends.
  var end = 0

  // No name or value that matters is longer; the rest of a longer one is passed over.
  private static let longest = 300

  /// Reads the tag at a `<`; nothing where there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      isEnd = true
      index += 1
    }
    guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
    let nameStart = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    name = Self.lowercased(bytes[nameStart..<min(index, nameStart + 20)])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        end = index + 1
        return
      }
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        isEmpty = byte == UInt8(ascii: "/")
        index += 1
      } else {
        isEmpty = false
        attribute(bytes, &index)
      }
    }
    end = bytes.count
  }

  private mutating func attribute(_ bytes: [UInt8], _ index: inout Int) {
    let start = index
    index += 1
    while index < bytes.count, !Self.endsName(bytes[index]), bytes[index] != UInt8(ascii: "=") {
      index += 1
    }
    let key = Self.lowercased(bytes[start..<min(index, start + 20)])
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      store(key, "")
      return
    }
    index += 1
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count else { return }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let valueStart = index
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted ? byte == quote : byte == UInt8(ascii: ">") || Self.isSpace(byte) { break }
      index += 1
    }
    store(key, Self.lowercased(bytes[valueStart..<min(index, valueStart + Self.longest)]))
    if isQuoted, index < bytes.count { index += 1 }
  }

  private mutating func store(_ key: String, _ value: String) {
    switch key {
    case "class", "id", "role": words += value.split(separator: " ").map { String($0) }
    case "type": type = value
    case "hidden": isHidden = isHidden || value != "until-found"
    case "aria-hidden": isHidden = isHidden || value == "true"
    case "style":
      let plain = value.filter { $0 != " " }
      isHidden =
        isHidden || plain.holds("display:none") || plain.holds("visibility:hidden")
    default: break
    }
  }

  // MARK: Bytes

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The bytes as text, with small letters in the place of Latin capitals.
  static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
