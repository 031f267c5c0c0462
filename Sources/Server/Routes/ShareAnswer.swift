import HTTPTypes
import Hummingbird
import NIOCore
import Screens

/// Answers what another app shares while the page's worker is not there to take it: `POST /share`.
///
/// The manifest names the address, and the worker (`sw.js`) takes what comes to it. Only before the
/// page was open for the first time, or after its data was cleared, does a share reach the server. It
/// says what to do and keeps nothing, so it is as open as the pages are, and no part of the interface.
struct ShareAnswer: RouterMiddleware {
  /// Where shares are sent.
  static let path = "/share"

  /// The most bytes that are read, so that the browser comes to see the answer.
  private static let mostBytes = 64 << 20

  /// Whether a request brings something that was shared.
  static func isShare(_ request: HTTPRequest) -> Bool {
    request.method == .post && request.path == path
  }

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    guard Self.isShare(request.head) else { return try await next(request, context) }
    try await Self.drop(request)
    let language = Language(of: request.head)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8", .contentLanguage: language.rawValue,
        .connection: "close",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: Self.page(in: language)))
    )
  }

  /// Reads what was sent, as far as that is worthwhile, and keeps none of it.
  private static func drop(_ request: Request) async throws {
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard length <= mostBytes else { return }
    var count = 0
    for try await part in request.body {
      count += part.readableBytes
      guard count <= mostBytes else { return }
    }
  }

  private static func page(in language: Language) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
      <head>
        <meta charset="utf-8">
        <title>Pacesetter</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/pacesetter.css">
      </head>
      <body>
        <main>
          <h1>\(ShareWords.heading(in: language))</h1>
          <p>\(ShareWords.reason(in: language))</p>
          <p><a href="/">\(ShareWords.open(in: language))</a></p>
          <p><a href="/history.html#import">\(ShareWords.choose(in: language))</a></p>
        </main>
      </body>
    </html>

    """
  }
}
