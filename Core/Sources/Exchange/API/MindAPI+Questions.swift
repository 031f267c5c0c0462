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
      let said = try call.body(RunnerQuestion.self)
      self.init(to: said.words, facts: said.facts, said: said.said, coach: said.coach)
      guard !words.isEmpty, words.utf8.count <= Self.longest else {
        throw APICallError(TextFieldWords.text(longest: Self.longest, in: call.language))
      }
    }

    public var call: APICall {
      APICall(saying: RunnerQuestion(words: words, facts: facts, said: said, coach: coach))
    }
  }
}
