import Formats
public import Training

/// What the first page asks.
public enum HomeAPI {
  static let endpoints = [Today.endpoint]

  /// Shows the week, what is next, and what was last.
  public struct Today: APIRequest {
    public typealias Answer = TodayReport
    public static let endpoint = Endpoint.get("showToday", "/api/v1/today")
      .asks(.goal, .units).gives("Today").needs(.read)
      .does("Show the week against its goal, the next race and the last activity.")

    /// How many activities a week is to have.
    public let goal: Int?
    /// The units of the words.
    public let units: UnitSystem

    /// Asks with a goal for the week.
    public init(goal: Int? = nil, units: UnitSystem = .metric) {
      self.goal = goal
      self.units = units
    }

    public init(_ call: APICall) throws(APICallError) {
      goal = try call.number(.goal).map { Int($0) }
      units = call.units
    }

    public var call: APICall {
      var values: [String: String] = [:]
      values["goal"] = goal.map { "\($0)" }
      if units == .imperial { values["units"] = units.rawValue }
      return APICall(values)
    }
  }
}
