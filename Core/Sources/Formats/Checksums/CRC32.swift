/// The checksum of zip files (IEEE 802.3, reflected): "123456789" gives `CBF43926`.
public enum CRC32 {
  private static let crc = ReflectedCRC<UInt32>(polynomial: 0xEDB8_8320)

  /// The checksum of all the bytes.
  public static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~crc.register(after: bytes.span.bytes, from: ~0)
  }
}
