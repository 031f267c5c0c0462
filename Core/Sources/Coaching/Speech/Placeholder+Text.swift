extension Placeholder {
  /// The placeholders of a text, in order; a name in braces that is none of them is plain text.
  public static func mentioned(in text: String) -> [Placeholder] {
    var found: [Placeholder] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"):
        name = []
      case UInt8(ascii: "}"):
        if let name, let placeholder = Placeholder(rawValue: String(decoding: name, as: UTF8.self))
        {
          found.append(placeholder)
        }
        name = nil
      default:
        name?.append(byte)
      }
    }
    return found
  }
}
