import Foundation
import Testing

struct ServeTests {
  private let data = ScratchPlace()

  @Test func `serves the page until it is told to stop`() throws {
    let server = try ServedCommand(data: data.url)
    let http = PlainHTTP(port: server.port)
    let page = http.ask("GET", "/")
    #expect(page?.status == 200)
    #expect(page?.body.contains("<html") == true)
    #expect(http.ask("GET", "/health")?.body.hasPrefix(#"{"status":"ok","version":""#) == true)
    #expect(server.stop() == 0)
  }

  @Test func `says that the port is taken`() throws {
    let server = try ServedCommand(data: data.url)
    let second = try Command.run("serve", "--port", String(server.port))
    #expect(second.status == 69)
    #expect(second.errors.contains("\(server.port) on 127.0.0.1 is taken"))
    #expect(second.errors.contains("--port"))
    #expect(!second.errors.contains("check the disk"))
  }

  @Test func `says that there is no page`() throws {
    let outcome = try Command.run("serve", "--port", "0", "--web", "/nonexistent")
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains("/nonexistent"))
  }
}
