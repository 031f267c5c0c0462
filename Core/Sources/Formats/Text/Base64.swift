/// Bytes as letters that every text may hold, by RFC 4648, section 4: with padding, on one line.
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  // The six bits of each letter, 0xFF for what is none.
  private static let bits: [UInt8] = {
    var bits = [UInt8](repeating: 0xFF, count: 256)
    for (value, letter) in letters.enumerated() { bits[Int(letter)] = UInt8(value) }
    return bits
  }()

  /// The letters of some bytes, four for three.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for index in 0..<3 {
        group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0)
      }
      for index in 0..<4 {
        let six = Int(group >> (18 - 6 * UInt32(index))) & 63
        text.append(index <= count ? letters[six] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of some letters, or nothing where these are no whole groups, or end in bits that say
  /// nothing.
  public static func bytes(of text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    for start in stride(from: 0, to: letters.count, by: 4) {
      var group: UInt32 = 0
      var count = 4
      for index in 0..<4 {
        let letter = letters[start + index]
        var six = bits[Int(letter)]
        if letter == padding, start + 4 == letters.count, index >= 2 {
          count = min(count, index)
          six = 0
        } else if count < 4 || six == 0xFF {
          return nil
        }
        group = group << 6 | UInt32(six)
      }
      let whole = count - 1
      guard group & ((1 << (8 * UInt32(3 - whole))) - 1) == 0 else { return nil }
      for index in 0..<whole { bytes.append(UInt8(group >> (16 - 8 * UInt32(index)) & 0xFF)) }
    }
    return bytes
  }
}
