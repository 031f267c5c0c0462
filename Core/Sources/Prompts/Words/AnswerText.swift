import Formats
import Screens

/// Finds the JSON in what a model has written around it.
enum AnswerText {
  /// The text without a model's thoughts and without fences.
  static func plain(_ text: String) -> String {
    var text = text
    while let start = range(of: "<think>", in: text) {
      let rest = String(text[start.upperBound...])
      let tail = range(of: "</think>", in: rest).map { String(rest[$0.upperBound...]) } ?? ""
      text = String(text[..<start.lowerBound]) + tail
    }
    // Some servers cut off the opening mark.
    if let end = range(of: "</think>", in: text) { text = String(text[end.upperBound...]) }
    return Words.trimmed(text)
  }

  /// The first whole JSON object in a text, or why there is none.
  static func object(in text: String) -> (json: JSON?, lack: ModelProblem.Form?) {
    let bytes = Array(plain(text).utf8)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else {
      return (nil, .noObject)
    }
    var depth = 0
    var isInText = false
    var isEscaped = false
    for place in start..<bytes.count {
      let byte = bytes[place]
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth == 0 else { continue }
        do throws(JSONError) {
          return (try JSON.parse(Array(bytes[start...place])), nil)
        } catch {
          return (nil, .unreadable(error.description))
        }
      default: break
      }
    }
    return (nil, .endless)
  }

  private static func range(of part: String, in text: String) -> Range<String.Index>? {
    let (bytes, whole) = (Array(part.utf8), text.utf8)
    var start = whole.startIndex
    while start < whole.endIndex {
      if whole[start...].starts(with: bytes) {
        return start..<whole.index(start, offsetBy: bytes.count)
      }
      start = whole.index(after: start)
    }
    return nil
  }
}
