/// A name as part of an address or a file name.
public enum Slug {
  /// Lower-case letters, digits and single hyphens; empty if nothing of the name is left.
  public static func text(of name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        bytes.append(byte | 0x20)
      case UInt8(ascii: "'"), 0x80...0xFF:
        continue
      default:
        if bytes.last != UInt8(ascii: "-"), !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
