/// A device that asks a proxy for a reply.
struct ProxyAsker: Sendable {
  let token: String

  /// Asks for a reply to some words.
  func reply(to words: String, key: String? = nil, at port: Int) -> PlainHTTP.Answer? {
    var headers = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
    if let key { headers.append("Idempotency-Key: \(key)") }
    let body = #"{"voiceNoteTranscript":"\#(words)","runContextSnapshot":["Pace now: 5:24 /km"]}"#
    return PlainHTTP(port: port).ask("POST", "/chat-reply", headers: headers, Array(body.utf8))
  }
}
