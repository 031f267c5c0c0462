/// A text without invisible differences.
public enum NormalForm {
  /// The bytes with line feeds for line ends, without a byte order mark, in the composed normal form
  /// of Unicode (NFC, UAX 15).
  public static func bytes(of bytes: [UInt8]) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var isPlain = true
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D {
        lines.append(0x0A)
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
      } else {
        isPlain = isPlain && byte < 0x80
        lines.append(byte)
      }
    }
    return isPlain ? lines : composed(lines)
  }

  private static func composed(_ bytes: [UInt8]) -> [UInt8] {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var composed: [UInt8] = []
    composed.reserveCapacity(bytes.count)
    for scalar in CanonicalComposition.normalForm(of: scalars) {
      composed.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return composed
  }
}
