import Formats
import Foundation
import Server
import Testing

/// What another app shares before the page's worker can take it.
struct ShareAnswerTests {
  private static let web: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Web")
  }()

  private let visitor = Visitor(settings: ServerSettings(web: web.path))

  private func share(
    _ headers: [(String, String)] = [],
    to path: String = "/share",
    _ body: String = "--x\r\nsecret training\r\n--x--\r\n"
  ) async throws -> Answer {
    try await visitor.ask(
      "POST",
      path,
      headers: [("Content-Type", "multipart/form-data; boundary=x")] + headers,
      body: Array(body.utf8)
    )
  }

  @Test(arguments: [
    ("en", "Open Pacesetter once, then share again"),
    ("de-DE,de;q=0.9", "Öffne Pacesetter einmal und teile dann noch einmal"),
  ])
  func `says what to do in the reader's language`(accepted: String, heading: String) async throws {
    let answer = try await share([("Sec-Fetch-Site", "none"), ("Accept-Language", accepted)])
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
    #expect(answer.header("Cache-Control") == "no-store")
    #expect(answer.text.contains("<h1>\(heading)</h1>"), "\(answer.text)")
    #expect(answer.text.contains("href=\"/history.html#import\""))
    #expect(!answer.text.contains("secret training"))
  }

  @Test func `takes no share from a page of another site`() async throws {
    #expect(try await share([("Sec-Fetch-Site", "cross-site")]).status == 403)
    #expect(try await share([("Origin", "https://evil.example")]).status == 403)
    // Elsewhere the header of a page stays due.
    #expect(try await share([("Sec-Fetch-Site", "none")], to: "/api/v1/plan").status == 403)
  }

  @Test func `answers a share that is too long without reading it`() async throws {
    let answer = try await share([("Sec-Fetch-Site", "none"), ("Content-Length", "99999999999")])
    #expect(answer.status == 200)
    #expect(answer.header("Connection") == "close")
    #expect(answer.text.contains("<h1>"))
  }

  @Test func `answers the address that the manifest names`() throws {
    let manifest = Self.web.appendingPathComponent("manifest.webmanifest")
    let target = try JSON.parse(Array(try Data(contentsOf: manifest)))["share_target"]
    #expect(target?["action"]?.string == "share")
    #expect(target?["method"]?.string == "POST")
  }
}
