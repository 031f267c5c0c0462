import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Integrations
import NIOCore
import Storage
import Training

/// Takes files into the record and everything out of it: `/api/v1/imports` and `/api/v1/export`.
struct ImportRoutes {
  // An export of twenty years on a wrist.
  private static let longestUpload: Int64 = 8 << 30
  private static let longestRequest = 1 << 20

  let database: RecordDatabase
  let imports: ImportDesk
  let reading: ReadingSettings

  private var store: RecordStore { RecordStore(database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.post("imports") { request, context in
      // A path is worth something only to whoever could open it himself.
      context.peer == .owner && request.uri.queryParameters["name"] == nil
        ? try await takePaths(request) : try await takeUpload(request)
    }
    routes.get("imports/:id/progress") { _, context in try await progress(context) }
    routes.get("export") { request, _ in
      switch request.uri.queryParameters["format"] ?? "json" {
      case "json": try await export(sounds: request.uri.queryParameters["sounds"] != "no")
      case "csv": try await exportTables()
      case let text:
        throw Problem(.badRequest, "\"format\" is \"\(text.prefix(20))\", expected json or csv")
      }
    }
  }

  private func progress(_ context: Visit) async throws -> Response {
    let name = try context.parameters.require("id")
    // Not yet or no more: nothing that a page should find wrong.
    guard let progress = await imports.progress(of: name) else {
      return Response(status: .noContent)
    }
    return Response(
      json: [
        "bytes": .number(Double(progress.bytes)), "total": .number(Double(progress.total)),
        "records": .number(Double(progress.records)), "share": .number(progress.share),
        "words": .string(progress.words),
      ]
    )
  }

  private func takePaths(_ request: Request) async throws -> Response {
    let body = try await request.bytes(upTo: Self.longestRequest)
    let json: JSON
    do { json = try JSON.parse(body) } catch { throw Problem(.badRequest, error.description) }
    let paths = (json["paths"]?.array ?? []).compactMap { $0.string }
    let names = (json["map"]?.object ?? []).compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    guard !paths.isEmpty || !names.isEmpty, paths.allSatisfy({ $0.hasPrefix("/") }) else {
      throw Problem(.badRequest, "\"paths\" is not a list of absolute paths")
    }
    let job = try jobName(json["job"]?.string)
    for (old, new) in names { _ = try await store.rename(old, to: new) }
    return try await take(
      ReadingOrder(
        .paths(paths),
        unit: try unit(json["weights"]?.string),
        salvages: json["salvage"]?.bool ?? false,
        limits: reading.limits
      ),
      dryRun: json["dryRun"]?.bool ?? false,
      as: job
    )
  }

  private func takeUpload(_ request: Request) async throws -> Response {
    let query = request.uri.queryParameters
    // Only for the report and for telling a table by its ending; it is no path of ours.
    let name = String((query["name"] ?? "file").split(separator: "/").last?.prefix(200) ?? "file")
    let unit = try unit(query["weights"].map { String($0) })
    let job = try jobName(query["job"].map { String($0) })
    let path = database.folder.place("parts") + "/import-" + Secret.hexadecimal(bytes: 8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await keep(request, at: path)
    return try await take(
      ReadingOrder(
        .upload(path: path, name: name),
        unit: unit,
        salvages: query["salvage"] == "true",
        limits: reading.limits
      ),
      dryRun: query["dryRun"] == "true",
      as: job
    )
  }

  /// Lets a body of any length run into a file, and none of it lie in memory.
  private func keep(_ request: Request, at path: String) async throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Problem(
        .insufficientStorage,
        "make room on the server's disk; the file cannot be stored"
      )
    }
    defer { close(descriptor) }
    var length: Int64 = 0
    for try await part in request.body {
      length += Int64(part.readableBytes)
      guard length <= Self.longestUpload else {
        throw Problem(.contentTooLarge, "a file has at most \(Self.longestUpload) bytes")
      }
      var rest = Array(part.readableBytesView)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          throw Problem(
            .insufficientStorage,
            "make room on the server's disk; the file cannot be written"
          )
        }
      }
    }
    guard length > 0 else { throw Problem(.badRequest, "the file is empty") }
  }

  /// The name by which whoever imports asks how far it is, made as the names of files that pages send.
  private func jobName(_ job: String?) throws(Problem) -> String? {
    guard job.map({ FileStore.canName($0) }) ?? true else {
      throw Problem(.badRequest, "\"job\" is not a name, expected 32 lower-case hexadecimal digits")
    }
    return job
  }

  private func unit(_ text: String?) throws(Problem) -> MassUnit? {
    guard let text else { return nil }
    guard let unit = MassUnit(rawValue: text) else {
      throw Problem(.badRequest, "\"weights\" is \(text.prefix(20)), expected kg or lb")
    }
    return unit
  }

  /// Takes what is ordered; how far that is can be asked by a name meanwhile.
  private func take(
    _ order: ReadingOrder,
    dryRun: Bool,
    as name: String? = nil
  ) async throws -> Response {
    // Only the newest is worth anything.
    let (progress, teller) = AsyncStream.makeStream(
      of: ImportJob.Progress.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    async let told: Void = follow(progress, as: name)
    defer { teller.finish() }
    var job = ImportJob(
      order,
      store: store,
      dryRun: dryRun,
      program: reading.program
    ) { teller.yield($0) }
    var reports: [FileReport] = []
    try await job.run { reports.append($0) }
    teller.finish()
    await told
    return Response(
      json: [
        "reports": .array(reports.map { $0.json }),
        "rows": .array(reports.map { .string($0.words) }), "total": job.total.json(isDry: dryRun),
        "words": .string(job.total.words(isDry: dryRun)),
      ]
    )
  }

  private func follow(_ progress: AsyncStream<ImportJob.Progress>, as name: String?) async {
    if let name { await imports.follow(progress, as: name) }
  }

  private func exportTables() async throws -> Response {
    try await SessionFolding(database).fold()
    let now = LocalTime(Date())
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/zip",
        .contentDisposition: "attachment; filename=\"pacesetter-tables.zip\"",
      ],
      body: ResponseBody(
        byteBuffer: ByteBuffer(bytes: try await RecordLibrary(database).tables(at: now))
      )
    )
  }

  private func export(sounds: Bool) async throws -> Response {
    try await SessionFolding(database).fold()
    let library = RecordLibrary(database)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json",
        .contentDisposition: "attachment; filename=\"pacesetter.json\"",
      ],
      body: ResponseBody { writer in
        var reading = try await RecordReading(library, sounds: sounds)
        while let piece = try await reading.next() {
          try await writer.write(ByteBuffer(bytes: piece))
        }
        try await writer.finish(nil)
      }
    )
  }
}
