public import Coaching
import Exchange
public import Formats
import Training

/// What our proxy answers: the value as its readers understood it, and the model's own words for the readers
/// of whoever asked.
public struct ProxyAnswer: Sendable {
  /// What the model wrote.
  public var text: String
  /// How it came to pass.
  public var origin: String
  /// The model.
  public var model: String
  /// What it took.
  public var tokens: TokenCount
  /// What it cost, in millionths of a US dollar.
  public var cost: Int64

  /// Puts it together.
  public init(_ text: String, origin: String, model: String, tokens: TokenCount, cost: Int64) {
    self.text = text
    self.origin = origin
    self.model = model
    self.tokens = tokens
    self.cost = cost
  }

  /// The answer as JSON, with the members of its value first.
  public func written(_ value: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      value(&json)
      json.field("answer", text)
      json.field("origin", origin)
      json.field("model", model)
      json.object("usage") { json in
        json.field("input", tokens.input)
        json.field("output", tokens.output)
        json.field("cached", tokens.cached)
        json.field("stored", tokens.stored)
      }
      json.field("costUsd", MindSettings.dollars(cost))
    }
    return json.text
  }

  /// The members of a reply.
  public static func write(_ reply: String, to json: inout JSONWriter) {
    json.field("replyText", reply)
  }

  /// The members of a summary.
  public static func write(_ summary: RunSummaryText, to json: inout JSONWriter) {
    json.field("summaryText", summary.text)
    json.array("extractedFacts") { json in
      for fact in summary.facts {
        json.object { json in
          json.field("kind", fact.kind.rawValue)
          json.field("value", fact.value)
          json.field("confidence", fact.confidence)
        }
      }
    }
  }

  /// The members of an insight.
  public static func write(_ sentences: [String], to json: inout JSONWriter) {
    json.array("sentences") { json in for sentence in sentences { json.value(sentence) } }
  }

  /// The members of a script.
  public static func write(_ script: Script, to json: inout JSONWriter) {
    json.field("scriptId", script.id)
    json.array("messages") { json in
      for message in script.messages { message.write(to: &json) }
    }
  }

  /// The members of a workout.
  public static func write(_ workout: GeneratedWorkout?, to json: inout JSONWriter) {
    json.field("title", workout?.title)
    json.field("why", workout?.why)
    json.field("text", workout?.text)
  }
}
