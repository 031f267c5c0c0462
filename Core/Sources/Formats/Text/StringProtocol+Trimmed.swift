extension StringProtocol {
  /// The text without the blanks, line ends and other control characters of ASCII around it.
  public var trimmed: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
