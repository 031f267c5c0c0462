import Foundation
import Server
import Record
import Storage
import Testing

struct FileRoutesTests {
  private let visitor = Visitor()
  private let path = "/api/v1/files/" + String(repeating: "0a", count: 16)

  @Test func `takes a voice note in chunks and gives it back`() async throws {
    for chunk in [1, 0, 1] {
      let bytes = Array("chunk \(chunk) ".utf8)
      #expect(try await visitor.send("PUT", "\(path)/\(chunk)", bytes).status == 204)
    }
    let partial = try await visitor.ask("GET", path + "/state")
    #expect(partial.text == #"{"state":"partial","chunks":[0,1]}"#)
    #expect(try await visitor.ask("GET", path).status == 404)

    let early = try await end(chunks: 3)
    #expect(early.status == 409)
    #expect(early.text.contains(#""missing":[2]"#))
    for _ in 1...2 {
      let whole = try await end(chunks: 2)
      #expect(whole.status == 200)
      #expect(whole.text.contains(#""bytes":16"#))
    }
    let file = try await visitor.ask("GET", path)
    #expect(file.text == "chunk 0 chunk 1 ")
    #expect(file.header("Content-Type") == "audio/webm")
    #expect(file.header("Content-Disposition") == "attachment")
    #expect(file.header("X-Content-Type-Options") == "nosniff")
    #expect(try await visitor.send("DELETE", path, []).status == 204)
    #expect(try await visitor.ask("GET", path + "/state").status == 404)
  }

  @Test func `keeps the first of two chunks with one number`() async throws {
    _ = try await visitor.send("PUT", path + "/0", [1])
    #expect(try await visitor.send("PUT", path + "/0", [2]).status == 409)
  }

  @Test func `takes thirty seconds and no more`() async throws {
    let half = [UInt8](repeating: 7, count: FileStore.longest / 2 + 1)
    #expect(try await visitor.send("PUT", path + "/0", half).status == 204)
    #expect(try await visitor.send("PUT", path + "/1", half).status == 413)
    let all = [UInt8](repeating: 7, count: FileStore.longest + 1)
    #expect(try await visitor.send("PUT", path + "/1", all).status == 413)
  }

  @Test(arguments: ["/60", "/-1", "/x", "/1.5", "/99999999999999999999"])
  func `takes no chunk of a strange number`(chunk: String) async throws {
    #expect(try await visitor.send("PUT", path + chunk, [1]).status == 400)
  }

  @Test(arguments: [
    "{", "[]", "{}", #"{"chunks":0,"type":"audio/webm"}"#, #"{"chunks":1,"type":"text/html"}"#,
    #"{"chunks":1,"type":"audio/webm","session":"../x"}"#, #"{"chunks":61,"type":"audio/webm"}"#,
  ])
  func `takes no strange end`(body: String) async throws {
    _ = try await visitor.send("PUT", path + "/0", [1])
    #expect(try await visitor.send("POST", path, Array(body.utf8)).status == 400)
  }

  @Test(arguments: ["x", "..%2f..%2fetc", "0A", String(repeating: "g", count: 32)])
  func `takes no file of a strange name`(name: String) async throws {
    for (method, path) in [("PUT", "/api/v1/files/\(name)/0"), ("DELETE", "/api/v1/files/\(name)")]
    {
      #expect(try await visitor.send(method, path, [1]).status == 400)
    }
  }

  private func end(chunks: Int) async throws -> Answer {
    try await visitor.send("POST", path, Array(#"{"chunks":\#(chunks),"type":"audio/webm"}"#.utf8))
  }
}
