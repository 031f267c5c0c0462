extension Language {
  /// A figure as this language writes it: "5.21 km", in German "5,21 km".
  ///
  /// - Parameter text: A figure in English that has no full stop but that of its decimals.
  func figure(_ text: String) -> String {
    guard self == .german else { return text }
    let bytes = text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words of this language, beside each other where they are written.
  func pick(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .german: german()
    }
  }
}
