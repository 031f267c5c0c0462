/// Cuts JSON that is a list of many values and comes in pieces into portions, each a list by itself, so that
/// one of any length can be read in little memory.
///
/// It only looks for where values end; each portion is then read by ``JSON``. What is no list stays whole.
public struct JSONCutter: Sendable {
  /// What stands around a list: it alone, or objects that have it as their only member, in a list or not.
  private let wrapper: String?

  // The white space of JSON.
  private static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  private var buffer: [UInt8] = []
  /// The bytes of the buffer up to the last value that is whole.
  private var end = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var isAfterCut = false

  /// How deep the values lie that may be parted, once the first bracket has told.
  private var level: Int?
  private var opening: [UInt8] = []
  private var closing: [UInt8] = []

  private var position = TextPosition()
  private var (before, count) = (0, 0)
  private var start = TextLocation.start

  /// Begins a text whose list may be the only member of an object, by its name.
  public init(within wrapper: String? = nil) { self.wrapper = wrapper }

  /// Takes the next piece and returns the portions that ended in it.
  public mutating func read(_ piece: [UInt8]) throws(JSONError) -> [TextPortion] {
    var portions: [TextPortion] = []
    var counted = piece.startIndex
    for (index, byte) in piece.enumerated() {
      if isAfterCut {
        // A comma between two portions belongs to neither.
        guard byte != UInt8(ascii: ","), !Self.spaces.contains(byte) else { continue }
        isAfterCut = false
        position.advance(over: piece[counted..<index])
        (counted, start) = (index, position.location)
      }
      buffer.append(byte)
      guard buffer.count - end <= TextPortion.longest else {
        position.advance(over: piece[counted...index])
        throw JSONError(problem: .tooLong(limit: TextPortion.longest), location: position.location)
      }
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if level == nil { begin(with: byte) }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth == level else { continue }
        (count, end) = (count + 1, buffer.count)
        guard buffer.count >= TextPortion.length else { continue }
        position.advance(over: piece[counted...index])
        counted = index + 1
        portions.append(portion(buffer + closing))
        (buffer, end, before) = (opening, opening.count, count)
        isAfterCut = true
      default: break
      }
    }
    position.advance(over: piece[counted...])
    return portions
  }

  /// Says that there are no more pieces, and returns what is left.
  public mutating func finish() -> [TextPortion] {
    // Behind the last value the list may only close.
    let isClosed =
      before > 0 && end == opening.count
      && buffer[end...].filter { !Self.spaces.contains($0) } == closing
    return isClosed ? [] : [portion(buffer)]
  }

  private mutating func begin(with bracket: UInt8) {
    let isList = bracket == UInt8(ascii: "[")
    let around = isList ? ("[", "]") : ("", "")
    if let wrapper {
      level = isList ? 3 : 2
      opening = Array((around.0 + "{\"" + wrapper + "\":[").utf8)
      closing = Array(("]}" + around.1).utf8)
    } else {
      // Values of an object belong together.
      level = isList ? 1 : .max
      (opening, closing) = (Array(around.0.utf8), Array(around.1.utf8))
    }
  }

  private func portion(_ bytes: [UInt8]) -> TextPortion {
    TextPortion(bytes: bytes, before: before, start: start, repeated: opening.count)
  }
}
