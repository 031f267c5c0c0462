/// A size of QR codes at level M: how its bytes are cut into blocks, and where its patterns lie
/// (ISO/IEC 18004:2015, tables 9 and E.1).
struct QRVersion {
  /// 1 to 10.
  let number: Int
  /// Bytes of error correction in each block.
  let correction: Int
  /// How many bytes of data each block has.
  let blocks: [Int]
  /// The middles of the alignment patterns, in both directions.
  let alignment: [Int]

  /// How many modules a side has.
  var size: Int { 17 + 4 * number }

  /// How many bytes of text fit.
  var capacity: Int { blocks.reduce(0, +) - (number < 10 ? 2 : 3) }

  static let all: [QRVersion] = [
    QRVersion(number: 1, correction: 10, blocks: [16], alignment: []),
    QRVersion(number: 2, correction: 16, blocks: [28], alignment: [6, 18]),
    QRVersion(number: 3, correction: 26, blocks: [44], alignment: [6, 22]),
    QRVersion(number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26]),
    QRVersion(number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30]),
    QRVersion(number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
    QRVersion(number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
    QRVersion(number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
    QRVersion(number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
    QRVersion(number: 10, correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
  ]

  /// The bytes in the order in which they are placed: data and correction of all blocks, interleaved.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = padded(bytes)
    var start = 0
    let parts = blocks.map { count -> [UInt8] in
      defer { start += count }
      return Array(data[start..<(start + count)])
    }
    let code = ReedSolomon(bytes: correction)
    return Self.interleaved(parts) + Self.interleaved(parts.map { code.correction(of: $0) })
  }

  /// Mode, length, text, terminator and padding (7.4.3, 7.4.9 and 7.4.10).
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    let whole = blocks.reduce(0, +)
    var nibbles: [UInt8] = [0b0100]
    if number >= 10 { nibbles += [UInt8(bytes.count >> 12), UInt8(bytes.count >> 8 & 15)] }
    for byte in [UInt8(bytes.count & 255)] + bytes { nibbles += [byte >> 4, byte & 15] }
    nibbles += [0]
    var data = stride(from: 0, to: nibbles.count - 1, by: 2).map {
      nibbles[$0] << 4 | nibbles[$0 + 1]
    }
    while data.count < whole { data.append(data.count % 2 == padParity(bytes) ? 0xEC : 0x11) }
    return data
  }

  /// Padding begins with 0xEC after the text, wherever that ends.
  private func padParity(_ bytes: [UInt8]) -> Int { (bytes.count + (number < 10 ? 2 : 3)) % 2 }

  private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
    let longest = parts.map { $0.count }.max() ?? 0
    return (0..<longest).flatMap { place in
      parts.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}
