/// Readies a text for a voice of another language than English, which reads digits by itself.
enum OtherSpeaker {
  static func speak(_ tokens: [SpeechToken]) -> String {
    var result = ""
    for (index, token) in tokens.enumerated() {
      switch token {
      case .word(let text), .number(let text): result += text
      case .space: if result.utf8.last != UInt8(ascii: " "), !result.isEmpty { result += " " }
      case .ellipsis: result += index == tokens.count - 1 ? "." : ","
      case .mark(SpeechSign.dash):
        if result.utf8.last == UInt8(ascii: " ") { result.removeLast() }
        result += ","
      case .mark(let mark):
        if isBetweenNumbers(index, in: tokens), mark == UInt8(ascii: ":") {
          result += " "
        } else {
          result += sign(mark)
        }
      }
    }
    return result
  }

  private static func isBetweenNumbers(_ index: Int, in tokens: [SpeechToken]) -> Bool {
    guard index > 0, index + 1 < tokens.count, case .number = tokens[index - 1],
      case .number = tokens[index + 1]
    else { return false }
    return true
  }

  private static func sign(_ mark: UInt8) -> String {
    switch mark {
    case SpeechSign.degree: "°"
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "#"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "~"), UInt8(ascii: "\""):
      ""
    default: String(Unicode.Scalar(mark))
    }
  }
}
