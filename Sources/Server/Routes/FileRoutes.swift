import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// The files' lane: voice notes and replies, `/api/v1/files`.
struct FileRoutes {
  /// The most bytes of the request that completes a file.
  static let longestEnd = 4096

  let files: FileStore
  let hub: LiveHub

  func add(to routes: RouterGroup<Visit>) {
    routes.on(LinkAPI.keepChunk) { request, context in try await keep(request, context) }
    routes.on(LinkAPI.completeFile) { request, context in try await complete(request, context) }
    routes.on(LinkAPI.giveFile) { _, context in try await give(context) }
    routes.on(LinkAPI.fileState) { _, context in try await state(context) }
    routes.on(LinkAPI.removeFile) { _, context in
      let id = try file(context)
      try await plainly { () throws(FileError) in try await files.remove(id) }
      return Response(status: .noContent)
    }
  }

  private func keep(_ request: Request, _ context: Visit) async throws -> Response {
    let id = try file(context)
    let text = try context.parameters.require("chunk")
    guard let chunk = Int(text), (0..<FileStore.mostChunks).contains(chunk) else {
      throw Problem(
        .badRequest,
        "the chunk is \(text.prefix(20)), expected a number from 0 to \(FileStore.mostChunks - 1)"
      )
    }
    let bytes = try await request.bytes(upTo: FileStore.longest, of: "a file")
    guard !bytes.isEmpty else { throw Problem(.badRequest, "the chunk is empty") }
    try await plainly { () throws(FileError) in
      try await files.keep(chunk: chunk, of: id, bytes)
    }
    return Response(status: .noContent)
  }

  private func complete(_ request: Request, _ context: Visit) async throws -> Response {
    let id = try file(context)
    let body = try await request.bytes(upTo: Self.longestEnd, of: "the end of a file")
    let json: JSON
    do { json = try JSON.parse(body) } catch { throw Problem(.badRequest, error.description) }
    guard let chunks = json["chunks"]?.integer, (1...Int64(FileStore.mostChunks)).contains(chunks)
    else {
      throw Problem(.badRequest, "\"chunks\" is not a number from 1 to \(FileStore.mostChunks)")
    }
    guard let type = json["type"]?.string, FileStore.types.contains(type) else {
      throw Problem(
        .badRequest,
        "\"type\" is unknown, expected one of \(FileStore.types.joined(separator: ", "))"
      )
    }
    let session = json["session"]?.string
    guard session.map({ LinkEvent.canName(session: $0) }) ?? true else {
      throw Problem(.badRequest, "\"session\" is not the ID of a session")
    }
    let stored = try await plainly { () throws(FileError) in
      try await files.complete(
        id,
        chunks: Int(chunks),
        type: type,
        session: session,
        now: Int64(Date().timeIntervalSince1970)
      )
    }
    let notice: JSON = ["id": .string(id), "state": "complete"]
    hub.tell(file: ByteBuffer(bytes: notice.utf8()))
    return Response(
      json: ["sha256": .string(stored.digest), "bytes": .number(Double(stored.bytes))]
    )
  }

  private func give(_ context: Visit) async throws -> Response {
    let id = try file(context)
    let bytes: ([UInt8], String)? = try await plainly { () throws(FileError) in
      guard case .complete(let file) = try await files.state(of: id) else { return nil }
      return (try await files.bytes(of: file), file.type)
    }
    guard let (bytes, type) = bytes else {
      throw Problem(.notFound, "the file \(id) is not there, or not complete")
    }
    return Response(
      status: .ok,
      headers: [.contentType: type, .contentDisposition: "attachment"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }

  private func state(_ context: Visit) async throws -> Response {
    let id = try file(context)
    let state = try await plainly { () throws(FileError) in try await files.state(of: id) }
    switch state {
    case .unknown: throw Problem(.notFound, "there is no file \(id)")
    case .partial(let chunks):
      return Response(
        json: ["state": "partial", "chunks": .array(chunks.map { .number(Double($0)) })]
      )
    case .complete(let file):
      return Response(
        json: [
          "state": "complete", "sha256": .string(file.digest),
          "bytes": .number(Double(file.bytes)), "type": .string(file.type),
        ]
      )
    }
  }

  private func file(_ context: Visit) throws -> String {
    let id = try context.parameters.require("id")
    guard FileStore.canName(id) else {
      throw Problem(.badRequest, "a file is named by 32 lower-case hexadecimal digits")
    }
    return id
  }

  private func plainly<Value>(
    _ work: () async throws(FileError) -> Value
  ) async throws(Problem) -> Value {
    do { return try await work() } catch { throw Problem(error) }
  }
}
