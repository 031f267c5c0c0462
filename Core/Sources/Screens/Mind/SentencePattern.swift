/// A sentence with `{}` in the places that are different each time.
struct SentencePattern {
  private let pieces: [[UInt8]]

  /// Takes a pattern.
  init(_ text: String) {
    pieces = Self.split(Array(text.utf8))
  }

  /// What stands in each place of a text; nothing where the text is another sentence.
  func parts(of text: String) -> [String]? {
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: pieces[0]) else { return nil }
    rest = rest.dropFirst(pieces[0].count)
    var parts: [String] = []
    for (number, piece) in pieces.enumerated().dropFirst() {
      guard rest.count >= piece.count else { return nil }
      let last = rest.endIndex - piece.count
      let starts = number == pieces.count - 1 ? last...last : rest.startIndex...last
      guard let start = starts.first(where: { rest[$0...].starts(with: piece) }) else {
        return nil
      }
      parts.append(String(decoding: rest[..<start], as: UTF8.self))
      rest = rest[(start + piece.count)...]
    }
    return rest.isEmpty ? parts : nil
  }

  /// The sentence with something in each place, in order.
  func filled(with parts: [String]) -> String {
    var bytes = pieces[0]
    for (piece, part) in zip(pieces.dropFirst(), parts) { bytes += Array(part.utf8) + piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    for byte in bytes {
      if byte == UInt8(ascii: "}"), pieces[pieces.count - 1].last == UInt8(ascii: "{") {
        pieces[pieces.count - 1].removeLast()
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(byte)
      }
    }
    return pieces
  }
}
