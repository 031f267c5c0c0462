/// How long an event is, where its file says no end: `PT1H30M`, `P1D` or `-P2W`.
///
/// Weeks and days are counted on the wall and hours exactly (RFC 5545, 3.3.6): eight hours over a change of
/// the clocks end an hour off on the wall.
struct CalendarLength: Hashable {
  /// The seconds of its weeks and days, on the wall.
  var nominal: WallSeconds = 0
  /// The seconds of its hours, minutes and seconds.
  var exact: Int64 = 0

  /// All of it where the clocks stay as they are; an event never ends before it starts.
  var whole: Int64 { max(0, nominal + exact) }

  /// Reads a length.
  init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    let isBack = rest.first == UInt8(ascii: "-")
    if isBack || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var number: Int64?
    for byte in rest {
      if (0x30...0x39).contains(byte) {
        number = (number ?? 0) * 10 + Int64(byte - 0x30)
        guard number ?? 0 < 10_000_000_000 else { return nil }
        continue
      }
      if byte == UInt8(ascii: "T") { continue }
      guard let count = number else { return nil }
      switch byte {
      case UInt8(ascii: "W"): nominal += count * 604_800
      case UInt8(ascii: "D"): nominal += count * 86_400
      case UInt8(ascii: "H"): exact += count * 3600
      case UInt8(ascii: "M"): exact += count * 60
      case UInt8(ascii: "S"): exact += count
      default: return nil
      }
      number = nil
      // Longer than any calendar, and far from what an integer holds.
      guard max(nominal, exact) < 1 << 50 else { return nil }
    }
    guard number == nil else { return nil }
    if isBack { (nominal, exact) = (-nominal, -exact) }
  }
}
