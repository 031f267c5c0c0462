import Exchange
import Formats
import Foundation
import Integrations
import Record
import Storage

/// The server that has a data folder open, reached by its socket in that folder.
///
/// Whoever may open the folder is the owner; nothing else is asked.
struct LocalServer {
  /// What every command asks with.
  let client = HTTPClient()

  /// The socket.
  let destination: HTTPDestination

  private let path: String

  /// Names the socket of a folder.
  init(_ folder: DataFolder) {
    path = folder.socket
    destination = .socket(path)
  }

  /// Whether a server is there, and can read what it keeps or says why not.
  var isRunning: Bool {
    get async throws(Failure) { try await ask("GET", "/health") != nil }
  }

  /// Asks the server; nothing if none is running.
  func ask(
    _ method: String,
    _ path: String,
    _ body: [UInt8] = []
  ) async throws(Failure) -> HTTPClientResponse? {
    // Without a socket nobody need look for a server: most commands find none.
    guard access(self.path, F_OK) == 0 else { return nil }
    let request = HTTPClientRequest(
      method,
      destination,
      path,
      headers: [("X-Pacesetter", "1")],
      body: body,
      limits: .none
    )
    do throws(HTTPClientError) { return try await client.send(request) } catch {
      if case .unreachable = error { return nil }
      throw Failure(.inputOutput, "the server closed the connection")
    }
  }

  /// Asks a question, and reads the answer; none from a server that has gone meanwhile.
  func ask<Request: APIRequest>(_ request: Request) async throws(Failure) -> Request.Answer {
    let (endpoint, call) = (Request.endpoint, request.call)
    let target = endpoint.target(call.values)
    guard let answer = try await get(endpoint.method.rawValue, target, call.body) else {
      throw Failure(.inputOutput, "the server closed the connection")
    }
    do throws(ShapeError) { return try Request.Answer(answer: answer.json) } catch {
      throw Failure(.inputOutput, "the server's answer cannot be read: \(error.description)")
    }
  }

  /// Asks, and makes a failure of an answer that is none of the good ones.
  func get(
    _ method: String,
    _ path: String,
    _ body: [UInt8] = []
  ) async throws(Failure) -> HTTPClientResponse? {
    guard let answer = try await ask(method, path, body) else { return nil }
    guard (200..<300).contains(answer.status) else { throw Failure(.failure, answer.detail) }
    return answer
  }
}
