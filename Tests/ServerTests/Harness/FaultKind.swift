import Foundation

/// The ways in which a model's server misbehaves; a seed decides where exactly.
enum FaultKind: String, CaseIterable, Sendable {
  case badKey, noMoney, notAllowed, noModel, conflict, tooLarge, tooMany, tooManyWithDate
  case serverError, badGateway, timeout, overload, redirect, noContent
  case empty, page, halfJSON, errorInside, overloadInside, refusal, emptyChoices, noContentField
  case cut, notHTTP, silent, endless
  case prose, fenced, thought, openEnd, otherShape, wrongType, tooLong, tooManySentences
  case lie, lieInWords, placeholder, address, medicine, markup, swearing, copied, repeated
  case controlSigns, otherLanguage, braces

  /// What it answers to a request; nothing of the answer may be used, except where it is sound after all.
  func answer(to request: String, seed: UInt64) -> FaultServer.Answer {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func below(_ limit: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random % UInt64(limit))
    }
    func says(_ text: String, cutOff: Bool = false) -> FaultServer.Answer {
      FaultServer.says(text, to: request, cutOff: cutOff)
    }
    func reply(_ words: String) -> FaultServer.Answer { says(#"{"reply":"\#(words)"}"#) }
    let final = ["X-Should-Retry": "false"]
    switch self {
    case .badKey: return .whole(401, [:], "{}")
    case .noMoney: return .whole(402, [:], "{}")
    case .notAllowed: return .whole(403, [:], "{}")
    case .noModel: return .whole(404, [:], "{}")
    case .conflict: return .whole(409, final, "{}")
    case .tooLarge: return .whole(413, [:], "{}")
    case .tooMany: return .whole(429, ["Retry-After": "\(600 + below(600))"], "{}")
    case .tooManyWithDate:
      return .whole(429, ["Retry-After": "Wed, 24 Nov 2038 0\(below(10)):00:00 GMT"], "{}")
    case .serverError: return .whole(500, final, String(repeating: "x", count: below(5000)))
    case .badGateway: return .whole(502, final, "<html>")
    case .timeout: return .whole(504, final, "")
    case .overload: return .whole(529, final, "{}")
    case .redirect: return .whole(302, ["Location": "http://127.0.0.1:\(1 + below(9))/"], "")
    case .noContent: return .whole(204, [:], "")
    case .empty: return .whole(200, [:], String(repeating: " ", count: below(9)))
    case .page: return .whole(200, [:], "<html><body>\(below(1000))</body></html>")
    case .halfJSON:
      let whole = #"{"choices":[{"message":{"content":"{\"reply\":\"Go on like this.\"}"}}]}"#
      return .whole(200, [:], String(whole.prefix(1 + below(whole.count - 2))))
    case .errorInside: return .whole(200, [:], #"{"error":{"type":"api_error"}}"#)
    case .overloadInside: return .whole(200, [:], #"{"error":{"type":"overloaded_error"}}"#)
    case .refusal:
      return .whole(
        200,
        [:],
        #"{"content":[],"stop_reason":"refusal","choices":[{"message":{"content":"","refusal":"no"},"finish_reason":"stop"}]}"#
      )
    case .emptyChoices: return .whole(200, [:], #"{"choices":[],"content":[]}"#)
    case .noContentField:
      return .whole(200, [:], #"{"choices":[{"message":{}}],"content":[{"type":"image"}]}"#)
    case .cut:
      return .cut("HTTP/1.1 200 OK\r\nContent-Length: \(200 + below(800))\r\n\r\n{\"choices\"")
    case .notHTTP: return .cut(String(repeating: "hello ", count: 1 + below(50)) + "\r\n\r\n")
    case .silent: return .silent
    case .endless: return .endless
    case .prose: return says("Sure! Keep going, you have \(below(99)) friends.")
    case .fenced: return says("```json\n{\"answer\": \(below(9))}\n```")
    case .thought: return says("<think>{\"reply\":\"Keep going like this.\"}")
    case .openEnd: return says(#"{"reply":"Keep going and"#, cutOff: true)
    case .otherShape: return says(#"{"answer":"Keep going."}"#)
    case .wrongType: return says(#"{"reply":\#(below(1000))}"#)
    case .tooLong: return reply(String(repeating: "go on now ", count: 11 + below(200)))
    case .tooManySentences: return reply("Go on. Go on. Go on. Breathe. Look up. Hold it.")
    case .lie: return reply("Your pace is \(2 + below(2)):1\(below(10)) per kilometer.")
    case .lieInWords: return reply("You have \(["ninety", "eighty"][below(2)]) kilometers left.")
    case .placeholder: return reply("Think of ... and go on.")
    case .address: return reply("See www.example\(below(9)).com now.")
    case .medicine: return reply("Take an \(["ibuprofen", "aspirin"][below(2)]) and go on.")
    case .markup: return reply("**Keep** going like this.")
    case .swearing: return reply("Move your \(["damn", "fucking"][below(2)]) legs now.")
    case .copied: return reply("What about thought of mine")
    case .repeated: return reply("")
    case .controlSigns: return reply("Keep \\u202e going \\u0007 now.")
    case .otherLanguage: return says("Weiter so, du schaffst das!")
    case .braces: return reply("Your pace is {pace} now.")
    }
  }
}
