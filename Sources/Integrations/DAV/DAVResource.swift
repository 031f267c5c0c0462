import Formats
import Foundation

/// What a WebDAV server says of one of its resources (RFC 4918 and, of calendars, RFC 4791).
public struct DAVResource: Hashable, Sendable {
  /// Its address as the server writes it: mostly a path.
  public var href = ""
  /// What it is called.
  public var name: String?
  /// What it is: `collection`, `calendar`.
  public var kinds: Set<String> = []
  /// What a calendar may hold, such as `VEVENT`; empty where the server says nothing of it.
  public var components: Set<String> = []
  /// The version of a file.
  public var etag: String?
  /// The version of everything in a collection: its `getctag`, or the token of a synchronization.
  public var tag: String?
  /// Since when a server can say what has changed in a collection (RFC 6578).
  public var token: String?
  /// What a server says of a resource instead of its properties: 404 where it is gone.
  public var status: Int?
  /// The address of whoever asks.
  public var principal: String?
  /// Where the calendars of that person are.
  public var home: String?
  /// The text of a calendar entry.
  public var text: String?

  /// Whether it is a calendar that can hold events.
  public var isCalendar: Bool {
    kinds.contains("calendar") && (components.isEmpty || components.contains("VEVENT"))
  }

  /// Reads the answer to a `PROPFIND` or a `REPORT`, or gives nothing where it is none.
  public static func all(in bytes: [UInt8]) -> [DAVResource]? { changes(in: bytes)?.resources }

  /// Reads the answer to a `REPORT` on what has changed, with the token for the next one.
  public static func changes(
    in bytes: [UInt8]
  ) -> (resources: [DAVResource], token: String?)? {
    let rules = XMLRules(bytes: CalendarFile.longest, token: 8 << 20)
    var scanner = XMLScanner(bytes, vocabulary: XMLVocabulary([]), rules: rules)
    var found: [DAVResource] = []
    var path: [String] = []
    var (resource, ctag, next) = (DAVResource(), String?.none, String?.none)
    do {
      while let event = try scanner.next() {
        switch event {
        case .start:
          let name = scanner.name
          guard path.first ?? name == "multistatus" else { return nil }
          if path.last == "multistatus", name == "response" {
            (resource, ctag) = (DAVResource(), nil)
          }
          if path.last == "resourcetype" { resource.kinds.insert(name) }
          if path.last == "supported-calendar-component-set" {
            resource.components.formUnion([scanner.attribute("name") ?? ""])
          }
          path.append(name)
        case .end:
          let name = path.popLast() ?? ""
          let text = scanner.text
          let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
          guard !value.isEmpty || name == "response" else { continue }
          switch (path.last, name) {
          case ("response", "href"): resource.href = value
          case ("current-user-principal", "href"): resource.principal = value
          case ("calendar-home-set", "href"): resource.home = resource.home ?? value
          case ("prop", "displayname"): resource.name = value
          case ("prop", "getetag"): resource.etag = value
          case ("prop", "getctag"): ctag = value
          case ("prop", "sync-token"): resource.token = value
          case ("multistatus", "sync-token"): next = value
          case ("response", "status"):
            resource.status = value.split(separator: " ").dropFirst().first.flatMap { Int($0) }
          case ("prop", "calendar-data"): resource.text = text
          case ("multistatus", "response"):
            resource.tag = ctag ?? resource.token
            found.append(resource)
          default: break
          }
        }
      }
    } catch {
      return nil
    }
    return scanner.hasEnded ? (found, next) : nil
  }
}
