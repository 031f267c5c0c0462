/// Writes XML, element by element, with names and values that are right by construction.
public struct XMLWriter: Sendable {
  private var bytes: [UInt8]
  private var open: [String] = []
  private var hasContent = false

  /// Begins a document in UTF-8.
  public init() { bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) }

  /// The document, with all elements closed.
  public var document: [UInt8] { bytes + [UInt8(ascii: "\n")] }

  /// Writes an element with others in it.
  public mutating func element(
    _ name: String,
    _ attributes: [(String, String)] = [],
    _ content: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    open.append(name)
    hasContent = false
    content(&self)
    open.removeLast()
    if hasContent { newLine() }
    bytes += Array("</\(name)>".utf8)
    hasContent = true
  }

  /// Writes an element with a text in it.
  public mutating func element(_ name: String, text: String) {
    begin(name, [])
    bytes.append(UInt8(ascii: ">"))
    escape(text)
    bytes += Array("</\(name)>".utf8)
    hasContent = true
  }

  /// Writes an element with a number in it, rounded to so many decimals; nothing for a missing number.
  public mutating func element(_ name: String, number: Double, decimals: Int) {
    guard number.isFinite else { return }
    begin(name, [])
    bytes.append(UInt8(ascii: ">"))
    NumberText.append(number, decimals: decimals, to: &bytes)
    bytes += Array("</\(name)>".utf8)
    hasContent = true
  }

  /// A number as attributes hold it, rounded to so many decimals.
  public static func text(_ number: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    NumberText.append(number, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    newLine()
    bytes += Array("<\(name)".utf8)
    for (name, value) in attributes {
      bytes += Array(" \(name)=\"".utf8)
      escape(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in open { bytes.append(UInt8(ascii: " ")) }
  }

  /// What XML itself uses is written as a reference, and what it forbids as the replacement character.
  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x09, 0x0A, 0x0D: bytes += Array("&#\(byte);".utf8)
      case 0..<0x20: bytes += Array("\u{FFFD}".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
