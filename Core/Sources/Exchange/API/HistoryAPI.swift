import Formats
public import Training

/// What can be asked about everything that was done.
public enum HistoryAPI {
  static let endpoints = [
    List.endpoint, Years.endpoint, Show.endpoint, Annotate.endpoint, Remove.endpoint,
    Restore.endpoint, card, editing, Edit.endpoint, UndoEdit.endpoint, File.endpoint, route,
    Alike.endpoint, Compare.endpoint, Month.endpoint,
    Trends.endpoint, KnowRunner.endpoint,
  ]

  /// Draws the route of one activity.
  public static let route = Endpoint(
    "drawRoute",
    .get,
    "/api/v1/history/:id/route",
    gives: .json("Route"),
    scope: .read,
    "Draw the route of an activity, small; nothing for one without positions."
  )

  /// Says what a picture of one activity shows to others.
  public static let card = Endpoint(
    "showShareCard",
    .get,
    "/api/v1/history/:id/card",
    [.units],
    gives: .json("ShareCard"),
    scope: .read,
    "Show what a picture of an activity may show to others: no start, no end, no time of day."
  )

  /// Lists what was done, the newest first.
  public struct List: APIRequest {
    /// What comes back.
    public typealias Answer = HistoryPage

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listHistory",
      .get,
      "/api/v1/history",
      [
        .query("from", .matching("^[0-9]{1,15}[.].+$")), .query("search"),
        .query("kind", .choice(HistorySearch.Kind.allCases.map { $0.rawValue })),
        .query("year", .number(1, 9999)), .query("limit", .number(1, 500)), .units,
      ],
      gives: .json("HistoryPage"),
      scope: .read,
      "List what was done, the newest first, a part at a time."
    )

    // More words than anybody types.
    private static let longestSearch = 200

    /// Where the part begins.
    public let from: HistoryCursor?
    /// Words that an entry must have.
    public let search: String?
    /// The only kind that is wanted.
    public let kind: HistorySearch.Kind?
    /// The only year that is wanted.
    public let year: Int?
    /// The most entries.
    public let limit: Int

    /// Asks for a part.
    public init(
      from: HistoryCursor? = nil,
      search: String? = nil,
      kind: HistorySearch.Kind? = nil,
      year: Int? = nil,
      limit: Int = 50
    ) {
      self.from = from
      self.search = search
      self.kind = kind
      self.year = year
      self.limit = limit
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      var cursor: HistoryCursor?
      if let text = call.values["from"] {
        guard let known = HistoryCursor(text) else {
          throw APICallError("\"from\" is not a place in the history")
        }
        cursor = known
      }
      let limit = try call.number("limit", in: 1...500) ?? 50
      let search = call.values["search"]
      if let search, search.utf8.count > Self.longestSearch {
        throw APICallError("\"search\" has at most \(Self.longestSearch) bytes")
      }
      var kind: HistorySearch.Kind?
      if let text = call.values["kind"] {
        kind = HistorySearch.Kind(rawValue: text)
        if kind == nil {
          let known = HistorySearch.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
          throw APICallError("\"kind\" is \"\(text.prefix(20))\", expected one of \(known)")
        }
      }
      let year = try call.number("year", in: 1...9999).map { Int($0) }
      self.init(from: cursor, search: search, kind: kind, year: year, limit: Int(limit))
    }

    /// The question as it is sent.
    public var call: APICall {
      var values = ["limit": "\(limit)"]
      values["from"] = from?.text
      values["search"] = search
      values["kind"] = kind?.rawValue
      values["year"] = year.map { "\($0)" }
      return APICall(values)
    }
  }

  /// Sums up every year.
  public struct Years: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = YearList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listYears",
      .get,
      "/api/v1/years",
      [.units],
      gives: .json("YearList"),
      scope: .read,
      "Sum up each year, month by month and sport by sport."
    )

    /// Asks for all of them.
    public init() {}
  }

  /// Takes one entry out of the record.
  public struct Remove: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "removeEntry",
      .delete,
      "/api/v1/history/:id",
      gives: .nothing,
      scope: .log,
      "Take an entry out of the record; no later import brings it back."
    )

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Brings back an entry that was taken out.
  public struct Restore: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "restoreEntry",
      .post,
      "/api/v1/history/:id/restoration",
      gives: .nothing,
      scope: .log,
      "Bring back an entry that was taken out."
    )

    /// The entry's whole name.
    public let id: String

    /// Names the entry.
    public init(_ id: String) { self.id = id }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": id]) }
  }

  /// Shows one entry in full.
  public struct Show: APIRequest {
    /// What comes back.
    public typealias Answer = RecordEntry

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showEntry",
      .get,
      "/api/v1/history/:id",
      [.query("as", .choice(["screen"])), .units] + KnowRunner.parameters,
      gives: .json("Entry"),
      scope: .read,
      "Show one entry in full, found by the first letters of its name."
    )

    /// The first letters of its name.
    public let prefix: String

    /// Whether it is wanted as a page shows it, every figure written.
    public let isScreen: Bool

    /// Names the entry.
    public init(_ prefix: String, asScreen isScreen: Bool = false) {
      self.prefix = prefix
      self.isScreen = isScreen
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      isScreen = call.values["as"] == "screen"
    }

    /// The question as it is sent.
    public var call: APICall {
      var values = ["id": prefix]
      if isScreen { values["as"] = "screen" }
      return APICall(values)
    }
  }

  /// Changes the label, notes or effort of an entry.
  public struct Annotate: APIRequest {
    /// What comes back.
    public typealias Answer = Remarks

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "annotateEntry",
      .patch,
      "/api/v1/history/:id",
      takes: .json("Remarks"),
      gives: .json("Remarks"),
      scope: .log,
      "Change the label, the notes or the effort of an entry."
    )

    /// The first letters of the entry's name.
    public let prefix: String
    /// What is to be changed.
    public let change: RemarkChange

    /// Asks for a change.
    public init(_ prefix: String, _ change: RemarkChange) {
      self.prefix = prefix
      self.change = change
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      let json = try call.json()
      do throws(ShapeError) { change = try RemarkChange(json) } catch { throw APICallError(error) }
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix], body: change.json.utf8()) }
  }

  /// Looks at where training goes.
  public struct Trends: APIRequest {
    /// What comes back.
    public typealias Answer = TrendReport

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showTrends",
      .get,
      "/api/v1/trends",
      [.query("on", .day), .units] + KnowRunner.parameters,
      gives: .json("Trends"),
      scope: .read,
      "Show weeks, months, load, form, records and race times."
    )

    /// What is said of the runner now.
    public let said: Runner
    /// The day from which to look back; today where none is named.
    public let day: Day?
    /// The units of the words.
    public let units: UnitSystem

    /// Asks on a day.
    public init(_ said: Runner, on day: Day? = nil, units: UnitSystem = .metric) {
      self.said = said
      self.day = day
      self.units = units
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      day = try call.day("on")
      said = try KnowRunner(call).said
      units = call.units
    }

    /// The question as it is sent.
    public var call: APICall {
      var call = KnowRunner(said).call
      call.values["on"] = day?.text
      if units == .imperial { call.values["units"] = units.rawValue }
      return call
    }
  }

  /// Says what zones and load stand on.
  public struct KnowRunner: APIRequest {
    /// What comes back.
    public typealias Answer = KnownRunner

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showRunner",
      .get,
      "/api/v1/runner",
      parameters,
      gives: .json("Runner"),
      scope: .read,
      "Show what is known of the runner: said now, then remembered, then measured; and the races near."
    )

    static let parameters: [EndpointParameter] = [
      .query("rest", .number(25, 120)), .query("max", .number(80, 240)),
      .query("age", .number(5, 110)),
      .query("sex", .choice(Runner.Sex.allCases.map { $0.rawValue })),
    ]

    /// What is said of the runner now.
    public let said: Runner

    /// Asks for what is not said.
    public init(_ said: Runner) { self.said = said }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      let rest = try call.number("rest", in: 25...120)
      let most = try call.number("max", in: 80...240)
      let age = try call.number("age", in: 5...110)
      said = Runner(
        age: age.map { Int($0) },
        maxHeartRate: most.map { .beatsPerMinute(Double($0)) },
        restingHeartRate: rest.map { .beatsPerMinute(Double($0)) },
        sex: call.values["sex"].flatMap { Runner.Sex(rawValue: $0) }
      )
    }

    /// The question as it is sent.
    public var call: APICall {
      var values: [String: String] = [:]
      values["rest"] = said.restingHeartRate.map { Self.whole($0) }
      values["max"] = said.maxHeartRate.map { Self.whole($0) }
      values["age"] = said.age.map { "\($0)" }
      values["sex"] = said.sex?.rawValue
      return APICall(values)
    }

    private static func whole(_ rate: HeartRate) -> String {
      "\(Int(rate.beatsPerMinute.rounded()))"
    }
  }
}
