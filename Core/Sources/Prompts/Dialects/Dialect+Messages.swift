import Formats
import Screens

extension Dialect {
  /// Writes a request to Anthropic: stable part, person's part, question; the first two are cached.
  ///
  /// Sampling parameters are refused since 2026-10-21 and never sent.
  static func writeMessages(
    _ prompt: Prompt,
    _ model: String,
    _ structured: Bool,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("model", model)
      json.field("max_tokens", prompt.longestAnswer)
      json.array("system") { json in
        var stable = prompt.stable
        if let schema = prompt.schema, !structured { stable += schemaInWords(schema) }
        for text in [stable, prompt.person] where !text.isEmpty {
          json.object { json in
            json.field("type", "text")
            json.field("text", text)
            json.object("cache_control") { json in json.field("type", "ephemeral") }
          }
        }
      }
      json.array("messages") { json in
        writeTurn("user", prompt.question, to: &json)
        for repair in prompt.repairs {
          writeTurn("assistant", repair.answer.isEmpty ? "{}" : repair.answer, to: &json)
          writeTurn("user", repair.complaint, to: &json)
        }
      }
      guard let schema = prompt.schema, structured else { return }
      json.object("output_config") { json in
        json.object("format") { json in
          json.field("type", "json_schema")
          json.key("schema")
          json.value(written: Array(schema.text.utf8))
        }
      }
    }
  }

  private static func writeTurn(_ role: String, _ text: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("role", role)
      json.array("content") { json in
        json.object { json in
          json.field("type", "text")
          json.field("text", text)
        }
      }
    }
  }

  /// Reads what Anthropic answers; a refusal comes with status 200 and maybe without content.
  static func readMessage(_ json: JSON) throws(ModelError) -> Completion {
    let stop = json["stop_reason"]?.string ?? ""
    if stop == "refusal" {
      throw .refused(json["stop_details"]?["category"]?.string ?? "")
    }
    guard let content = json["content"]?.array else { throw .unreadable("it has no content") }
    var text = ""
    for part in content where part["type"]?.string == "text" { text += part["text"]?.string ?? "" }
    guard !text.isEmpty else { throw .unreadable("it has no text") }
    let usage = json["usage"]
    func count(_ key: String) -> Int { tokens(usage?[key]) }
    return Completion(
      text,
      isCutOff: stop == "max_tokens" || stop == "model_context_window_exceeded",
      tokens: TokenCount(
        input: count("input_tokens"),
        output: count("output_tokens"),
        cached: count("cache_read_input_tokens"),
        stored: count("cache_creation_input_tokens")
      ),
      model: json["model"]?.string ?? ""
    )
  }

  /// A count that a server says, within what is possible.
  static func tokens(_ json: JSON?) -> Int {
    guard let number = json?.number, number >= 0, number < 100_000_000 else { return 0 }
    return Int(number)
  }
}
