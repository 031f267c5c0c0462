public import Formats
import Screens
public import Training

/// What was asked of models, the newest first.
public struct MindLedger: APIAnswer, Hashable {
  /// One request.
  public struct Entry: Hashable, Sendable {
    /// Its number.
    public var number: Int64
    /// When it was written down, before it was sent.
    public var at: Instant
    /// What it was for.
    public var task: String
    /// Who was asked.
    public var provider: String
    /// The model.
    public var model: String
    /// The categories of what was in it.
    public var categories: String
    /// Its bytes.
    public var bytes: Int
    /// Tokens of the prompt, read anew or from a cache.
    public var input: Int
    /// Tokens of the answer.
    public var output: Int
    /// What it cost, in millionths of a US dollar; while it is under way, the most that it can cost.
    public var cost: Int64
    /// What came of it.
    public var outcome: String

    /// Creates an entry.
    public init(
      number: Int64,
      at: Instant,
      task: String,
      provider: String,
      model: String,
      categories: String,
      bytes: Int,
      input: Int,
      output: Int,
      cost: Int64,
      outcome: String
    ) {
      self.number = number
      self.at = at
      self.task = task
      self.provider = provider
      self.model = model
      self.categories = categories
      self.bytes = bytes
      self.input = input
      self.output = output
      self.cost = cost
      self.outcome = outcome
    }
  }

  /// The entries.
  public let entries: [Entry]

  /// Takes the entries.
  public init(_ entries: [Entry]) { self.entries = entries }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("entries") { json in
        for entry in entries {
          json.object { json in
            json.field("number", entry.number)
            json.field("at", entry.at.text)
            json.field("task", entry.task)
            json.field("provider", entry.provider)
            json.field("model", entry.model)
            json.field("categories", entry.categories)
            json.field("bytes", entry.bytes)
            json.field("input", entry.input)
            json.field("output", entry.output)
            json.field("cost", MindSettings.dollars(entry.cost))
            json.field("outcome", MindProblem.outcome(entry.outcome, in: reader.language))
            json.field("taskWords", MindScreen.name(ofTask: entry.task, in: reader.language))
            let time = LocalTime(entry.at, offset: reader.offset)
            json.field("whenWords", MindScreen.moment(time, in: reader.language))
            json.field(
              "factWords",
              MindScreen.facts(
                entry.model,
                bytes: entry.bytes,
                tokens: entry.input + entry.output,
                micros: entry.cost,
                categories: entry.categories,
                in: reader.language
              )
            )
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var entries: [Entry] = []
    for json in try Fields(json).list("entries") {
      let fields = try Fields(json, at: "entries")
      guard let at = try fields.instant(ifPresent: "at") else {
        throw fields.error("at", nil, "a moment")
      }
      entries.append(
        Entry(
          number: try fields.integer("number"),
          at: at,
          task: try fields.string("task"),
          provider: try fields.string("provider"),
          model: try fields.string("model"),
          categories: try fields.string("categories"),
          bytes: Int(clamping: try fields.integer("bytes")),
          input: Int(clamping: try fields.integer("input")),
          output: Int(clamping: try fields.integer("output")),
          cost: Int64((try fields.number("cost") * Double(MindSettings.micros)).rounded()),
          outcome: try fields.string("outcome")
        )
      )
    }
    self.init(entries)
  }
}
