/// Random bytes of the system, for what must not be guessed.
public enum Secret {
  /// So many bytes.
  public static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// So many bytes, as lower-case hexadecimal digits.
  public static func hexadecimal(bytes count: Int) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes(count).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
