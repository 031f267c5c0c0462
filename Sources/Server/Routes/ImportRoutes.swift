import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Integrations
import NIOCore
import Screens
import Record
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
    routes.on(ImportAPI.take) { request, context in
      // Only the owner may import by path: the server would read files for others.
      context.peer == .owner && request.uri.queryParameters["name"] == nil
        ? try await importPaths(request) : try await importUpload(request, context)
    }
    routes.on(ImportAPI.Progress.self) { asked, request, _ in try await progress(asked, request) }
    routes.on(DataAPI.Export.self) { asked, _, _ in
      switch asked.format {
      case .json: try await export(sounds: asked.hasSounds)
      case .csv: try await exportTables()
      }
    }
  }

  private func progress(_ asked: ImportAPI.Progress, _ request: Request) async throws -> Response {
    // Not yet or no more: nothing that a page should find wrong.
    guard let progress = await imports.progress(of: asked.job) else {
      return Response(status: .noContent)
    }
    let reader = Self.reader(Language(of: request.head))
    return Response.written { progress.write(to: &$0, for: reader) }
  }

  private func importPaths(_ request: Request) async throws -> Response {
    let call = APICall(
      body: try await request.bytes(upTo: Self.longestRequest),
      in: Language(of: request.head)
    )
    let asked = try ImportAPI.TakePaths(read: call)
    for naming in asked.names { _ = try await store.rename(naming.diaryName, to: naming.name) }
    return try await carryOut(
      ReadingOrder(
        .paths(asked.paths),
        unit: asked.unit,
        zone: try Self.known(asked.zone),
        salvages: asked.salvages,
        limits: reading.limits,
        in: call.language
      ),
      dryRun: asked.isDry,
      as: asked.job,
      units: request.units
    )
  }

  private func importUpload(_ request: Request, _ context: Visit) async throws -> Response {
    let call = try await APICall(ImportAPI.take, request, context)
    let asked = try ImportAPI.TakeUpload(read: call)
    let zone = try Self.known(asked.zone)
    let path = database.folder.place("parts") + "/import-" + Secret.hexadecimal(bytes: 8)
    // Parts left behind are cleared away at the next start.
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await keep(request, at: path)
    return try await carryOut(
      ReadingOrder(
        .upload(path: path, name: asked.name),
        unit: asked.unit,
        zone: zone,
        salvages: asked.salvages,
        limits: reading.limits,
        in: call.language
      ),
      dryRun: asked.isDry,
      as: asked.job,
      units: request.units
    )
  }

  private static func known(_ zone: String?) throws -> String? {
    if let zone, TimeZone(identifier: zone) == nil {
      throw Problem(.badRequest, ServerRefusal.unknownZone(String(zone.prefix(40))))
    }
    return zone
  }

  /// Lets a body of any length run into a file, and none of it lie in memory.
  private func keep(_ request: Request, at path: String) async throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Problem(.insufficientStorage, ServerRefusal.noRoom)
    }
    defer { close(descriptor) }
    var length: Int64 = 0
    for try await part in request.body {
      length += Int64(part.readableBytes)
      guard length <= Self.longestUpload else {
        throw Problem(.contentTooLarge, ServerRefusal.longFile(most: Self.longestUpload))
      }
      guard Descriptor.write(Array(part.readableBytesView), to: descriptor) else {
        throw Problem(.insufficientStorage, ServerRefusal.noRoom)
      }
    }
    guard length > 0 else { throw Problem(.badRequest, ServerRefusal.emptyFile) }
  }

  /// Imports what is ordered; how far that is can be asked by a name meanwhile.
  private func carryOut(
    _ order: ReadingOrder,
    dryRun: Bool,
    as name: String?,
    units: UnitSystem
  ) async throws -> Response {
    // Only the newest is worth anything.
    let (progress, teller) = AsyncStream.makeStream(
      of: ImportProgress.self,
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
    // Whoever names paths sits at a terminal of this machine.
    let isOfPaths = if case .paths = order.place { true } else { false }
    let language = order.language
    var files: [ImportReport.File] = []
    try await job.run { report in
      let words = report.words(atTerminal: isOfPaths, in: language)
      files.append(ImportReport.File(report, words: words))
    }
    teller.finish()
    await told
    let words = job.total.words(atTerminal: isOfPaths, in: language)
    let report = ImportReport(files, job.total, words: words)
    let reader = Self.reader(language, units)
    return Response.written { report.write(to: &$0, for: reader) }
  }

  private static func reader(_ language: Language, _ units: UnitSystem = .metric) -> APIReader {
    let now = LocalTime(here: Date())
    return APIReader(
      today: now.day,
      offset: now.offset ?? .zero,
      units: units,
      language: language
    )
  }

  private func follow(_ progress: AsyncStream<ImportProgress>, as name: String?) async {
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
