import Formats
import Screens
public import Training

extension MindAPI {
  /// Shows what would be sent for a task.
  public struct Preview: APIRequest {
    public typealias Answer = MindRequestText
    public static let endpoint = Endpoint.get("previewMind", "/api/v1/mind/preview")
      .asks(.choice("task", MindTask.self, isRequired: true), .query("id"))
      .gives("MindRequest").needs(.read)
      .does("Show the exact request that would be sent for a task.")

    /// The task.
    public let task: MindTask
    /// The first letters of the activity's name; the newest where none is named.
    public let prefix: String?

    /// Names a task, and the activity that it is about.
    public init(_ task: MindTask, of prefix: String? = nil) {
      self.task = task
      self.prefix = prefix
    }

    public init(_ call: APICall) throws(APICallError) {
      guard let task = try call.choice("task", MindTask.self) else {
        throw APICallError("\"task\" is missing")
      }
      self.task = task
      prefix = call.values["id"]
    }

    public var call: APICall {
      var values = ["task": task.rawValue]
      values["id"] = prefix
      return APICall(values)
    }
  }

  /// Asks for an answer to a runner.
  public struct Reply: APIRequest {
    public typealias Answer = MindWords
    public static let endpoint = Endpoint.post("replyToRunner", "/api/v1/mind/reply")
      .takes("RunnerQuestion").gives("MindWords").needs(.log)
      .does(
        "Have the model answer what a runner has said; no words where the coach answers by himself."
      )

    // As many words as are taken on a run.
    private static let longest = 1000

    /// What the runner said.
    public let words: String
    /// What is known of the run, in lines.
    public let facts: [String]
    /// What the coach has said lately, the newest last.
    public let said: [String]
    /// The coach's personality; the usual one where none is named.
    public let coach: String?

    /// Asks for an answer, with what is known of the run.
    public init(to words: String, facts: [String] = [], said: [String] = [], coach: String? = nil) {
      self.words = words
      self.facts = facts
      self.said = said
      self.coach = coach
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      do throws(ShapeError) {
        words = try fields.string("text")
        facts = try Self.texts(fields, "facts")
        said = try Self.texts(fields, "said")
        coach = try fields.string(ifPresent: "coach")
      } catch {
        throw APICallError(error)
      }
      guard !words.isEmpty, words.utf8.count <= Self.longest else {
        throw APICallError(TextFieldWords.text(longest: Self.longest, in: call.language))
      }
    }

    private static func texts(_ fields: Fields, _ key: String) throws(ShapeError) -> [String] {
      try fields.list(key).map { entry throws(ShapeError) in
        guard let text = entry.string else { throw fields.error(key, entry, "a list of texts") }
        return text
      }
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          json.field("text", words)
          json.array("facts") { json in for fact in facts { json.value(fact) } }
          json.array("said") { json in for line in said { json.value(line) } }
          json.field("coach", coach)
        }
      }
    }
  }
}
