import Exchange
import Formats
import HTTPTypes
import Foundation
import Hummingbird
import NIOCore
import Screens

/// Serves the files of the page for every path that is no route.
///
/// A browser may keep a file but asks each time whether it is still the same.
struct WebFiles: RouterMiddleware {
  let folder: String
  private let precache: Precache
  private let knowledge: KnowledgeFile
  private let shelf: WebShelf

  init(_ settings: ServerSettings) {
    folder = settings.web
    shelf = WebShelf(folder: folder)
    knowledge = KnowledgeFile(beside: folder)
    precache = Precache(
      folder: folder,
      knowledge: knowledge,
      policy: SecurityHeaders.contentSecurityPolicy(tiles: settings.tiles)
    )
  }

  @concurrent
  func handle(
    _ request: Request,
    context: Visit,
    next: @concurrent (Request, Visit) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let problem as Problem {
      // A route was there, and says itself what is not.
      throw problem
    } catch let error as any HTTPResponseError where error.status == .notFound {
      guard [.get, .head].contains(request.method) else { throw error }
      if request.uri.path == Precache.path {
        let script = await precache.script(in: edition(for: request))
        return made(script, of: Precache.path, for: request)
      }
      if request.uri.path == WordsModule.path {
        return made(edition(for: request).module.bytes, of: WordsModule.path, for: request)
      }
      if request.uri.path == KnowledgeFile.path, let bytes = await knowledge.bytes() {
        return made(bytes, of: KnowledgeFile.path, for: request)
      }
      if let bytes = CoachFiles.bytes(at: request.uri.path) {
        return made(bytes, of: request.uri.path, for: request)
      }
      return try await response(to: request)
    }
  }

  /// The pages in the language of whoever asks.
  private func edition(for request: Request) -> PageEdition {
    let language = Language(of: request.head)
    return PageEdition.all[language] ?? PageEdition(language)
  }

  /// What is no file but made of some, with a tag that changes when they do.
  private func made(_ bytes: [UInt8], of path: String, for request: Request) -> Response {
    let tag = "\"\(SHA256.hexadecimal(of: bytes).prefix(32))\""
    var headers: HTTPFields = [.cacheControl: "no-cache", .eTag: tag]
    headers[.contentType] = Self.type(of: path)
    headers[.vary] = Self.vary
    if request.headers[.ifNoneMatch]?.contains(tag) == true {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentLength] = String(bytes.count)
    guard request.method == .get else { return Response(status: .ok, headers: headers) }
    return Response(
      status: .ok,
      headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }

  private func response(to request: Request) async throws -> Response {
    let path = request.uri.path
    guard let file = file(at: path), let type = Self.type(of: file.path),
      let stamp = await shelf.stamp(of: file)
    else {
      if let page = await lost(request) { return page }
      if path == "/core.wasm" {
        throw Problem(
          .notFound,
          "core.wasm is not built yet: run 'make web' in Pacesetter's folder"
        )
      }
      throw Problem(.notFound, ServerRefusal.nothing(path: path))
    }
    let isPage = file.pathExtension == "html"
    let edition = edition(for: request)
    // A page changes with its words too.
    let kind = isPage ? "-\(edition.name)-lean" : BareSource.isOne(file.path) ? "-lean" : ""
    let tag = "\"\(stamp)\(kind)\""
    var headers: HTTPFields = [.contentType: type, .eTag: tag, .cacheControl: "no-cache"]
    if isPage {
      headers[.vary] = Self.vary
      headers[.contentLanguage] = edition.words.language.rawValue
    }
    if request.headers[.ifNoneMatch]?.contains(tag) == true {
      return Response(status: .notModified, headers: headers)
    }
    guard let bytes = await shelf.bytes(of: file, tag: tag, in: edition.words) else {
      throw Problem(.internalServerError, "\(path) cannot be read")
    }
    if request.method == .head {
      headers[.contentLength] = String(bytes.readableBytes)
      return Response(status: .ok, headers: headers)
    }
    return Response(
      status: .ok,
      headers: headers,
      body: ResponseBody(byteBuffer: bytes)
    )
  }

  /// The page for a browser that somebody has led astray; a program gets a problem instead.
  private func lost(_ request: Request) async -> Response? {
    let isPage = request.headers[.accept]?.contains("text/html") == true
    guard isPage, !request.uri.path.hasPrefix("/api/") else { return nil }
    guard var page = await page("lost", for: request, status: .notFound) else { return nil }
    page.headers[.cacheControl] = "no-cache"
    if request.method != .get { page.body = ResponseBody() }
    return page
  }

  /// A page in the reader's language, as the answer to a request that names no file.
  func page(
    _ name: String,
    for request: Request,
    status: HTTPResponse.Status
  ) async -> Response? {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).html")
    let edition = edition(for: request)
    guard let stamp = await shelf.stamp(of: file),
      let bytes = await shelf.bytes(of: file, tag: "\(stamp)-\(edition.name)", in: edition.words)
    else { return nil }
    let headers: HTTPFields = [
      .contentType: Self.types["html"] ?? "text/html", .vary: Self.vary,
      .contentLanguage: edition.words.language.rawValue,
    ]
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  /// The file that a path names, or nothing for a path that is not plain.
  private func file(at path: String) -> URL? {
    guard let plain = path.removingPercentEncoding, plain.hasPrefix("/") else { return nil }
    var parts = plain.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.last == "" { parts[parts.count - 1] = "index.html" }
    // Nothing hidden, nothing above, nothing that another system reads differently.
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".")
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }
    guard isPlain else { return nil }
    // A page has an address without an ending: /metronome.
    if let last = parts.last, !last.contains(".") { parts[parts.count - 1] = "\(last).html" }
    let name = parts.joined(separator: "/")
    return WebSources.isPart(name) ? nil : URL(fileURLWithPath: folder).appendingPathComponent(name)
  }

  /// What decides on the language of a page.
  private static let vary = "Accept-Language, Cookie"

  /// The type of a file by its name, nothing for what is no part of a page.
  static func type(of path: String) -> String? {
    types[URL(fileURLWithPath: path).pathExtension.lowercased()]
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json", "json": "application/json", "png": "image/png",
    "ico": "image/x-icon", "txt": "text/plain; charset=utf-8", "m4a": "audio/mp4",
  ]
}
