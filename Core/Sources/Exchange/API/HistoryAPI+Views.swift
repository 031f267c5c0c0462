public import Training

extension HistoryAPI {
  /// Gives one entry as a file.
  public struct File: APIQuestion {
    public static let endpoint = Endpoint.get("exportEntry", "/api/v1/history/:id/file")
      .asks(.choice("format", EntryFile.Format.self, isRequired: true))
      .gives(.file("*/*")).needs(.read)
      .does("Give one entry as a file that other programs read.")

    /// The first letters of the entry's name.
    public let prefix: String
    /// The form of the file.
    public let format: EntryFile.Format

    /// Asks for an entry in a form.
    public init(_ prefix: String, as format: EntryFile.Format) {
      self.prefix = prefix
      self.format = format
    }

    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      let text = call.values["format"] ?? ""
      guard let format = EntryFile.Format(rawValue: text) else {
        let known = EntryFile.Format.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw APICallError("\"format\" is \"\(text.prefix(20))\", expected one of \(known)")
      }
      self.format = format
    }

    public var call: APICall { APICall(["id": prefix, "format": format.rawValue]) }
  }

  /// Lists what one activity can be compared with.
  public struct Alike: APIQuestion {
    public static let endpoint = Endpoint.get("listAlike", "/api/v1/history/:id/alike")
      .asks(.units).gives("HistoryRows").needs(.read)
      .does("List activities of the same sport that are about as long, the newest first.")

    /// The first letters of the entry's name.
    public let prefix: String

    /// Names the entry.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }
    public var call: APICall { APICall(["id": prefix]) }
  }

  /// Puts two activities side by side.
  public struct Compare: APIQuestion {
    public static let endpoint = Endpoint.get("compareActivities", "/api/v1/compare")
      .asks(.activity("first"), .activity("second"), .units)
      .gives("Comparison").needs(.read)
      .does("Put two activities side by side.")

    /// The first letters of the name of one.
    public let first: String
    /// The first letters of the name of the other.
    public let second: String

    /// Names the activities.
    public init(_ first: String, _ second: String) {
      self.first = first
      self.second = second
    }

    public init(_ call: APICall) throws(APICallError) {
      first = try Self.name("first", in: call)
      second = try Self.name("second", in: call)
    }

    public var call: APICall { APICall(["first": first, "second": second]) }

    private static func name(_ key: String, in call: APICall) throws(APICallError) -> String {
      guard let name = call.values[key], !name.isEmpty else {
        throw APICallError("\"\(key)\" is not the ID of an activity")
      }
      return name
    }
  }

  /// Shows a month.
  public struct Month: APIQuestion {
    public static let endpoint = Endpoint.get("showMonth", "/api/v1/calendar")
      .asks(.query("month", .day), .units).gives("Month").needs(.read)
      .does("Show the month that a day is in, or that of the newest entry.")

    /// A day of the month; nothing asks for the month of the newest entry.
    public let day: Day?

    /// Asks for the month of a day.
    public init(of day: Day? = nil) { self.day = day }

    public init(_ call: APICall) throws(APICallError) { day = try call.day("month") }

    public var call: APICall {
      var values: [String: String] = [:]
      values["month"] = day?.text
      return APICall(values)
    }
  }
}
