import Formats
import Screens

extension Dialect {
  /// Writes a chat request; a schema always in the nested form, since llama.cpp ignores the flat one
  /// without a word.
  static func writeChat(
    _ prompt: Prompt,
    _ model: String,
    _ structured: Bool,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("model", model)
      json.field("max_tokens", prompt.longestAnswer)
      json.field("seed", prompt.seed)
      json.array("messages") { json in
        var spoken = prompt
        if structured { spoken.schema = nil }
        writeLine("system", spoken.instructions, to: &json)
        writeLine("user", prompt.question, to: &json)
        for repair in prompt.repairs {
          writeLine("assistant", repair.answer, to: &json)
          writeLine("user", repair.complaint, to: &json)
        }
      }
      json.field("stream", false)
      guard let schema = prompt.schema, structured else { return }
      json.object("response_format") { json in
        json.field("type", "json_schema")
        json.object("json_schema") { json in
          json.field("name", schema.name)
          json.field("strict", true)
          json.key("schema")
          json.value(written: Array(schema.text.utf8))
        }
      }
    }
  }

  private static func writeLine(_ role: String, _ text: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("role", role)
      json.field("content", text)
    }
  }

  /// Reads a chat completion.
  static func readChat(_ json: JSON) throws(ModelError) -> Completion {
    guard let choice = json["choices"]?[0], let message = choice["message"] else {
      throw .unreadable("it has no choice")
    }
    if let refusal = message["refusal"]?.string, !refusal.isEmpty { throw .refused("") }
    let stop = choice["finish_reason"]?.string ?? ""
    if stop == "content_filter" { throw .refused("content filter") }
    guard let text = message["content"]?.string, !text.isEmpty else {
      throw .unreadable("it has no text")
    }
    let usage = json["usage"]
    let cached = tokens(usage?["prompt_tokens_details"]?["cached_tokens"])
    return Completion(
      text,
      isCutOff: stop == "length",
      tokens: TokenCount(
        input: max(0, tokens(usage?["prompt_tokens"]) - cached),
        output: tokens(usage?["completion_tokens"]),
        cached: cached
      ),
      model: json["model"]?.string ?? ""
    )
  }
}
