import Formats
import Screens

extension Dialect {
  /// Writes what our proxy takes: facts and no prompt; it puts its own prompt before them.
  static func writeRelay(_ prompt: Prompt, to json: inout JSONWriter) {
    json.object { json in
      json.field("seed", prompt.seed)
      // What was written reads back; its members stand beside the seed.
      for member in (try? JSON.parse(prompt.relay))?.object ?? [] {
        json.field(member.key, member.value)
      }
    }
  }

  /// Reads what our proxy answers: what its model wrote, which passed its readers and now passes ours.
  static func readRelayed(_ json: JSON) throws(ModelError) -> Completion {
    guard let text = json["answer"]?.string, !text.isEmpty else {
      throw .unreadable("it has no answer")
    }
    let usage = json["usage"]
    return Completion(
      text,
      tokens: TokenCount(
        input: tokens(usage?["input"]),
        output: tokens(usage?["output"]),
        cached: tokens(usage?["cached"]),
        stored: tokens(usage?["stored"])
      ),
      model: json["model"]?.string ?? ""
    )
  }

  /// Why a proxy does not answer, in its own words where it has any.
  static func refusal(
    _ status: Int,
    _ headers: [String: String],
    _ body: [UInt8],
    _ model: String
  ) -> ModelError {
    // A server in trouble may answer in HTML; the status then says enough.
    let detail = ((try? JSON.parse(body)) ?? .null)["detail"]?.string
    switch (status, detail) {
    case (300..<400, _): return .redirected
    case (401, _): return .key
    case (_, let detail?):
      let plain = detail.unicodeScalars.prefix(240).filter { $0.value >= 0x20 && $0.value != 0x7F }
      let mayPass = [429, 503, 504].contains(status)
      return .declined(
        String(String.UnicodeScalarView(plain)),
        mayPass: mayPass,
        after: RetryPolicy.wait(named: headers)
      )
    default: return ModelError(status: status, headers: headers, body: body, model: model)
    }
  }
}
