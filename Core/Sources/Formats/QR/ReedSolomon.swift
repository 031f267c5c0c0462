/// Bytes that correct errors in others: Reed-Solomon over the field of 256 with x⁸+x⁴+x³+x²+1, as QR codes
/// use it (ISO/IEC 18004:2015, 7.5.2).
struct ReedSolomon {
  /// The coefficients of the generator after the first, which is 1.
  private let generator: [UInt8]

  /// Prepares for so many bytes of correction.
  init(bytes count: Int) {
    var generator: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      var next = generator + [0]
      for place in generator.indices {
        next[place + 1] ^= Self.product(generator[place], root)
      }
      generator = next
      root = Self.product(root, 2)
    }
    self.generator = Array(generator.dropFirst())
  }

  /// The remainder of the data, divided by the generator.
  func correction(of data: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest = Array(rest.dropFirst()) + [0]
      for place in rest.indices { rest[place] ^= Self.product(generator[place], factor) }
    }
    return rest
  }

  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var (sum, left, right) = (0, Int(left), Int(right))
    while right > 0 {
      if right & 1 == 1 { sum ^= left }
      left <<= 1
      if left > 255 { left ^= 0x11D }
      right >>= 1
    }
    return UInt8(sum)
  }
}
