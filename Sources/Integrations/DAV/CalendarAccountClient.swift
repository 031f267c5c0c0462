import Foundation
public import Screens
public import Training

/// Finds, reads and writes the calendars of one person on a CalDAV server (RFC 4791, RFC 6764).
public struct CalendarAccountClient: Sendable {
  /// What an account has.
  public struct Places: Sendable {
    /// The calendars that hold events, or the only one that was meant.
    let calendars: [(place: URL, resource: DAVResource)]
    /// Where a new calendar goes.
    let home: URL
  }

  /// What was read of an account.
  public struct Reading: Sendable {
    /// What its only calendar is called, where there is only one.
    public let name: String?
    /// Which version of everything it is.
    public let tag: String
    /// The calendars one after the other; nothing where all is as it was.
    public let bytes: [UInt8]?
  }

  /// An entry of a calendar.
  public struct Entry: Sendable {
    /// Its bytes.
    public let bytes: [UInt8]
    /// Its version.
    public let etag: String
    /// When the server got it, if it says so.
    public let modified: String?
  }

  private static let properties =
    "<resourcetype/><displayname/><C:supported-calendar-component-set/><S:getctag/><sync-token/>"
    + "<current-user-principal/><C:calendar-home-set/>"
  // Longer than what is asked for, so that it holds for a week if nothing changes.
  private static let reserve = 8

  let dav: DAVClient
  private let user: String
  private let memory: CalendarMemory

  /// Prepares for an account; `isAtHome` allows a server in the own network.
  ///
  /// What is in memory is not fetched again.
  public init(
    _ address: String,
    user: String,
    password: String,
    isAtHome: Bool,
    memory: CalendarMemory = CalendarMemory()
  ) throws(DAVRefusal) {
    self.user = user
    self.memory = memory
    dav = try DAVClient(address, user: user, password: password, isAtHome: isAtHome)
  }

  /// Hangs up.
  public func close() async { await dav.close() }

  // MARK: Discovery

  /// Finds the calendars: those of the user, or the only one where the address is a calendar's own.
  public func places() async throws(DAVRefusal) -> Places {
    let known = try dav.address("/.well-known/caldav")
    let isServer = ["", "/"].contains(dav.base.path)
    var failure: DAVRefusal?
    for place in isServer ? [known, dav.base] : [dav.base, known] {
      do throws(DAVRefusal) {
        let (found, at) = try await dav.find(place, depth: 0, Self.properties)
        guard let resource = found.first else { continue }
        if resource.isCalendar {
          let home = try await home(resource, at) ?? at.deletingLastPathComponent()
          return Places(calendars: [(at, resource)], home: home)
        }
        guard let home = try await home(resource, at) else { continue }
        let (all, top) = try await dav.find(home, depth: 1, Self.properties)
        var calendars: [(place: URL, resource: DAVResource)] = []
        for one in all where one.isCalendar {
          calendars.append((try dav.address(one.href, from: top), one))
        }
        return Places(calendars: calendars.sorted { $0.0.path < $1.0.path }, home: home)
      } catch {
        // What is wrong with the password or with the server says more than that there is nothing.
        switch error {
        case .missing, .foreign, .readOnly: break
        case .password, .answered: failure = failure ?? error
        default: throw error
        }
      }
    }
    throw failure ?? .foreign(dav.base.host ?? "")
  }

  private func home(_ resource: DAVResource, _ place: URL) async throws(DAVRefusal) -> URL? {
    if let home = resource.home { return try folder(home, from: place) }
    guard let href = resource.principal else { return nil }
    let principal = try folder(href, from: place)
    let (found, at) = try await dav.find(principal, depth: 0, Self.properties)
    guard let home = found.first?.home else { return principal }
    return try folder(home, from: at)
  }

  private func folder(_ href: String, from place: URL) throws(DAVRefusal) -> URL {
    try dav.address(href.hasSuffix("/") ? href : href + "/", from: place)
  }

  // MARK: Busy times

  /// Reads the events of some days, without the calendar at `own`; nothing new where `tag` still holds.
  public func read(
    over days: Range<Instant>,
    without own: String?,
    since tag: String?
  ) async throws(DAVRefusal) -> Reading {
    let places = try await places()
    let calendars = places.calendars.filter { $0.place.absoluteString != own }
    let week = Int(days.lowerBound.secondsSince1970 / 604_800)
    let versions = calendars.map { $0.place.path + " " + ($0.resource.tag ?? "?") }
    let now = ([String(week)] + versions).joined(separator: "\n")
    let name = calendars.count == 1 ? calendars[0].resource.name : nil
    // A calendar without a version may have changed.
    if now == tag, calendars.allSatisfy({ $0.resource.tag != nil }) {
      return Reading(name: name, tag: now, bytes: nil)
    }
    var bytes: [UInt8] = []
    for calendar in calendars {
      let texts = try await texts(of: calendar.place, calendar.resource, over: days, in: week)
      for (_, text) in texts.sorted(by: { $0.key < $1.key }) { bytes += Array(text.utf8) + [0x0A] }
      guard bytes.count <= CalendarFile.longest else { throw .full(dav.base.host ?? "") }
    }
    if bytes.isEmpty { bytes = Array("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8) }
    return Reading(name: name, tag: now, bytes: bytes)
  }

  /// The text of each entry by its address: those that have changed from the server, the others from memory.
  private func texts(
    of place: URL,
    _ resource: DAVResource,
    over days: Range<Instant>,
    in week: Int
  ) async throws(DAVRefusal) -> [String: String] {
    let (key, scope) = (user + " " + place.absoluteString, "texts \(week)")
    if let known = await memory.known(of: key, for: scope) {
      if known.token == resource.token { return known.entries }
      if let (texts, token) = try await changed(known, in: place) {
        await memory.keep(texts, of: key, for: scope, since: token)
        return texts
      }
    }
    let (found, _) = try await dav.list("REPORT", place, depth: 1, Self.query(over: days))
    let texts = Dictionary(found.map { ($0.href, $0.text ?? "") }) { $1 }
    await memory.keep(texts, of: key, for: scope, since: resource.token)
    return texts
  }

  /// What is known, with what has changed since; nothing where the server cannot say that.
  private func changed(
    _ known: CalendarMemory.Known,
    in place: URL
  ) async throws(DAVRefusal) -> (texts: [String: String], token: String)? {
    guard let (changes, token) = try await dav.changes(in: place, since: known.token) else {
      return nil
    }
    var texts = known.entries
    for gone in changes where gone.status == 404 { texts[gone.href] = nil }
    let path = place.path.hasSuffix("/") ? place.path : place.path + "/"
    let wanted = changes.filter { $0.status == nil }.map(\.href).filter { !$0.hasSuffix(path) }
    for start in stride(from: 0, to: wanted.count, by: Self.atOnce) {
      let some = wanted[start..<min(start + Self.atOnce, wanted.count)]
      let (found, _) = try await dav.list("REPORT", place, depth: 1, Self.multiget(some))
      for entry in found { texts[entry.href] = entry.status == 404 ? nil : entry.text ?? "" }
    }
    return (texts, token)
  }

  // How many entries are asked for by their names at once.
  private static let atOnce = 50

  private static func multiget(_ hrefs: ArraySlice<String>) -> String {
    "<?xml version=\"1.0\"?><C:calendar-multiget xmlns=\"DAV:\" "
      + "xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><prop><getetag/><C:calendar-data/></prop>"
      + hrefs.map { "<href>\(DAVClient.escaped($0))</href>" }.joined() + "</C:calendar-multiget>"
  }

  private static func query(over days: Range<Instant>) -> String {
    func stamp(_ moment: Instant, _ day: Double) -> String {
      let date = Date(timeIntervalSince1970: moment.secondsSince1970 + day * 86_400)
      return date.formatted(.iso8601).filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    }
    let (first, last) = (stamp(days.lowerBound, -2), stamp(days.upperBound, Double(reserve)))
    return "<?xml version=\"1.0\"?><C:calendar-query xmlns=\"DAV:\" "
      + "xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><prop><getetag/><C:calendar-data/></prop>"
      + "<C:filter><C:comp-filter name=\"VCALENDAR\"><C:comp-filter name=\"VEVENT\">"
      + "<C:time-range start=\"\(first)\" end=\"\(last)\"/>"
      + "</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>"
  }

  // MARK: A calendar of one's own

  /// Makes a calendar beside the others, or finds the one that is there; the address is its own.
  public func make(_ folder: String, called name: String) async throws(DAVRefusal) -> String {
    let place = try dav.address(folder + "/", from: try await places().home)
    let body =
      "<?xml version=\"1.0\"?><C:mkcalendar xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">"
      + "<set><prop><displayname>\(name)</displayname><C:supported-calendar-component-set>"
      + "<C:comp name=\"VEVENT\"/></C:supported-calendar-component-set></prop></set></C:mkcalendar>"
    do throws(DAVRefusal) {
      let headers = [("Content-Type", "application/xml; charset=utf-8")]
      _ = try await dav.change("MKCALENDAR", place, headers, Array(body.utf8))
    } catch {
      // It may have been made before.
      let found = try? await dav.find(place, depth: 0, Self.properties).resources.first
      guard found?.isCalendar == true else { throw error }
    }
    return place.absoluteString
  }

  /// The version of each entry of a calendar by its name; nothing where the calendar is gone.
  public func entries(
    of calendar: String
  ) async throws(DAVRefusal) -> [String: String]? {
    let place = try dav.address(calendar)
    let (key, scope) = (user + " " + place.absoluteString, "versions")
    do throws(DAVRefusal) {
      if let known = await memory.known(of: key, for: scope),
        let (changes, token) = try await dav.changes(in: place, since: known.token)
      {
        var etags = known.entries
        for change in changes where !change.href.hasSuffix("/") {
          let name = try dav.address(change.href, from: place).lastPathComponent
          etags[name] = change.status == 404 ? nil : change.etag ?? "?"
        }
        await memory.keep(etags, of: key, for: scope, since: token)
        return etags
      }
      let properties = "<resourcetype/><getetag/><sync-token/>"
      let (found, top) = try await dav.find(place, depth: 1, properties)
      var etags: [String: String] = [:]
      for resource in found where !resource.kinds.contains("collection") {
        let name = try dav.address(resource.href, from: top).lastPathComponent
        etags[name] = resource.etag ?? "?"
      }
      let token = found.first { $0.kinds.contains("collection") }?.token
      await memory.keep(etags, of: key, for: scope, since: token)
      return etags
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// An entry of a calendar; nothing where it is gone.
  public func entry(_ name: String, of calendar: String) async throws(DAVRefusal) -> Entry? {
    do throws(DAVRefusal) {
      let response = try await dav.read(try dav.address(name, from: try dav.address(calendar)))
      return Entry(
        bytes: response.body,
        etag: response.headers["etag"] ?? "?",
        modified: response.headers["last-modified"]
      )
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Puts an entry in place, in the place of the version that is known or where there is none; says whether
  /// that was still so.
  public func write(
    _ bytes: [UInt8],
    _ name: String,
    of calendar: String,
    over etag: String?
  ) async throws(DAVRefusal) -> Bool {
    let place = try dav.address(name, from: try dav.address(calendar))
    return try await asLongAs { () async throws(DAVRefusal) in
      _ = try await dav.change(
        "PUT",
        place,
        [
          ("Content-Type", "text/calendar; charset=utf-8"),
          etag.map { ("If-Match", $0) } ?? ("If-None-Match", "*"),
        ],
        bytes
      )
    }
  }

  /// Deletes an entry if it is still the version that is known; says whether it was.
  public func remove(
    _ name: String,
    of calendar: String,
    _ etag: String
  ) async throws(DAVRefusal) -> Bool {
    let place = try dav.address(name, from: try dav.address(calendar))
    return try await asLongAs { () async throws(DAVRefusal) in
      do throws(DAVRefusal) {
        _ = try await dav.change("DELETE", place, [("If-Match", etag)])
      } catch {
        guard case .missing = error else { throw error }
      }
    }
  }

  private func asLongAs(_ work: () async throws(DAVRefusal) -> Void) async throws(DAVRefusal)
    -> Bool
  {
    do throws(DAVRefusal) { try await work() } catch {
      guard case .changed = error else { throw error }
      return false
    }
    return true
  }
}
