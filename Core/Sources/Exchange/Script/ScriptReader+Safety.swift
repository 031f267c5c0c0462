import Coaching
import Formats
import Training

// What a message must not tell anybody, whoever wrote it.
extension ScriptReader {
  /// Reads the words of a message for what may hurt somebody.
  mutating func reviewSafety(_ message: ScriptMessage, _ fields: LocatedFields, _ name: String) {
    let start = fields.location(of: "text")
    for finding in SafetyLint(message.text).findings {
      let place = location(of: finding.offset, in: message.text, from: start)
      let sentence = "in the text of \(name), " + finding.message
      switch finding.severity {
      case .error: notes.error(at: place, sentence, finding.suggestion)
      case .warning: notes.warning(at: place, sentence, finding.suggestion)
      }
    }
  }

  /// The place of a byte of a text in the file; the text's own place where it is written with escapes.
  private func location(of offset: Int, in text: String, from start: TextLocation) -> TextLocation {
    let head = Array(text.utf8.prefix(offset))
    let first = start.offset + 1
    guard first + head.count <= bytes.count,
      bytes[first..<first + head.count].elementsEqual(head)
    else { return start }
    // Bytes that begin a character: the others only go on with one.
    let columns = head.filter { $0 & 0xC0 != 0x80 }.count
    return TextLocation(
      offset: first + head.count,
      line: start.line,
      column: start.column + 1 + columns
    )
  }
}
