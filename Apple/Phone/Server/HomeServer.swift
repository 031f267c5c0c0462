import Exchange
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The runner's own server, as this phone asks it: one question, one answer.
struct HomeServer: Sendable {
  /// Sends a request; in the app by `URLSession`.
  typealias Carrier = @Sendable (URLRequest) async throws -> (Data, URLResponse)

  let address: HomeAddress
  /// What proves that this phone was let in.
  var token: String?
  let carry: Carrier

  /// Asks something and waits for the answer, whatever it is.
  func ask<Question: APIQuestion>(_ question: Question) async throws -> DeviceReply {
    try await ask(Question.endpoint, question.call)
  }

  /// Asks at an endpoint and waits for the answer, whatever it is.
  func ask(_ endpoint: Endpoint, _ call: APICall) async throws -> DeviceReply {
    guard let url = URL(string: address.text + endpoint.target(call.values)) else {
      throw HomeServerError.silent(address.text, "")
    }
    var request = URLRequest(url: url)
    request.httpMethod = endpoint.method.rawValue
    request.setValue("1", forHTTPHeaderField: "X-Pacesetter")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    if !call.body.isEmpty {
      let type =
        switch endpoint.takes {
        case .lines: "application/x-pacesetter-events"
        case .file(let type): type
        case .json, .nothing, .stream: "application/json"
        }
      request.setValue(type, forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(call.body)
    }
    let (data, response): (Data, URLResponse)
    do { (data, response) = try await carry(request) } catch {
      throw HomeServerError.silent(address.text, error.localizedDescription)
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    return DeviceReply(status: status, body: Array(data))
  }

  /// Asks something and reads the answer.
  func answer<Request: APIRequest>(_ request: Request) async throws -> Request.Answer {
    let reply = try await ask(request)
    guard reply.isGood else { throw HomeServerError(reply) }
    do { return try reply.answer(Request.Answer.self) } catch {
      throw HomeServerError.refused(reply.status, String(describing: error))
    }
  }
}
