import Formats
import Screens
public import Training

/// What was asked of models, the newest first.
public struct MindLedger: APIAnswer, Shaped, Hashable {
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
    /// What came of it, in words.
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
  public private(set) var entries: [Entry]

  /// Takes the entries.
  public init(_ entries: [Entry]) { self.entries = entries }

  public static var blank: MindLedger { MindLedger([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("entries", &entries, from: Entry.blank) { it, entry throws(ShapeError) in
      try entry.shape(&it)
    }
  }
}

extension MindLedger.Entry {
  fileprivate static var blank: Self {
    Self(
      number: 0,
      at: Instant(secondsSince1970: 0),
      task: "",
      provider: "",
      model: "",
      categories: "",
      bytes: 0,
      input: 0,
      output: 0,
      cost: 0,
      outcome: ""
    )
  }

  fileprivate mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.whole("number", &number)
    try it.instant("at", &at)
    try it.text("task", &task)
    try it.text("provider", &provider)
    try it.text("model", &model)
    try it.text("categories", &categories)
    try it.whole("bytes", &bytes)
    try it.whole("input", &input)
    try it.whole("output", &output)
    try it.dollars("cost", &cost)
    try it.text("outcome", &outcome)
    let entry = self
    it.words("taskWords") { MindScreen.name(ofTask: entry.task, in: $0.language) }
    it.words("whenWords") {
      MindScreen.moment(LocalTime(entry.at, offset: $0.offset), in: $0.language)
    }
    it.words("factWords") { reader in
      MindScreen.facts(
        entry.model,
        bytes: entry.bytes,
        tokens: entry.input + entry.output,
        micros: entry.cost,
        categories: entry.categories,
        in: reader.language
      )
    }
  }
}
