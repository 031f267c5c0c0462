import Formats
import Prompts
import Screens
import Testing

struct DialectTests {
  private let prompt = Sample.reply.prompt(sharing: Sample.everything)

  @Test func `speaks to Anthropic with cached parts and no sampling`() throws {
    let summing = Sample.summing.prompt(sharing: Sample.everything)
    let json = try JSON.parse(Dialect.anthropic.body(summing, model: "claude-sonnet-4-6"))
    #expect(
      json.object?.map { $0.key } == ["model", "max_tokens", "system", "messages", "output_config"]
    )
    #expect(json["system"]?.array?.count == 2)
    #expect(json["system"]?[1]?["cache_control"]?["type"]?.string == "ephemeral")
    #expect(json["output_config"]?["format"]?["schema"]?["additionalProperties"] == .bool(false))
    #expect(json["messages"]?[0]?["role"]?.string == "user")
  }

  @Test func `puts the schema into words where a model takes none`() throws {
    for dialect in [Dialect.anthropic, .compatible] {
      let json = try JSON.parse(dialect.body(prompt, model: "m", structured: false))
      #expect(json["output_config"] == nil && json["response_format"] == nil)
      #expect(json.text().contains("JSON Schema"))
    }
  }

  @Test func `sends chat servers the nested schema`() throws {
    let json = try JSON.parse(Dialect.compatible.body(prompt, model: "qwen"))
    #expect(json["response_format"]?["json_schema"]?["name"]?.string == "reply")
    #expect(json["response_format"]?["schema"] == nil)
    #expect(json["stream"] == .bool(false))
  }

  @Test func `has schemas that every provider obeys`() throws {
    for prompt in [prompt, Sample.summing.prompt(sharing: Sample.everything)] {
      let schema = try #require(prompt.schema)
      try check(try JSON.parse(Array(schema.text.utf8)))
    }
  }

  @Test func `writes a schema in one line, each object strict`() {
    #expect(
      Sample.summing.prompt(sharing: Sample.everything).schema?.text
        == #"{"type":"object","additionalProperties":false,"#
        + #""required":["summary","went_well","to_try","facts"],"properties":{"#
        + #""summary":{"type":"string","description":"one or two sentences"},"#
        + #""went_well":{"type":"string","description":"one sentence"},"#
        + #""to_try":{"type":"string","description":"one sentence"},"#
        + #""facts":{"type":"array","description":"at most five, often none","items":{"#
        + #""type":"object","additionalProperties":false,"#
        + #""required":["kind","value","confidence","words"],"properties":{"#
        + #""kind":{"enum":["preference","goal","fact","dislike","personalReference"]},"#
        + #""value":{"type":"string","description":"in few words of the runner"},"#
        + #""confidence":{"type":"number","description":"above 0 and below 1"},"#
        + #""words":{"type":"string","description":"the runner's own words"}}}}}}"#
    )
  }

  private func check(_ schema: JSON) throws {
    for member in schema.object ?? [] {
      let refused = [
        "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "oneOf", "pattern",
      ]
      #expect(!refused.contains(member.key))
    }
    if schema["type"]?.string == "object" {
      #expect(schema["additionalProperties"] == .bool(false))
      let names = schema["properties"]?.object?.map { $0.key }
      #expect(schema["required"]?.array?.compactMap { $0.string } == names)
    }
    for member in schema["properties"]?.object ?? [] { try check(member.value) }
    for part in schema["anyOf"]?.array ?? [] { try check(part) }
    if let items = schema["items"] { try check(items) }
  }

  @Test func `reads both answers with their tokens`() throws {
    let message =
      #"{"content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"{}"}],"stop_reason":"end_turn","model":"c","usage":{"input_tokens":7,"output_tokens":3,"cache_read_input_tokens":100,"cache_creation_input_tokens":5}}"#
    let anthropic = try Dialect.anthropic.completion(
      status: 200,
      body: Array(message.utf8),
      model: "c"
    )
    #expect(anthropic.text == "{}")
    #expect(anthropic.tokens == TokenCount(input: 7, output: 3, cached: 100, stored: 5))
    let chat =
      #"{"choices":[{"message":{"content":"{}","refusal":null},"finish_reason":"length"}],"usage":{"prompt_tokens":10,"completion_tokens":4,"prompt_tokens_details":{"cached_tokens":6}}}"#
    let compatible = try Dialect.compatible.completion(
      status: 200,
      body: Array(chat.utf8),
      model: "q"
    )
    #expect(compatible.isCutOff)
    #expect(compatible.tokens == TokenCount(input: 4, output: 4, cached: 6))
  }

  @Test(arguments: [
    (401, "{}", ModelError.key), (402, "{}", .billing), (403, "{}", .forbidden),
    (404, "{}", .unknownModel("m")), (413, "", .tooLarge), (500, "oops", .server(500)),
    (504, "", .tooSlow), (529, "{}", .overloaded(after: nil)), (302, "", .redirected),
    (200, "", .unreadable("it is empty")), (200, "<html>", .unreadable("it is no JSON")),
    (200, #"{"error":{"type":"overloaded_error"}}"#, .overloaded(after: nil)),
    (400, #"{"error":{"type":"exceed_context_size_error"}}"#, .tooLarge),
    (400, #"{"error":{"message":"bad schema"}}"#, .badRequest("bad schema")),
  ])
  func `knows what a failure means`(status: Int, body: String, error: ModelError) {
    for dialect in Dialect.allCases {
      #expect(throws: error) {
        try dialect.completion(status: status, body: Array(body.utf8), model: "m")
      }
    }
  }

  @Test func `takes a refusal with status 200 for one`() {
    let refusal = #"{"content":[],"stop_reason":"refusal","stop_details":{"category":"harm"}}"#
    #expect(throws: ModelError.refused("harm")) {
      try Dialect.anthropic.completion(status: 200, body: Array(refusal.utf8), model: "m")
    }
    let filtered = #"{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}"#
    #expect(throws: ModelError.refused("content filter")) {
      try Dialect.compatible.completion(status: 200, body: Array(filtered.utf8), model: "m")
    }
  }
}
