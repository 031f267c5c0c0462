/// Makes UTF-8 of a table in UTF-16 that comes in pieces; what is written in bytes stays as it is.
struct TableDecoder {
  private var waiting: [UInt8] = []
  private var hasBegun = false
  private var isLittle: Bool?

  /// What a further piece says.
  mutating func read(_ piece: [UInt8]) -> [UInt8] {
    if hasBegun, isLittle == nil { return piece }
    waiting += piece
    guard hasBegun || waiting.count >= 4 else { return [] }
    begin()
    guard let isLittle else { return finish() }
    var end = waiting.count & ~1
    // The first half of a character waits for the second.
    if end >= 2, (0xD8...0xDB).contains(waiting[end - (isLittle ? 1 : 2)]) { end -= 2 }
    defer { waiting = Array(waiting[end...]) }
    return TableText.utf16(waiting[..<end], isLittle: isLittle)
  }

  /// What is left when there are no more pieces.
  mutating func finish() -> [UInt8] {
    begin()
    defer { waiting = [] }
    guard let isLittle else { return waiting }
    return TableText.utf16(waiting[...], isLittle: isLittle)
  }

  private mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let wide = TableText.wide(waiting) else { return }
    isLittle = wide.isLittle
    waiting.removeFirst(wide.mark)
  }
}
