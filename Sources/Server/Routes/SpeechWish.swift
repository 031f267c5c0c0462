import HTTPTypes
import Formats
import Integrations

/// What a page wants to hear: `{"text": "...", "language": "en", "voice": "rms"}`.
struct SpeechWish {
  let words: SpokenWords
  let language: String
  let voice: String?

  init(_ body: [UInt8]) throws(Problem) {
    let json: JSON
    do { json = try JSON.parse(body) } catch { throw Problem(.badRequest, error.description) }
    guard let text = json["text"]?.string else {
      throw Problem(.badRequest, "\"text\" is missing: the words to speak")
    }
    do { words = try SpokenWords(text) } catch { throw Problem(.badRequest, error.description) }
    language = try Self.tag(json["language"], named: "language") ?? "en"
    voice = try Self.tag(json["voice"], named: "voice")
  }

  private static func tag(_ json: JSON?, named name: String) throws(Problem) -> String? {
    guard let json, !json.isNull else { return nil }
    guard let tag = json.string, (1...40).contains(tag.utf8.count) else {
      throw Problem(.badRequest, "\"\(name)\" is not a short text")
    }
    return tag
  }
}
