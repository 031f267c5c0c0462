import Foundation

/// WsgiDAV as the server with a person's files: `me` may write there with the password `hush-4711`.
struct FileServer: Sendable {
  private static let program = ".build/dav/venv/bin/python3"

  /// Whether it is installed; `make test` does that.
  static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: program).path)
  }

  /// Its address.
  let address: String

  /// Runs a body with such a server that keeps its files in a folder.
  static func run<Result>(
    in folder: URL,
    _ body: (FileServer) async throws -> Result
  ) async throws -> Result {
    let process = try ChildProcess(
      program,
      ["Tests/CommandTests/Harness/dav.py", "wsgidav", folder.path],
      in: Repository.root.path,
      reading: 0,
      writing: 1
    )
    defer {
      process.kill()
      process.reap()
    }
    for await chunk in process.output {
      let said = String(decoding: chunk, as: UTF8.self).trimmingCharacters(in: .newlines)
      guard let port = Int(said) else { throw HarnessError("the file server says \(said)") }
      return try await body(FileServer(address: "http://127.0.0.1:\(port)/"))
    }
    throw HarnessError("the file server ended without saying where it is")
  }
}
