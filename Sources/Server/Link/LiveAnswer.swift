import Formats
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// A short answer that the live lane gives, before the router.
struct LiveAnswer {
  /// What every answer of the interface says to a browser.
  static let headers: HTTPFields = {
    var headers: HTTPFields = [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"]
    for (name, value) in [
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ] {
      if let name = HTTPField.Name(name) { headers[name] = value }
    }
    return headers
  }()

  let head: HTTPResponse
  let body: ByteBuffer?
  /// Whether the connection ends with it, because the rest of the request is not wanted.
  let isLast: Bool

  /// The answer to a message that was passed on.
  static let passed = LiveAnswer(
    head: HTTPResponse(status: .noContent, headerFields: headers),
    body: nil,
    isLast: false
  )

  /// The answer to what is refused.
  static func refusal(_ problem: Problem) -> LiveAnswer {
    let bytes = ByteBuffer(bytes: problem.json().utf8())
    var fields = headers
    for field in problem.headers { fields[field.name] = field.value }
    fields[.contentLength] = String(bytes.readableBytes)
    fields[.connection] = "close"
    return LiveAnswer(
      head: HTTPResponse(status: problem.status, headerFields: fields),
      body: bytes,
      isLast: true
    )
  }

  /// Writes it; the connection is closed where it is the last.
  func write(to context: ChannelHandlerContext) {
    context.write(NIOAny(HTTPResponsePart.head(head)), promise: nil)
    if let body { context.write(NIOAny(HTTPResponsePart.body(body)), promise: nil) }
    let written = context.eventLoop.makePromise(of: Void.self)
    if isLast {
      written.futureResult.whenComplete { [channel = context.channel] _ in
        channel.close(promise: nil)
      }
    }
    context.writeAndFlush(NIOAny(HTTPResponsePart.end(nil)), promise: written)
  }
}
