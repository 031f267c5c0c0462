import HTTPTypes
import Formats
import Hummingbird
import NIOCore

/// What went wrong, as RFC 9457 writes it; the only shape in which this server reports an error.
struct Problem: Error, HTTPResponseError {
  let status: HTTPResponse.Status
  /// One sentence for a person.
  let detail: String
  var headers: HTTPFields { [.contentType: "application/problem+json"] }

  init(_ status: HTTPResponse.Status, _ detail: String) {
    self.status = status
    self.detail = detail
  }

  func response(from request: Request, context: some RequestContext) -> Response { response() }

  func response() -> Response {
    let json: JSON = [
      "type": "about:blank", "title": .string(status.reasonPhrase),
      "status": .number(Double(status.code)), "detail": .string(detail),
    ]
    return Response(
      status: status,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.utf8()))
    )
  }
}
