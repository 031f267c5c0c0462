import Formats
public import Screens

/// What can be asked about the calendars that are read, and about the feed of the plan.
public enum CalendarAPI {
  static let endpoints = [
    List.endpoint, Add.endpoint, Refresh.endpoint, Change.endpoint, Remove.endpoint, Free.endpoint,
    Publish.endpoint,
    Withdraw.endpoint, feed,
  ]

  private static let calendars = Endpoint.Content.json("Calendars")

  /// The plan as a calendar, for whoever knows the secret in its address.
  public static let feed = Endpoint.get("readPlanFeed", "/calendar/:file")
    .asks(.path("file", .matching(#"^[0-9a-f]{48}\.ics$"#))).gives(.file("text/calendar"))
    .needs(.open)
    .does("Give the plan as a calendar to subscribe to; the secret in the address opens it.")

  /// Lists the calendars.
  public struct List: PlainAPIRequest {
    public typealias Answer = CalendarList
    public static let endpoint = Endpoint.get("listCalendars", "/api/v1/calendars")
      .gives(calendars).needs(.control)
      .does("List the calendars that are read, when they were read last, and what is taken.")
    public init() {}
  }

  /// Adds a calendar and reads it.
  public struct Add: APIRequest {
    public typealias Answer = CalendarList
    public static let endpoint = Endpoint.post("addCalendar", "/api/v1/calendars")
      .takes("CalendarWish").gives(calendars).upTo(16 << 20).needs(.control)
      .does(
        "Read the calendar of an address, of a CalDAV account or of a file, for your free time."
      )

    /// What is read.
    public let source: CalendarSource
    /// What its owner calls it; what it calls itself where nothing is said.
    public let name: String?
    /// Whether the titles of its events are kept.
    public let keepsTitles: Bool

    /// Asks for a calendar to be read.
    public init(
      _ source: CalendarSource,
      name: String? = nil,
      keepsTitles: Bool = false,
      in language: Language = .english
    ) throws(APICallError) {
      if let name, !name.hasCharacters(1...ReadCalendar.longestName) {
        throw APICallError(DoorFieldWords.name(longest: ReadCalendar.longestName, in: language))
      }
      self.source = source
      self.name = name
      self.keepsTitles = keepsTitles
    }

    public init(_ call: APICall) throws(APICallError) {
      let wish = try call.body(CalendarWish.self)
      let (isAtHome, keepsPlan) = (wish.isAtHome ?? false, wish.keepsPlan ?? false)
      let source: CalendarSource
      if let user = wish.user {
        guard let address = wish.address else {
          throw APICallError(DoorFieldWords.noAccount(in: call.language))
        }
        guard let password = wish.password else {
          throw APICallError(
            DoorFieldWords.noPassword(of: String(user.prefix(40)), in: call.language)
          )
        }
        source = .account(
          try CalendarAccount(
            typed: address,
            isAtHome: isAtHome,
            user: user,
            password: password,
            keepsPlan: keepsPlan,
            in: call.language
          )
        )
      } else if keepsPlan || wish.password != nil {
        throw APICallError(DoorFieldWords.noUser(in: call.language))
      } else if let address = wish.address {
        source = try CalendarSource(typed: address, isAtHome: isAtHome, in: call.language)
      } else if let file = wish.file {
        source = .file(Array(file.utf8))
      } else {
        throw APICallError(DoorFieldWords.addressOrFile(in: call.language))
      }
      try self.init(source, name: wish.name, keepsTitles: wish.keepsTitles, in: call.language)
    }

    public var call: APICall {
      var wish = CalendarWish(name: name, keepsTitles: keepsTitles)
      switch source {
      case .feed(let address, let isAtHome): (wish.address, wish.isAtHome) = (address, isAtHome)
      case .account(let account):
        (wish.address, wish.isAtHome) = (account.address, account.isAtHome)
        (wish.user, wish.password) = (account.user, account.password)
        wish.keepsPlan = account.keepsPlan
      case .file(let bytes): wish.file = String(decoding: bytes, as: UTF8.self)
      }
      return APICall(saying: wish)
    }
  }

  /// Reads every calendar again that was not read in the last hour.
  public struct Refresh: PlainAPIRequest {
    public typealias Answer = CalendarList
    public static let endpoint = Endpoint.post("refreshCalendars", "/api/v1/calendars/refresh")
      .gives(calendars).needs(.control)
      .does("Read the calendars again that were not read in the last hour, and every account.")
    public init() {}
  }

  /// Keeps the plan in an account as well, or takes it away from there again.
  public struct Change: APIRequest {
    public typealias Answer = CalendarList
    public static let endpoint = Endpoint.patch("changeCalendar", "/api/v1/calendars/:id")
      .takes("CalendarChange").gives(calendars).needs(.control)
      .does(
        "Keep the plan in an account as well, or take our events away from there and keep it no more."
      )

    /// The calendar's name among them.
    public let id: String
    /// Whether the plan is kept there.
    public let keepsPlan: Bool

    /// Names the calendar of an account, and what it is to have.
    public init(id: String, keepsPlan: Bool) {
      self.id = id
      self.keepsPlan = keepsPlan
    }

    public init(_ call: APICall) throws(APICallError) {
      id = try call.text("id")
      let fields = try call.fields()
      do throws(ShapeError) {
        guard fields["plan"] != nil else { throw fields.error("plan", nil, "true or false") }
        keepsPlan = try fields.bool("plan", default: false)
      } catch {
        throw APICallError(error)
      }
    }

    public var call: APICall {
      APICall(["id": id]) { json in json.object { $0.field("plan", keepsPlan) } }
    }
  }

  /// Removes a calendar with all that is known of it.
  public struct Remove: APIRequest {
    public typealias Answer = CalendarList
    public static let endpoint = Endpoint.delete("removeCalendar", "/api/v1/calendars/:id")
      .gives(calendars).needs(.control)
      .does("Read a calendar no more, and forget its events.")

    /// The calendar's name among them.
    public let id: String

    /// Names the calendar.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Says how long there is before the next event.
  public struct Free: PlainAPIRequest {
    public typealias Answer = FreeReport
    public static let endpoint = Endpoint.get("showFreeTime", "/api/v1/calendars/free")
      .gives("FreeTime").needs(.read)
      .does("Say how long there is before the next event of the calendars.")

    /// Asks for now.
    public init() {}
  }

  /// Makes an address under which the plan can be subscribed to; an earlier one ends.
  public struct Publish: PlainAPIRequest {
    public typealias Answer = PlanFeed
    public static let endpoint = Endpoint.post("publishPlan", "/api/v1/plan/feed")
      .gives("PlanFeed").needs(.control)
      .does(
        "Make an address to subscribe to the plan; it is shown this once, and an earlier one ends."
      )
    public init() {}
  }

  /// Ends the address of the plan.
  public struct Withdraw: PlainAPIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("withdrawPlan", "/api/v1/plan/feed")
      .needs(.control)
      .does("End the address under which the plan can be subscribed to.")
    public init() {}
  }
}
