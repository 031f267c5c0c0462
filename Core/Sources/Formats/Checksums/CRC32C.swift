/// The checksum of the Castagnoli polynomial, for noticing a damaged journal event.
///
/// The same as in iSCSI (RFC 3720, section B.4): "123456789" gives `E3069283`.
public enum CRC32C {
  private static let crc = ReflectedCRC<UInt32>(polynomial: 0x82F6_3B78)

  /// The checksum of all the bytes.
  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    checksum(of: bytes.span.bytes)
  }

  /// The checksum of bytes that lie within others.
  public static func checksum(of bytes: RawSpan) -> UInt32 {
    ~crc.register(after: bytes, from: ~0)
  }
}
