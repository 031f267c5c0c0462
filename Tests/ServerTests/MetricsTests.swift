import Foundation
import Server
import Testing

struct MetricsTests {
  private let visitor = Visitor()

  @Test func `says how it is doing, as Prometheus reads it`() async throws {
    _ = try await visitor.send("POST", "/api/v1/events", Pen().body(1...3))
    let page = try await visitor.ask("GET", "/metrics")
    #expect(page.status == 200)
    #expect(page.header("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
    for line in [
      "pacesetter_build_info{version=\"\(Release.version)\"} 1", "pacesetter_events_total 3",
      "pacesetter_commits_total 1", "pacesetter_sessions 1", "pacesetter_session_events 3",
      "pacesetter_live_streams 0", "pacesetter_paired_devices 0",
      "# TYPE pacesetter_answers_total counter",
    ] {
      #expect(page.text.contains(line + "\n"), "\(line)")
    }
    // Every line is a comment or a name with a number.
    for line in page.text.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.wholeMatch(of: /[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e-]+/) != nil, "\(line)")
    }
  }

  @Test func `says that it is well, to everybody`() async throws {
    var stranger = visitor
    stranger.address = "192.168.1.7"
    let answer = try await stranger.ask("GET", "/health")
    #expect(answer.text == #"{"status":"ok","version":"\#(Release.version)"}"#)
    #expect(try await stranger.ask("GET", "/metrics").status == 401)
    #expect(try await stranger.ask("GET", "/authority.crt").status == 404)
    stranger.settings.authority = [1, 2, 3]
    let certificate = try await stranger.ask("GET", "/authority.crt")
    #expect(certificate.body == [1, 2, 3])
    #expect(certificate.header("Content-Type") == "application/x-x509-ca-cert")
  }
}
