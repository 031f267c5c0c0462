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
  public static let route = Endpoint.get("drawRoute", "/api/v1/history/:id/route")
    .gives("Route").needs(.read)
    .does("Draw the route of an activity, small; nothing for one without positions.")

  /// Says what a picture of one activity shows to others.
  public static let card = Endpoint.get("showShareCard", "/api/v1/history/:id/card")
    .asks(.units).gives("ShareCard").needs(.read)
    .does(
      "Show what a picture of an activity may show to others: no start, no end, no time of day."
    )

  /// Lists what was done, the newest first.
  public struct List: APIRequest {
    public typealias Answer = HistoryPage
    public static let endpoint = Endpoint.get("listHistory", "/api/v1/history")
      .asks(.query("from", .matching("^[0-9]{1,15}[.].+$")), .query("search"))
      .asks(.choice("kind", HistorySearch.Kind.self), .year, .limit, .units)
      .gives("HistoryPage").needs(.read)
      .does("List what was done, the newest first, a part at a time.")

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

    public init(_ call: APICall) throws(APICallError) {
      var cursor: HistoryCursor?
      if let text = call.values["from"] {
        guard let known = HistoryCursor(text) else {
          throw APICallError("\"from\" is not a place in the history")
        }
        cursor = known
      }
      let limit = try call.number(.limit) ?? 50
      let search = call.values["search"]
      if let search, search.utf8.count > Self.longestSearch {
        throw APICallError("\"search\" has at most \(Self.longestSearch) bytes")
      }
      let kind = try call.choice("kind", HistorySearch.Kind.self)
      let year = try call.number(.year).map { Int($0) }
      self.init(from: cursor, search: search, kind: kind, year: year, limit: Int(limit))
    }

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
    public typealias Answer = YearList
    public static let endpoint = Endpoint.get("listYears", "/api/v1/years")
      .asks(.units).gives("YearList").needs(.read)
      .does("Sum up each year, month by month and sport by sport.")
    public init() {}
  }

  /// Takes one entry out of the record.
  public struct Remove: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("removeEntry", "/api/v1/history/:id")
      .needs(.log)
      .does("Take an entry out of the record; no later import brings it back.")

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Brings back an entry that was taken out.
  public struct Restore: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("restoreEntry", "/api/v1/history/:id/restoration")
      .needs(.log)
      .does("Bring back an entry that was taken out.")

    /// The entry's whole name.
    public let id: String

    /// Names the entry.
    public init(_ id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Shows one entry in full.
  public struct Show: APIRequest {
    public typealias Answer = RecordEntry
    public static let endpoint = Endpoint.get("showEntry", "/api/v1/history/:id")
      .asks([.query("as", .choice(["screen"])), .units] + KnowRunner.parameters).gives("Entry")
      .needs(.read)
      .does("Show one entry in full, found by the first letters of its name.")

    /// The first letters of its name.
    public let prefix: String

    /// Whether it is wanted as a page shows it, every figure written.
    public let isScreen: Bool

    /// Names the entry.
    public init(_ prefix: String, asScreen isScreen: Bool = false) {
      self.prefix = prefix
      self.isScreen = isScreen
    }

    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      isScreen = call.values["as"] == "screen"
    }

    public var call: APICall {
      var values = ["id": prefix]
      if isScreen { values["as"] = "screen" }
      return APICall(values)
    }
  }

  /// Changes the label, notes, effort, gear or sport of an entry.
  public struct Annotate: APIRequest {
    public typealias Answer = Remarks
    public static let endpoint = Endpoint.patch("annotateEntry", "/api/v1/history/:id")
      .takes("Remarks").gives("Remarks").needs(.log)
      .does("Change the label, the notes, the effort, the gear or the sport of an entry.")

    /// The first letters of the entry's name.
    public let prefix: String
    /// What is to be changed.
    public let change: RemarkChange

    /// Asks for a change.
    public init(_ prefix: String, _ change: RemarkChange) {
      self.prefix = prefix
      self.change = change
    }

    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      let json = try call.json()
      do throws(ShapeError) { change = try RemarkChange(json) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall(["id": prefix], body: change.json.utf8()) }
  }

  /// Looks at where training goes.
  public struct Trends: APIRequest {
    public typealias Answer = TrendReport
    public static let endpoint = Endpoint.get("showTrends", "/api/v1/trends")
      .asks([.day("on"), .units] + KnowRunner.parameters).gives("Trends").needs(.read)
      .does("Show weeks, months, load, form, records and race times.")

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

    public init(_ call: APICall) throws(APICallError) {
      day = try call.day("on")
      said = try KnowRunner(call).said
      units = call.units
    }

    public var call: APICall {
      var call = KnowRunner(said).call
      call.values["on"] = day?.text
      if units == .imperial { call.values["units"] = units.rawValue }
      return call
    }
  }

  /// Says what zones and load stand on.
  public struct KnowRunner: APIRequest {
    public typealias Answer = KnownRunner
    public static let endpoint = Endpoint.get("showRunner", "/api/v1/runner")
      .asks(parameters).gives("Runner").needs(.read)
      .does(
        "Show what is known of the runner: said now, then remembered, then measured; and the races near."
      )

    static let parameters: [EndpointParameter] = [.restingHeartRate, .maxHeartRate, .age, .sex]

    /// What is said of the runner now.
    public let said: Runner

    /// Asks for what is not said.
    public init(_ said: Runner) { self.said = said }

    public init(_ call: APICall) throws(APICallError) {
      let rest = try call.number(.restingHeartRate)
      let most = try call.number(.maxHeartRate)
      let age = try call.number(.age)
      said = Runner(
        age: age.map { Int($0) },
        maxHeartRate: most.map { .beatsPerMinute(Double($0)) },
        restingHeartRate: rest.map { .beatsPerMinute(Double($0)) },
        sex: call.values["sex"].flatMap { Runner.Sex(rawValue: $0) }
      )
    }

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
