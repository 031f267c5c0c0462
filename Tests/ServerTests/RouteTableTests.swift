import Exchange
import Foundation
import Hummingbird
import Server
import Testing

/// The table of endpoints and what is really served.
struct RouteTableTests {
  private let visitor = Visitor()

  @Test func `serves what the table says, and nothing else`() async throws {
    let archive = try await visitor.keep.archive()
    let server = WebServer(visitor.settings, archive: archive, booth: visitor.booth)
    let served = Set(
      server.router().routes.map { route in
        let path = "\(route.path)".replacing(/\{([^}]*)\}/) { ":" + $0.1 }
        return route.method.rawValue + " " + (path.hasPrefix("/") ? path : "/" + path)
      }
    )
    // The live lane is answered on the connection's own event loop, before the router.
    let table = Set(
      API.endpoints.filter { !LinkAPI.live.contains($0) }
        .map { $0.method.rawValue + " " + $0.path }
    )
    #expect(served.subtracting(table).sorted() == [])
    #expect(table.subtracting(served).sorted() == [])
  }

  @Test(arguments: try Self.pages())
  func `knows every path that a page asks for`(page: String) throws {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    // What a page puts into a path stands for one part of it; a query is none of it.
    for match in text.matches(of: /["`'](\/?api\/v1\/[^"`'?]+)/) {
      // Behind a word it is the rest of the path, or nothing.
      let path = match.1.replacing(/(\w)\$\{[^}]*\}$/) { $0.1 }.replacing(/\$\{[^}]*\}/, with: "x")
      let whole = path.hasPrefix("/") ? String(path) : "/" + path
      // A base that others are put behind is no path yet.
      guard !whole.hasSuffix("/"), whole != "/api/v1/x" else { continue }
      let isKnown = Endpoint.Method.allCases.contains { API.endpoint($0, whole) != nil }
      #expect(isKnown, "\(whole) in \(page)")
    }
  }

  @Test(arguments: ["Sources/Server", "Sources/Integrations", "Sources/pacesetter"])
  func `writes an address in the table and nowhere else`(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent(folder),
      includingPropertiesForKeys: nil
    )
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    #expect(!sources.isEmpty)
    for source in sources {
      let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let routes = /rout(es|er)\.(get|post|put|patch|delete|on)\("/
      let paths = /"\/api\/v1\/[a-z]/
      let found = lines.filter { $0.contains(routes) || $0.contains(paths) }
      #expect(found == [], "\(source.lastPathComponent)")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func pages() throws -> [String] {
    let web = root.appendingPathComponent("Web")
    let files = FileManager.default.enumerator(at: web, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["js", "html"].contains($0.pathExtension) }.map(\.path).sorted()
      .filter { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("api/v1/") == true }
  }
}
