/// The checksum at the end of a FIT header and of a FIT file.
///
/// Its polynomial is 8005 with reflected bits, from zero: "123456789" gives `BB3D`. Over bytes
/// followed by their own checksum, low byte first, it is zero.
public enum CRC16 {
  private static let crc = ReflectedCRC<UInt16>(polynomial: 0xA001)

  /// The checksum of all the bytes.
  public static func checksum(of bytes: [UInt8]) -> UInt16 {
    checksum(of: bytes.span.bytes)
  }

  /// The checksum of bytes that lie within others.
  public static func checksum(of bytes: RawSpan) -> UInt16 {
    crc.register(after: bytes, from: 0)
  }
}
