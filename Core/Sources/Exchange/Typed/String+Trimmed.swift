extension String {
  /// What was typed, without spaces and line ends around it.
  var trimmed: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return String(decoding: Array(bytes), as: UTF8.self)
  }
}
