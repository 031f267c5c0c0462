import Foundation
import Server
import Testing
import Training

struct GuardTests {
  private let visitor = Visitor()

  @Test(arguments: [
    "localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:1", "127.0.0.1",
  ])
  func `answers to its own names`(host: String) async throws {
    #expect(try await visitor.ask("GET", "/health", host: host).status == 200)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
    "192.168.1.5:8080", "localhost:x", "[::1", "", ":8080", "localhost@evil.example",
  ])
  func `does not answer to a name that was bent to it`(host: String) async throws {
    let answer = try await visitor.ask("GET", "/health", host: host)
    #expect(answer.status == 421)
    #expect(answer.header("Content-Type") == "application/problem+json")
  }

  @Test func `does not answer a request without a host`() async throws {
    #expect(try await visitor.ask("GET", "/health", host: nil).status == 421)
  }

  @Test func `answers to more names when it is told to`() async throws {
    var visitor = visitor
    visitor.settings.otherNames = ["run.example"]
    #expect(try await visitor.ask("GET", "/health", host: "run.example").status == 200)
    #expect(try await visitor.ask("GET", "/health", host: "192.168.1.5").status == 421)
    visitor.settings.host = "0.0.0.0"
    #expect(try await visitor.ask("GET", "/health", host: "192.168.1.5").status == 200)
    #expect(try await visitor.ask("GET", "/health", host: "evil.example").status == 421)
  }

  /// Every combination of who a browser says is asking and what the page is allowed to send.
  @Test func `lets no foreign page ask for speech`() async throws {
    let sites = [nil, "same-origin", "none", "same-site", "cross-site"]
    let origins = [
      nil, "http://localhost:8080", "http://localhost:9090", "http://evil.example", "null",
      "https://localhost:8080",
    ]
    for site in sites {
      for origin in origins {
        for isMarked in [true, false] {
          var headers: [(String, String)] = []
          if let site { headers.append(("Sec-Fetch-Site", site)) }
          if let origin { headers.append(("Origin", origin)) }
          if isMarked { headers.append(("X-Pacesetter", "1")) }
          let bySite = site.map { ["same-origin", "none"].contains($0) }
          let byOrigin = origin.map { $0.hasSuffix("//localhost:8080") }
          let isAllowed = isMarked && (bySite ?? byOrigin ?? true)
          // Without words it is a bad request, once it has come past the guards.
          let answer = try await visitor.speak("{}", headers: headers)
          #expect(answer.status == (isAllowed ? 400 : 403), "\(headers)")
        }
      }
    }
  }

  @Test(arguments: ["/health", "/nothing", "/api/v1/speech"])
  func `tells the browser what the page may do`(path: String) async throws {
    let answer = try await visitor.ask("GET", path)
    #expect(
      answer.header("Content-Security-Policy")
        == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' blob:; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; "
        + "manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; "
        + "form-action 'self'; require-trusted-types-for 'script'; trusted-types ps"
    )
    #expect(answer.header("X-Content-Type-Options") == "nosniff")
    #expect(answer.header("Referrer-Policy") == "no-referrer")
    #expect(answer.header("Cross-Origin-Opener-Policy") == "same-origin")
    #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin")
    #expect(
      answer.header("Permissions-Policy")
        == "geolocation=(self), microphone=(self), screen-wake-lock=(self)"
    )
    #expect(answer.header("Cache-Control") == "no-store")
  }

  @Test func `lets the page have the pictures of one map and nothing else of it`() async throws {
    var mapped = Visitor()
    mapped.settings.tiles = try TileSource(
      template: "https://tile.example.org:8443/a/{z}/{x}/{y}.png",
      credit: "© makers"
    )
    let answer = try await mapped.ask("GET", "/health")
    let plain = try await visitor.ask("GET", "/health")
    #expect(
      answer.header("Content-Security-Policy")
        == plain.header("Content-Security-Policy")?.replacingOccurrences(
          of: "img-src 'self' blob:",
          with: "img-src 'self' blob: https://tile.example.org:8443"
        )
    )
    #expect(answer.header("Referrer-Policy") == "no-referrer")
    #expect(answer.header("Cross-Origin-Embedder-Policy") == "credentialless")
    #expect(plain.header("Cross-Origin-Embedder-Policy") == nil)
  }

  @Test func `reports what is not there as a problem`() async throws {
    let answer = try await visitor.ask("GET", "/nothing")
    #expect(answer.status == 404)
    #expect(
      answer.text
        == #"{"type":"about:blank","title":"Not Found","status":404,"#
        + #""detail":"there is nothing at /nothing"}"#
    )
    let post = try await visitor.ask("POST", "/health", headers: [("X-Pacesetter", "1")])
    #expect([404, 405].contains(post.status))
  }
}
