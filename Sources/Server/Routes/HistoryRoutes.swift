import Coaching
import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import Integrations
import NIOCore
import Screens
import Storage
import Training

/// What was done as pages show it: `/api/v1/history/ID`, `calendar` and `compare`.
struct HistoryRoutes {
  let record: LocalRecord
  let tiles: TileSource?

  private var today: Day { record.reader.today }

  private func units(_ request: Request) -> UnitSystem {
    request.uri.queryParameters["units"].flatMap { UnitSystem(rawValue: String($0)) } ?? .metric
  }

  private var library: RecordLibrary { RecordLibrary(record.database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("history/:id") { request, context in
      try await one(request, context)
    }
    routes.get("history/:id/file") { request, context in try await file(request, context) }
    routes.get("history/:id/route") { _, context in try await route(context) }
    routes.get("history/:id/alike") { request, context in
      try await alike(request, context)
    }
    routes.get("compare") { request, _ in try await compare(request) }
    routes.get("calendar") { request, _ in try await calendar(request) }
  }

  /// The whole name of an entry of which the first letters are given.
  private func name(_ prefix: String) async throws -> String {
    do throws(RecordError) { return try await record.name(beginningWith: prefix) } catch {
      throw Problem(error)
    }
  }

  private func one(_ request: Request, _ context: Visit) async throws -> Response {
    let asScreen = request.uri.queryParameters["as"] == "screen"
    let call = try await APICall(HistoryAPI.Show.endpoint, request, context)
    let (entry, runner): (RecordEntry, Runner)
    do {
      entry = try await record.ask(HistoryAPI.Show(call))
      runner = try await record.ask(HistoryAPI.KnowRunner(call)).runner
    } catch let error as RecordError {
      throw Problem(error)
    } catch let error as APICallError {
      throw Problem(.badRequest, error.description)
    }
    switch entry {
    case .activity(let activity, let notes):
      guard asScreen else {
        let zones = ZoneChart(activity, of: runner)
        return Response.written { activity.write(to: &$0, zones: zones, notes: notes) }
      }
      var kept: CompanionRecord?
      if let run = activity.summary.run { kept = try await library.companion(run) }
      let bests = try await library.bests(of: activity.summary)
      let lines = kept?.played ?? []
      let steps = kept?.steps ?? []
      let reps = kept?.course.map { RepTable(of: steps, in: $0, units: units(request)) }
      return Response.written { json in
        ActivityScreen(
          activity,
          said: lines,
          spoken: notes,
          reps: reps,
          of: runner,
          on: tiles,
          bests: bests,
          units: units(request),
          seenFrom: today
        )
        .write(to: &json, files: EntryFile.formats(of: activity))
      }
    case .strength(let session):
      guard asScreen else { return Response.written { session.write(to: &$0) } }
      return Response.written { json in
        StrengthScreen(session, seenFrom: today)
          .write(to: &json, files: EntryFile.formatsOfSessions)
      }
    }
  }

  /// One entry as a file that other programs read.
  private func file(_ request: Request, _ context: Visit) async throws -> Response {
    let text = request.uri.queryParameters["format"] ?? ""
    guard let format = EntryFile.Format(rawValue: String(text)) else {
      let known = EntryFile.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(.badRequest, "\"format\" is \"\(text.prefix(20))\", expected one of \(known)")
    }
    let id = try await name(context.parameters.require("id"))
    let activity = try await library.activity(id)
    let session = try await library.strength(id)
    let file: EntryFile?
    do {
      file =
        try activity.map { try EntryFile($0, as: format) }
        ?? session.map { try EntryFile($0, as: format) }
    } catch {
      throw Problem(.badRequest, "\(error)")
    }
    guard let file else {
      throw Problem(.notFound, "there is no entry \(id.prefix(64))")
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: format.type,
        .contentDisposition: "attachment; filename=\"\(file.name)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
    )
  }

  /// The route of an activity as a row of a list shows it.
  private func route(_ context: Visit) async throws -> Response {
    let samples = try await library.activity(name(context.parameters.require("id")))?.samples
    let drawing = samples.flatMap { RouteDrawing(of: $0, width: 96, height: 64) }
    return Response.written { json in
      json.object { json in
        guard let drawing else { return }
        json.object("route") { json in
          json.field("path", drawing.path)
          json.field("width", drawing.width)
          json.field("height", drawing.height)
        }
      }
    }
  }

  private func alike(_ request: Request, _ context: Visit) async throws -> Response {
    let id = try await name(context.parameters.require("id"))
    let found = try await library.alike(id)
    return Response.written { json in
      json.object { json in
        json.array("rows") { json in
          for summary in found {
            HistoryRow(summary, units: units(request), seenFrom: today).write(
              to: &json,
              id: summary.id
            )
          }
        }
      }
    }
  }

  private func compare(_ request: Request) async throws -> Response {
    var both: [Activity] = []
    for key in ["first", "second"] as [Substring] {
      guard let prefix = request.uri.queryParameters[key], !prefix.isEmpty else {
        throw Problem(.badRequest, "\"\(key)\" is not the ID of an activity")
      }
      guard let activity = try await library.activity(name(String(prefix))) else {
        throw Problem(.badRequest, "\(prefix.prefix(64)) is a strength session, not an activity")
      }
      both.append(activity)
    }
    let (first, second) = (both[0], both[1])
    return Response.written {
      ComparisonScreen(first, second, units: units(request), seenFrom: today).write(to: &$0)
    }
  }

  private func calendar(_ request: Request) async throws -> Response {
    try await SessionFolding(record.database).fold()
    var month = today
    if let text = request.uri.queryParameters["month"] {
      guard let read = Day(String(text)) else {
        throw Problem(.badRequest, "\"month\" is not a day, expected one like 2026-06-01")
      }
      month = read
    } else if let newest = try await library.history(limit: 1).entries.first {
      month = min(month, newest.day)
    }
    let start = PeriodSum.Length.month.start(of: month)
    let end = PeriodSum.Length.month.next(after: start)
    let entries = try await library.entries(on: start..<end).map { entry in
      switch entry {
      case .activity(let summary):
        CalendarScreen.Entry(
          id: summary.id,
          day: summary.day,
          row: HistoryRow(entry, units: units(request), seenFrom: today),
          distance: summary.sport == .running ? summary.distance ?? .zero : .zero,
          duration: summary.duration ?? .zero
        )
      case .strength(let session):
        CalendarScreen.Entry(
          id: session.id,
          day: entry.day,
          row: HistoryRow(entry, units: units(request), seenFrom: today),
          distance: .zero,
          duration: session.elapsed ?? .zero
        )
      }
    }
    return Response.written {
      CalendarScreen(month: month, of: entries, units: units(request), seenFrom: today).write(
        to: &$0
      )
    }
  }
}
