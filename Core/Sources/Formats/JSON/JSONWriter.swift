/// Writes JSON text straight into bytes, for what is written many times a second.
///
/// Deterministic: members come in the order of the calls, numbers are as short as they can be and
/// read back exactly. A number that is not finite is written as null, for JSON has no such number
/// and a missing reading is what it means here.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  private let indentation: Int?
  private var depth = 0
  private var needsComma = false
  private var isBehindKey = false

  /// Starts an empty text on one line, or on a line for each value with so many spaces a level.
  public init(indentedBy indentation: Int? = nil) { self.indentation = indentation }

  /// The text as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Ends the line, so that another value can follow in a file of one value a line.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Forgets what has been written and keeps the room for more.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }
}

// MARK: Values

extension JSONWriter {
  /// Writes an object with the members that the body writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Opens an object, whose members follow.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes the object that was opened last.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Writes an array with the values that the body writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes a text.
  public mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number, or null if it is not finite.
  public mutating func value(_ number: Double) {
    separate()
    if number.isFinite {
      NumberText.append(number, to: &bytes)
    } else {
      bytes.append(contentsOf: "null".utf8)
    }
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int64) {
    separate()
    NumberText.append(number, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { value(Int64(number)) }

  /// Writes a truth value.
  public mutating func value(_ truth: Bool) {
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes null.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that another writer without indentation has written before.
  public mutating func value(written bytes: [UInt8]) {
    separate()
    self.bytes.append(contentsOf: bytes)
  }

  /// Writes a whole tree.
  public mutating func value(_ tree: JSON) {
    switch tree {
    case .null: null()
    case .bool(let truth): value(truth)
    case .number(let number): value(number)
    case .string(let text): value(text)
    case .array(let elements):
      array { writer in for element in elements { writer.value(element) } }
    case .object(let members):
      object { writer in for member in members { writer.field(member.key, member.value) } }
    }
  }
}

// MARK: Members

extension JSONWriter {
  /// Writes a key; the value that is written next stands under it.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    if indentation != nil { bytes.append(UInt8(ascii: " ")) }
    isBehindKey = true
  }

  /// Writes a member that is an object.
  public mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Writes a member that is an array.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(body)
  }

  /// Writes a member that is a text, or leaves it out where there is none.
  public mutating func field(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    value(text)
  }

  /// Writes a member that is a number, or leaves it out where there is none.
  public mutating func field(_ key: String, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    value(number)
  }

  /// Writes a member that is a whole number, or leaves it out where there is none.
  public mutating func field(_ key: String, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    value(number)
  }

  /// Writes a member that is a whole number, or leaves it out where there is none.
  public mutating func field(_ key: String, _ number: Int64?) {
    guard let number else { return }
    self.key(key)
    value(number)
  }

  /// Writes a member that is a truth value, or leaves it out where there is none.
  public mutating func field(_ key: String, _ truth: Bool?) {
    guard let truth else { return }
    self.key(key)
    value(truth)
  }

  /// Writes a member that is a whole tree, or leaves it out where there is none.
  public mutating func field(_ key: String, _ tree: JSON?) {
    guard let tree else { return }
    self.key(key)
    value(tree)
  }
}

// MARK: Bytes

extension JSONWriter {
  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  /// Puts what must stand between the last value and the next.
  private mutating func separate() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    needsComma = true
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * indentation))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { appendEscaped(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20:
      bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u001").utf8)
      let digit = byte & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    default: bytes.append(byte)
    }
  }
}
