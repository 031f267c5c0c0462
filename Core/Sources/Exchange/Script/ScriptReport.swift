public import Formats

/// Whether a script may be played, and what was found out about it by rehearsing it.
public struct ScriptReport: APIAnswer, Hashable {
  /// What one rehearsal has shown.
  public struct Run: Hashable, Sendable {
    /// What was run: "even", "too fast", or the name of a recording.
    public var name: String
    /// How many lines the runner heard, by anybody.
    public var lines: Int
    /// How many of them are the script's.
    public var own: Int
    /// Lines heard for each kilometer.
    public var perKilometer: Double
    /// The longest time without a word, in seconds.
    public var longestSilence: Double
    /// The planned lines of the script that were not said.
    public var unsaid: [String]

    /// Creates a result.
    public init(
      name: String,
      lines: Int,
      own: Int,
      perKilometer: Double,
      longestSilence: Double,
      unsaid: [String]
    ) {
      self.name = name
      self.lines = lines
      self.own = own
      self.perKilometer = perKilometer
      self.longestSilence = longestSilence
      self.unsaid = unsaid
    }
  }

  /// Something that is wrong with the script.
  public struct Finding: Hashable, Sendable {
    /// The message that it is about; nothing where it is about the whole.
    public var message: String?
    /// What is wrong, in a sentence without its subject.
    public var problem: String

    /// Creates a finding.
    public init(_ message: String?, _ problem: String) {
      self.message = message
      self.problem = problem
    }

    /// What is wrong, in a sentence.
    public var sentence: String { message.map { "\($0): \(problem)" } ?? problem }
  }

  /// The rehearsals.
  public var runs: [Run]
  /// Why it may not be played; nothing where it may.
  public var findings: [Finding]
  /// What its author may want to know all the same.
  public var doubts: [String]

  /// Puts it together.
  public init(runs: [Run], findings: [Finding], doubts: [String] = []) {
    self.runs = runs
    self.findings = findings
    self.doubts = doubts
  }

  /// Whether it may be played.
  public var isPlayable: Bool { findings.isEmpty }

  public func write(to json: inout JSONWriter, for reader: APIReader) { write(to: &json) }

  /// Writes the report.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("isPlayable", isPlayable)
      json.array("runs") { json in
        for run in runs {
          json.object { json in
            json.field("name", run.name)
            json.field("lines", run.lines)
            json.field("own", run.own)
            json.field("perKilometer", run.perKilometer)
            json.field("longestSilence", run.longestSilence)
            json.array("unsaid") { json in for id in run.unsaid { json.value(id) } }
          }
        }
      }
      json.array("findings") { json in
        for finding in findings {
          json.object { json in
            json.field("message", finding.message)
            json.field("problem", finding.problem)
          }
        }
      }
      json.array("doubts") { json in
        for doubt in doubts { json.value(doubt) }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var runs: [Run] = []
    for entry in try fields.list("runs") {
      let run = try Fields(entry)
      runs.append(
        Run(
          name: try run.string("name"),
          lines: Int(clamping: try run.integer("lines")),
          own: Int(clamping: try run.integer("own")),
          perKilometer: try run.number("perKilometer"),
          longestSilence: try run.number("longestSilence"),
          unsaid: try run.list("unsaid").compactMap { $0.string }
        )
      )
    }
    var findings: [Finding] = []
    for entry in try fields.list("findings") {
      let finding = try Fields(entry)
      findings.append(
        Finding(try finding.string(ifPresent: "message"), try finding.string("problem"))
      )
    }
    self.init(
      runs: runs,
      findings: findings,
      doubts: try fields.list("doubts").compactMap { $0.string }
    )
  }
}
