import Formats
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// What went wrong, as RFC 9457 writes it; the only shape in which this server reports an error.
struct Problem: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  /// One sentence for a person.
  let detail: String
  /// What a program needs to know beside it.
  let members: [JSON.Member]
  private let others: HTTPFields

  var headers: HTTPFields {
    var headers = others
    headers[.contentType] = "application/problem+json"
    return headers
  }

  init(
    _ status: HTTPResponse.Status,
    _ detail: String,
    headers: HTTPFields = [:],
    _ members: JSON.Member...
  ) {
    self.status = status
    self.detail = detail
    self.members = members
    others = headers
  }

  /// The problem as JSON.
  var json: JSON {
    .object(
      [
        JSON.Member("type", "about:blank"), JSON.Member("title", .string(status.reasonPhrase)),
        JSON.Member("status", .number(Double(status.code))),
        JSON.Member("detail", .string(detail)),
      ] + members
    )
  }

  func response(from request: Request, context: some RequestContext) -> Response { response() }

  func response() -> Response {
    Response(
      status: status,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.utf8()))
    )
  }
}

extension Problem {
  /// The answer to the client after a failure of the store.
  init(_ error: StorageError) {
    self.init(error.isOfTheDisk ? .insufficientStorage : .internalServerError, error.description)
  }

  /// The answer to the client after a failure of the file lane.
  init(_ error: FileError) {
    switch error {
    case .conflict: self.init(.conflict, error.description)
    case .tooLong: self.init(.contentTooLarge, error.description)
    case .missing(let chunks):
      self.init(
        .conflict,
        error.description,
        JSON.Member("missing", .array(chunks.map { .number(Double($0)) }))
      )
    case .damaged: self.init(.internalServerError, error.description)
    case .storage(let error): self.init(error)
    }
  }
}

extension HTTPResponse.Status {
  /// The disk is full or broken (RFC 4918).
  static let insufficientStorage = HTTPResponse.Status(
    code: 507,
    reasonPhrase: "Insufficient Storage"
  )
}
