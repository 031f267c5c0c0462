import Formats
public import Training

/// The models that are known and what they cost, on the day their prices were read.
public struct ModelTable: Hashable, Sendable {
  /// One model.
  public struct Model: Hashable, Sendable {
    /// What the provider calls it.
    public var name: String
    /// US dollars for a million tokens of the prompt.
    public var input: Double
    /// US dollars for a million tokens of the answer.
    public var output: Double
    /// US dollars for a million tokens from a cache.
    public var cached: Double
    /// US dollars for a million tokens into a cache.
    public var stored: Double
    /// Whether it takes a schema.
    public var structured: Bool
  }

  /// The day on which the prices were read.
  public let readOn: String
  /// The models.
  public let models: [Model]
  /// The model of each task where nobody chose another.
  public let defaults: [String: String]
  /// What recognizers of speech cost, in US dollars for a minute of sound.
  public let recognizers: [String: Double]

  /// Reads the table, or nothing if a part of it is missing.
  public init?(_ bytes: [UInt8]) {
    // The table is ours, and a test reads it whole.
    guard let json = try? JSON.parse(bytes), let day = json["read_on"]?.string,
      let list = json["models"]?.array, let members = json["defaults"]?.object
    else { return nil }
    readOn = day
    var models: [Model] = []
    for entry in list {
      guard let name = entry["name"]?.string, let input = entry["input"]?.number,
        let output = entry["output"]?.number, let cached = entry["cached"]?.number,
        let stored = entry["stored"]?.number, let structured = entry["structured"]?.bool
      else { return nil }
      models.append(
        Model(
          name: name,
          input: input,
          output: output,
          cached: cached,
          stored: stored,
          structured: structured
        )
      )
    }
    self.models = models
    var defaults: [String: String] = [:]
    for member in members { defaults[member.key] = member.value.string }
    self.defaults = defaults
    var recognizers: [String: Double] = [:]
    for entry in json["recognizers"]?.array ?? [] {
      guard let name = entry["name"]?.string, let minute = entry["minute"]?.number else {
        return nil
      }
      recognizers[name] = minute
    }
    self.recognizers = recognizers
  }

  /// The model of a name, if it is known.
  public func model(_ name: String) -> Model? { models.first { $0.name == name } }

  /// A table that knows no model and counts each as very dear.
  public static let unknown = ModelTable(
    readOn: "",
    models: [Model(name: "", input: 30, output: 150, cached: 30, stored: 60, structured: true)],
    defaults: [:]
  )

  private init(readOn: String, models: [Model], defaults: [String: String]) {
    self.readOn = readOn
    self.models = models
    self.defaults = defaults
    recognizers = [:]
  }

  /// The model for a task where nobody chose one.
  public func usual(for task: MindTask) -> String { defaults[task.rawValue] ?? "" }

  /// What tokens cost, in millionths of a US dollar, rounded up; an unknown model costs as the dearest.
  public func cost(of tokens: TokenCount, model name: String) -> Int64 {
    let price = model(name)
    func dearest(_ part: (Model) -> Double) -> Double { models.map(part).max() ?? 0 }
    let (input, output) = (
      price?.input ?? dearest { $0.input }, price?.output ?? dearest { $0.output }
    )
    let (cached, stored) = (
      price?.cached ?? dearest { $0.cached }, price?.stored ?? dearest { $0.stored }
    )
    let micros =
      Double(tokens.input) * input + Double(tokens.output) * output
      + Double(tokens.cached) * cached + Double(tokens.stored) * stored
    return Int64(micros.rounded(.up))
  }

  /// What writing down a sound costs, in millionths of a US dollar, rounded up; an unknown recognizer
  /// costs as the dearest.
  public func cost(ofSeconds seconds: Double, recognizer name: String) -> Int64 {
    let minute = recognizers[name] ?? recognizers.values.max() ?? Self.dearestMinute
    return Int64((seconds / 60 * minute * 1_000_000).rounded(.up))
  }

  // Ten times of what a minute costs where it is dear.
  private static let dearestMinute = 0.06

  /// What the answer to a request cost under settings, in millionths of a US dollar.
  public func cost(
    of tokens: TokenCount,
    for request: ModelRequest,
    under settings: MindSettings
  ) -> Int64 {
    settings.isFree ? 0 : cost(of: tokens, model: request.model)
  }

  /// The most that a request can cost under settings: every byte a token, the longest answer, all into
  /// the cache.
  ///
  /// A repair asks twice, with so many `more` bytes in the second question.
  public func worstCase(
    of request: ModelRequest,
    under settings: MindSettings,
    more: Int = 0
  ) -> Int64 {
    let tokens = TokenCount(output: request.longestAnswer, stored: request.body.count + more)
    return cost(of: tokens, for: request, under: settings)
  }
}
