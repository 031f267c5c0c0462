/// Takes the signs of Markdown's emphasis out of a folded line: "**Push**: *EMOM 12*" says "Push: EMOM 12".
enum Emphasis {
  /// The line with a space for each sign that stands around words; a sign alone stays.
  static func taken(from bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: isSign) else { return bytes }
    var bytes = bytes
    var place = 0
    while place < bytes.count {
      guard isSign(bytes[place]) else {
        place += 1
        continue
      }
      let length = run(at: place, of: bytes)
      if length <= 3, opens(place, length, bytes), let end = closing(place, length, bytes) {
        for index in place..<(place + length) { bytes[index] = 0x20 }
        for index in end..<(end + length) { bytes[index] = 0x20 }
      }
      place += length
    }
    return bytes
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }

  private static func run(at place: Int, of bytes: [UInt8]) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == bytes[place] { end += 1 }
    return end - place
  }

  // Before words and behind none: "3*8" multiplies, "snake_case" is a word, "* Swing" is a step.
  private static func opens(_ place: Int, _ length: Int, _ bytes: [UInt8]) -> Bool {
    let before = place > 0 ? bytes[place - 1] : 0x20
    let behind = place + length < bytes.count ? bytes[place + length] : 0x20
    return !isWord(before) && behind != 0x20
  }

  private static func closing(_ place: Int, _ length: Int, _ bytes: [UInt8]) -> Int? {
    var end = place + length + 1
    while end < bytes.count {
      guard bytes[end] == bytes[place] else {
        end += 1
        continue
      }
      let found = run(at: end, of: bytes)
      let behind = end + found < bytes.count ? bytes[end + found] : 0x20
      if found == length, bytes[end - 1] != 0x20, !isWord(behind) { return end }
      end += found
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isFigure || byte == FoldedLine.other
  }
}
