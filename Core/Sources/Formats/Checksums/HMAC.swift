/// A code that only who knows a key can make of a message (RFC 2104), with ``SHA256``.
public enum HMAC {
  private static let block = 64

  /// The 32 bytes of the code.
  public static func sha256(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var padded = key.count > block ? SHA256.digest(of: key) : key
    padded += [UInt8](repeating: 0, count: block - padded.count)
    let inner = SHA256.digest(of: padded.map { $0 ^ 0x36 } + message)
    return SHA256.digest(of: padded.map { $0 ^ 0x5C } + inner)
  }
}
