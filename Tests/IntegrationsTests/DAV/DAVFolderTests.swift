import Integrations
import Screens
import Testing

/// A folder on a WebDAV server whose answers are written down here.
struct DAVFolderTests {
  /// What is asked of a server that answers with these statuses, in their order, and what comes of it.
  private func write(_ statuses: [String]) async throws -> (asked: [String], error: DAVRefusal?) {
    let server = try await ScriptedServer { number, _ in
      [.answer("", status: number < statuses.count ? statuses[number] : "599 Too many")]
    }
    let folder = try DAVFolder(
      "http://127.0.0.1:\(server.port)/runs/y2026",
      user: "me",
      password: "pw",
      isAtHome: true
    )
    var refusal: DAVRefusal?
    do throws(DAVRefusal) { try await folder.write(Array("run".utf8), "a.fit") } catch {
      refusal = error
    }
    // Only to know that everything was asked before.
    _ = try? await folder.read("end")
    await folder.close()
    var asked: [String] = []
    for await request in server.requests {
      let words = request.text.split(separator: " ").prefix(2)
      if words.first == "GET" { break }
      asked.append(words.joined(separator: " "))
    }
    return (asked, refusal)
  }

  private static let put = "PUT /runs/y2026/a.fit"

  @Test func `makes the folders that nginx misses, and puts the file once more`() async throws {
    // nginx answers a PUT below a missing folder with 500, whatever is missing.
    let (asked, error) = try await write([
      "500 Internal Server Error", "409 Conflict", "201 Created", "201 Created", "201 Created",
    ])
    #expect(
      asked == [
        Self.put, "MKCOL /runs/y2026/", "MKCOL /runs/", "MKCOL /runs/y2026/", Self.put,
      ]
    )
    #expect(error == nil)
  }

  @Test(arguments: ["409 Conflict", "404 Not Found"])
  func `makes the folder that another server misses`(status: String) async throws {
    let (asked, error) = try await write([status, "201 Created", "201 Created"])
    #expect(asked == [Self.put, "MKCOL /runs/y2026/", Self.put])
    #expect(error == nil)
  }

  @Test(arguments: ["500 Internal Server Error", "503 Busy", "507 Full"])
  func `gives the first error where making the folders fails`(status: String) async throws {
    let (asked, error) = try await write(["500 Internal Server Error", status])
    #expect(asked == [Self.put, "MKCOL /runs/y2026/"])
    #expect(error == .answered("127.0.0.1", 500))
  }

  @Test func `puts once more where the folders are there, and no third time`() async throws {
    let (asked, error) = try await write([
      "500 Internal Server Error", "405 Method Not Allowed", "500 Internal Server Error",
    ])
    #expect(asked == [Self.put, "MKCOL /runs/y2026/", Self.put])
    #expect(error == .answered("127.0.0.1", 500))
  }
}
