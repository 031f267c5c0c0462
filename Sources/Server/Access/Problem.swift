import Formats
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Storage

/// What went wrong, as RFC 9457 writes it; the only shape in which this server reports an error.
struct Problem: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  /// One sentence for a person, in a language.
  private let words: @Sendable (Language) -> String
  /// What a program needs to know beside it.
  let members: [JSON.Member]
  private let others: HTTPFields

  var headers: HTTPFields {
    var headers = others
    headers[.contentType] = "application/problem+json"
    return headers
  }

  /// Reports a problem in a sentence that is in the language of whoever asked, or meant for programs.
  init(
    _ status: HTTPResponse.Status,
    _ detail: String,
    headers: HTTPFields = [:],
    _ members: JSON.Member...
  ) {
    self.status = status
    words = { _ in detail }
    self.members = members
    others = headers
  }

  /// Reports a problem that is told in the language of whoever asks.
  init(_ status: HTTPResponse.Status, _ refusal: some Refusal, headers: HTTPFields = [:]) {
    self.status = status
    words = { refusal.words(in: $0) }
    members = []
    others = headers
  }

  /// The English sentence.
  var detail: String { words(.english) }

  /// The problem as JSON.
  func json(in language: Language = .english) -> JSON {
    .object(
      [
        JSON.Member("type", "about:blank"), JSON.Member("title", .string(status.reasonPhrase)),
        JSON.Member("status", .number(Double(status.code))),
        JSON.Member("detail", .string(words(language))),
      ] + members
    )
  }

  func response(from request: Request, context: some RequestContext) -> Response {
    response(in: Language(of: request.head))
  }

  func response(in language: Language) -> Response {
    Response(
      status: status,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json(in: language).utf8()))
    )
  }
}

extension Problem {
  /// The answer to the client after a failure of the store.
  init(_ error: StorageError) {
    switch error {
    case .full(let folder): self.init(.insufficientStorage, ServerRefusal.fullDisk(folder: folder))
    case .failing(let folder, let reason):
      self.init(.insufficientStorage, ServerRefusal.failingDisk(folder: folder, reason: reason))
    case .damaged(let file, let reason):
      self.init(.internalServerError, ServerRefusal.damaged(file: file, reason: reason))
    // A server that has these does not start.
    case .noHome, .unusable, .inUse, .unsafe, .newer:
      self.init(.internalServerError, error.description)
    }
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
