import Exchange
import Foundation
import Formats
import Integrations
import Record

/// The record of a server: each question goes to its endpoint.
struct RemoteRecord: RecordAccess {
  private let client: HTTPClient
  private let destination: HTTPDestination
  private let headers: [HTTPClientRequest.Header]

  /// Names a server, with what proves that whoever asks was let in.
  init(_ client: HTTPClient, at destination: HTTPDestination, token: String? = nil) {
    self.client = client
    self.destination = destination
    var headers: [HTTPClientRequest.Header] = [("X-Pacesetter", "1")]
    if let token { headers.append(("Authorization", "Bearer \(token)")) }
    self.headers = headers
  }

  func ask<Request: RecordRequest>(
    _ request: Request
  ) async throws(RecordError) -> Request.Answer {
    let answer = try await send(request)
    let json: JSON
    if Request.endpoint.gives == .nothing {
      json = .null
    } else {
      do throws(JSONError) { json = try JSON.parse(answer.body) } catch {
        throw .unreadable(error.description)
      }
    }
    do throws(ShapeError) { return try Request.Answer(answer: json) } catch {
      throw .unreadable(error.description)
    }
  }

  func lines(
    of session: String?,
    from place: Int64
  ) async throws(RecordError) -> (bytes: [UInt8], next: Int64)? {
    let answer: HTTPClientResponse
    do throws(RecordError) {
      if let session {
        answer = try await send(SessionAPI.Events(of: session, from: place))
      } else {
        answer = try await send(LinkAPI.Arrivals(after: place))
      }
    } catch {
      if case .missing = error { return nil }
      throw error
    }
    guard let next = answer.headers["x-next"].flatMap({ Int64($0) }) else {
      throw .unreadable("the header X-Next is missing")
    }
    return (answer.body, next)
  }

  func export(
    sounds: Bool,
    _ take: @Sendable ([UInt8], Int, Int) -> Void
  ) async throws(RecordError) {
    let request = request(DataAPI.Export(as: .json, sounds: sounds))
    do {
      try await client.stream(request) { head, body in
        guard head.status == 200 else {
          throw RecordError.server("the server answers \(head.status)")
        }
        for try await part in body { take(part, 0, 0) }
      }
    } catch let error as RecordError {
      throw error
    } catch {
      throw .server("\(error)")
    }
  }

  func tables() async throws(RecordError) -> [UInt8] {
    try await send(DataAPI.Export(as: .csv)).body
  }

  private func send<Question: APIQuestion>(
    _ question: Question
  ) async throws(RecordError) -> HTTPClientResponse {
    let answer: HTTPClientResponse
    do throws(HTTPClientError) {
      answer = try await client.send(request(question))
    } catch {
      throw .server(error.description)
    }
    switch answer.status {
    case 200..<300: return answer
    case 400: throw .refused(answer.detail, line: answer.json["line"]?.integer.map { Int($0) })
    case 404: throw .missing(answer.detail)
    case 409: throw .conflict(answer.detail)
    default: throw .server(answer.detail)
    }
  }

  private func request<Question: APIQuestion>(_ question: Question) -> HTTPClientRequest {
    let (endpoint, call) = (Question.endpoint, question.call)
    return HTTPClientRequest(
      endpoint.method.rawValue,
      destination,
      endpoint.target(call.values),
      headers: headers,
      body: call.body,
      // The server has its own limits, and a big record takes its time.
      limits: .none
    )
  }
}
