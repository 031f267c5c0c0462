public import Coaching
public import Formats
import Screens
import Training

/// A script that a model or the rules have written, whose line is whose, and how it went on rehearsals.
public struct MindScript: APIAnswer, Equatable {
  /// The script.
  public var script: Script
  /// The model; nothing where rules wrote all of it.
  public var model: String?
  /// Why no answer of the model is used as it came, in sentences.
  public var problems: [String]
  /// What the rehearsals showed.
  public var report: ScriptReport
  /// How the names of the model's lines begin.
  public var prefix: String
  /// What it cost, in US dollars.
  public var cost: Double

  /// Puts it together.
  public init(
    _ script: Script,
    model: String? = nil,
    problems: [String] = [],
    report: ScriptReport,
    prefix: String,
    cost: Double = 0
  ) {
    self.script = script
    self.model = model
    self.problems = problems
    self.report = report
    self.prefix = prefix
    self.cost = cost
  }

  /// How many lines are the model's.
  public var ofModel: Int { script.messages.filter { isOfModel($0) }.count }

  /// Whether a model wrote a line.
  public func isOfModel(_ message: ScriptMessage) -> Bool { message.id.hasPrefix(prefix) }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("script")
      script.write(to: &json)
      json.field("model", model)
      json.array("problems") { json in
        for problem in problems { json.value(problem) }
      }
      json.key("report")
      report.write(to: &json)
      json.field("prefix", prefix)
      json.field("cost", cost)
      json.array("lines") { json in
        for message in script.messages {
          json.object { json in
            json.field("id", message.id)
            json.field("when", message.trigger.sentence(units: reader.units, in: reader.language))
            json.field("text", message.text)
            json.field("isOfModel", isOfModel(message))
            json.field("by", MindScreen.author(isModel: isOfModel(message), in: reader.language))
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    let bytes = Array((fields["script"] ?? .null).text().utf8)
    guard let script = Script.read(bytes).script else {
      throw fields.error("script", fields["script"], "a script")
    }
    self.init(
      script,
      model: try fields.string(ifPresent: "model"),
      problems: try fields.list("problems").compactMap { $0.string },
      report: try ScriptReport(answer: fields["report"] ?? .null),
      prefix: try fields.string("prefix"),
      cost: try fields.number("cost")
    )
  }
}
