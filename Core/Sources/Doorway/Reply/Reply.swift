import Formats
import Screens

/// How a page is answered.
enum Reply {
  /// An object.
  static func object(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    return json.bytes
  }

  /// Why there is no answer.
  static func failure(_ error: PageError, in language: Language) -> [UInt8] {
    object { json in
      json.object("error") { json in
        json.field("message", error.message(in: language))
        json.field("details", error.details)
        json.field("offset", error.offset)
        json.field("offer", error.offer(in: language))
        guard let wanted = error.wanted else { return }
        json.key("words")
        wanted.write(to: &json)
      }
    }
  }
}
