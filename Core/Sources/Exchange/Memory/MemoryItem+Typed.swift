public import Formats
public import Training

extension MemoryItem {
  /// Reads what a form sends, said at a moment.
  ///
  /// `what` is one of the facts that are read (`Runner.facts`) or a kind, `name` what anything but
  /// those facts is called, and `value` what was typed: JSON, or any text.
  public init(typed json: JSON, at moment: Instant) throws(ShapeError) {
    let fields = try Fields(json)
    let what = try fields.string("what")
    let isKnown = Runner.isFact(what)
    guard isKnown || Kind(rawValue: what) != nil else {
      throw fields.error("what", fields["what"], "a fact that is read, or what kind of thing it is")
    }
    let typed = try fields.string("value").trimmed
    guard !typed.isEmpty else { throw fields.error("value", fields["value"], "what to remember") }
    let key = isKnown ? what : Self.key(try fields.string("name"))
    guard !key.isEmpty else {
      throw fields.error("name", fields["name"], "what it is called, in letters or digits")
    }
    try self.init(
      .object([
        JSON.Member("kind", .string(isKnown ? Kind.fact.rawValue : what)),
        JSON.Member("key", .string(key)),
        JSON.Member("value", Value(typed: what == Runner.sexKey ? typed.lowercased() : typed).json),
        JSON.Member("updatedAt", .string(moment.text)),
      ])
    )
  }

  /// A name as a key: "Race in Berlin" is "race-in-berlin".
  private static func key(_ name: String) -> String {
    var key: [UInt8] = []
    for byte in name.utf8 {
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      let isPlain = (0x61...0x7A).contains(small) || (0x30...0x39).contains(small) || small == 0x2E
      if isPlain || small == UInt8(ascii: "_") {
        key.append(small)
      } else if let last = key.last, last != UInt8(ascii: "-") {
        key.append(UInt8(ascii: "-"))
      }
    }
    if key.last == UInt8(ascii: "-") { key.removeLast() }
    return String(decoding: key, as: UTF8.self)
  }
}
