import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Record
import Storage
import Training

/// Every question that the record answers by itself, each at its endpoint.
struct RecordRoutes {
  let record: LocalRecord

  func add(to routes: RouterGroup<Visit>) {
    for request in LocalRecord.requests { add(request, to: routes) }
  }

  private func add<Question: RecordRequest>(
    _ question: Question.Type,
    to routes: RouterGroup<Visit>
  ) {
    let endpoint = Question.endpoint
    routes.on(Question.self) { asked, request, context in
      let reader = record.reader.measuring(request.units).speaking(Language(of: request.head))
      let answer: Question.Answer
      do throws(RecordError) {
        let isOwner = context.peer == .owner
        answer = try await record.read(by: reader, isOwner: isOwner).ask(asked)
      } catch {
        throw Problem(error)
      }
      guard endpoint.gives != .nothing else { return Response(status: .noContent) }
      return Response.written { answer.write(to: &$0, for: reader) }
    }
  }
}

extension APICall {
  /// Gathers what a request says at an endpoint.
  init(_ endpoint: Endpoint, _ request: Request, _ context: Visit) async throws {
    var values: [String: String] = [:]
    for parameter in endpoint.parameters {
      switch parameter.place {
      case .path:
        let value = try context.parameters.require(parameter.name)
        values[parameter.name] = value.removingPercentEncoding ?? value
      case .query:
        values[parameter.name] = request.uri.queryParameters[parameter.name[...]].map { String($0) }
      }
    }
    let body: [UInt8]
    switch endpoint.takes {
    // A file may be longer than what should lie in memory: its route reads it.
    case .nothing, .stream, .file: body = []
    case .json: body = try await request.bytes(upTo: endpoint.longestBody)
    case .lines: body = try await request.bytes(upTo: endpoint.longestBody, of: "a batch of events")
    }
    self.init(
      values,
      body: body,
      now: Instant(secondsSince1970: Date().timeIntervalSince1970),
      in: Language(of: request.head)
    )
  }
}

extension Problem {
  /// The answer to the client if the record has none.
  init(_ error: RecordError) {
    switch error {
    case .missing: self.init(.notFound, error.description)
    case .conflict: self.init(.conflict, error.description)
    case .refused(_, let line?):
      self.init(.badRequest, error.description, JSON.Member("line", .number(Double(line))))
    case .refused(_, nil): self.init(.badRequest, error.description)
    case .storage(let error): self.init(error)
    case .needsServer, .server, .unreadable: self.init(.internalServerError, error.description)
    }
  }
}

extension Response {
  /// An answer in JSON that is written straight into its bytes.
  static func written(_ write: (inout JSONWriter) -> Void) -> Response {
    var json = JSONWriter()
    write(&json)
    return Response(
      status: .ok,
      headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes))
    )
  }
}
