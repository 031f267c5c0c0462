import Foundation
import Integrations
import Screens
import Testing

/// Pages of other people's choice are fetched by the rules for what comes from outside.
struct PageFetcherTests {
  private func failure(_ address: String, isAtHome: Bool = false) async -> FetchRefusal? {
    do throws(FetchRefusal) {
      _ = try await PageFetcher().fetch(address, isAtHome: isAtHome)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "http://127.0.0.1/x", "https://localhost/x", "http://2130706433/", "http://0x7f.1/",
    "http://[::1]/", "http://[::ffff:10.0.0.1]/", "http://169.254.169.254/latest/meta-data",
  ]) func `fetches nothing private`(address: String) async {
    guard case .network(let reason)? = await failure(address) else {
      Issue.record("\(address) was not refused")
      return
    }
    guard case .forbidden = reason else { Issue.record("\(reason)"); return }
  }

  @Test(arguments: [
    "ftp://example.org/x", "file:///etc/passwd", "https://user:secret@example.org/", "https:///x",
    "https://example.org:99999/", "https://exa mple.org/",
  ]) func `refuses what is no address of a page`(address: String) async {
    guard case .address? = await failure(address) else {
      Issue.record("\(address) was not refused")
      return
    }
  }

  @Test func `refuses other ports than those of the web`() async {
    #expect(await failure("http://example.org:22/") == .address(.port(22, allowed: [80, 443])))
  }

  @Test func `follows three redirects, each by the same rules, and no more`() async throws {
    let server = try await ScriptedServer { number, request in
      let path = request.split(separator: " ").dropFirst().first ?? ""
      switch path {
      case "/loop":
        return [.send("HTTP/1.1 302 Found\r\nLocation: /loop\r\nContent-Length: 0\r\n\r\n")]
      case "/inside":
        return [
          .send("HTTP/1.1 302 Found\r\nLocation: http://localhost:1/\r\nContent-Length: 0\r\n\r\n")
        ]
      case "/page":
        return [
          .send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\n<p>ok</p>")
        ]
      default: return [.send("HTTP/1.1 301 Moved\r\nLocation: /page\r\nContent-Length: 0\r\n\r\n")]
      }
    }
    let base = "http://127.0.0.1:\(server.port)"
    let page = try await PageFetcher().fetch(base + "/old", isAtHome: true)
    #expect(page.address == base + "/page")
    #expect(page.bytes == Array("<p>ok</p>".utf8))
    #expect(await failure(base + "/loop", isAtHome: true) == .tooManyRedirects)
    // The next host is no more allowed than if it had been typed: "home" is said of one name.
    #expect(await failure(base + "/page") == .address(.port(server.port, allowed: [80, 443])))
  }

  @Test func `takes pages and files of workouts, and nothing else`() async throws {
    let server = try await ScriptedServer { _, request in
      let type = request.contains("GET /film") ? "video/mp4" : "application/octet-stream"
      return [
        .send("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: 2\r\n\r\nok")
      ]
    }
    let base = "http://127.0.0.1:\(server.port)"
    #expect(await failure(base + "/film", isAtHome: true) == .type("video/mp4"))
    #expect(await failure(base + "/file.zwo", isAtHome: true) == nil)
  }

  @Test func `stops at two megabytes`() async throws {
    let server = try await ScriptedServer { _, _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3000000\r\n\r\n")]
    }
    guard case .network? = await failure("http://127.0.0.1:\(server.port)/", isAtHome: true) else {
      Issue.record("a page of three megabytes was taken")
      return
    }
  }
}
