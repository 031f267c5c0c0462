import Coaching
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

/// What was done as pages show it: `/api/v1/history/ID`, `calendar` and `compare`.
struct HistoryRoutes {
  let record: LocalRecord
  let tiles: TileSource?

  private var today: Day { record.reader.today }

  private var library: RecordLibrary { RecordLibrary(record.database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.on(HistoryAPI.Show.endpoint) { request, context in try await one(request, context) }
    routes.on(HistoryAPI.File.self) { asked, _, _ in try await file(asked) }
    routes.on(HistoryAPI.route) { _, context in try await route(context) }
    routes.on(HistoryAPI.card) { request, context in try await card(request, context) }
    routes.on(HistoryAPI.editing) { request, context in try await editing(request, context) }
    routes.on(HistoryAPI.Alike.self) { asked, request, _ in try await alike(asked, request) }
    routes.on(HistoryAPI.Compare.self) { asked, request, _ in try await compare(asked, request) }
    routes.on(HistoryAPI.Month.self) { asked, request, _ in try await month(asked, request) }
  }

  /// The whole name of an entry of which the first letters are given.
  private func name(_ prefix: String) async throws -> String {
    do throws(RecordError) { return try await record.name(beginningWith: prefix) } catch {
      switch error {
      case .missing: throw Problem(.notFound, EntryRefusal.unknown(prefix.inSentence))
      case .conflict: throw Problem(.conflict, EntryRefusal.several(prefix.inSentence))
      default: throw Problem(error)
      }
    }
  }

  private func one(_ request: Request, _ context: Visit) async throws -> Response {
    let call = try await APICall(HistoryAPI.Show.endpoint, request, context)
    let asked = try HistoryAPI.Show(read: call)
    let language = Language(of: request.head)
    let (entry, runner): (RecordEntry, Runner)
    let said = try HistoryAPI.KnowRunner(read: call)
    do throws(RecordError) {
      entry = try await record.read(by: record.reader.speaking(language)).ask(asked)
      runner = try await record.ask(said).runner
    } catch {
      throw Problem(error)
    }
    switch entry {
    case .activity(let activity, let notes):
      guard asked.isScreen else {
        let zones = ZoneChart(activity, of: runner)
        return Response.written { activity.write(to: &$0, zones: zones, notes: notes) }
      }
      var kept: CompanionRecord?
      if let run = activity.summary.run { kept = try await library.companion(run) }
      let bests = try await library.bests(of: activity.summary)
      let edit = try await library.edit(of: activity.summary.id)
      // The coach counted from the start of the run; a part of it may begin later and end sooner.
      var lines = kept?.played ?? []
      if edit.kind != nil { lines = lines.within(activity.length, after: edit.lead) }
      let steps = kept?.steps ?? []
      let reps = kept?.course.map {
        RepTable(of: steps, in: $0, units: request.units, language: language)
      }
      return Response.written { json in
        ActivityScreen(
          activity,
          said: lines,
          spoken: notes,
          reps: reps,
          of: runner,
          on: tiles,
          bests: bests,
          units: request.units,
          seenFrom: today,
          in: language
        )
        .write(to: &json, files: EntryFile.formats(of: activity))
      }
    case .strength(let session):
      guard asked.isScreen else { return Response.written { session.write(to: &$0) } }
      return Response.written { json in
        StrengthScreen(session, seenFrom: today, in: language)
          .write(to: &json, files: EntryFile.formatsOfSessions)
      }
    }
  }

  /// One entry as a file that other programs read.
  private func file(_ asked: HistoryAPI.File) async throws -> Response {
    let format = asked.format
    let id = try await name(asked.prefix)
    let activity = try await library.activity(id)
    let session = try await library.strength(id)
    let file: EntryFile?
    do {
      file =
        try activity.map { try EntryFile($0, as: format) }
        ?? session.map { try EntryFile($0, as: format) }
    } catch let lack as EntryFile.Lack {
      throw Problem(.badRequest, lack)
    }
    guard let file else {
      throw Problem(.notFound, EntryRefusal.unknown(id.inSentence))
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

  private func activity(_ context: Visit) async throws -> Activity {
    let id = try await name(context.parameters.require("id"))
    guard let activity = try await library.activity(id) else {
      throw Problem(.notFound, EntryRefusal.unknown(id.inSentence))
    }
    return activity
  }

  /// What a picture of an activity shows.
  private func card(_ request: Request, _ context: Visit) async throws -> Response {
    let card = ShareCard(
      try await activity(context),
      units: request.units,
      seenFrom: today,
      in: Language(of: request.head)
    )
    return Response.written { card.write(to: &$0) }
  }

  /// How an activity can be cropped, split and merged.
  private func editing(_ request: Request, _ context: Visit) async throws -> Response {
    let activity = try await activity(context)
    let screen = EditingScreen(
      activity,
      lasting: activity.length,
      made: try await library.edit(of: activity.summary.id).kind,
      neighbors: try await library.neighbors(of: activity.summary),
      units: request.units,
      seenFrom: today,
      in: Language(of: request.head)
    )
    return Response.written { screen.write(to: &$0) }
  }

  private func alike(_ asked: HistoryAPI.Alike, _ request: Request) async throws -> Response {
    let found = try await library.alike(try await name(asked.prefix))
    return Response.written { json in
      json.object { json in
        json.array("rows") { json in
          for summary in found {
            HistoryRow(
              summary,
              units: request.units,
              seenFrom: today,
              in: Language(of: request.head)
            ).write(
              to: &json,
              id: summary.id
            )
          }
        }
      }
    }
  }

  private func compare(_ asked: HistoryAPI.Compare, _ request: Request) async throws -> Response {
    var both: [Activity] = []
    for prefix in [asked.first, asked.second] {
      guard let activity = try await library.activity(name(prefix)) else {
        throw Problem(.badRequest, EntryRefusal.isStrength(prefix.inSentence))
      }
      both.append(activity)
    }
    let (first, second) = (both[0], both[1])
    return Response.written {
      ComparisonScreen(
        first,
        second,
        units: request.units,
        seenFrom: today,
        in: Language(of: request.head)
      )
      .write(to: &$0)
    }
  }

  private func month(_ asked: HistoryAPI.Month, _ request: Request) async throws -> Response {
    try await SessionFolding(record.database).fold()
    var month = asked.day ?? today
    if asked.day == nil, let newest = try await library.history(limit: 1).entries.first {
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
          row: HistoryRow(
            entry,
            units: request.units,
            seenFrom: today,
            in: Language(of: request.head)
          ),
          distance: summary.sport == .running ? summary.distance ?? .zero : .zero,
          duration: summary.duration ?? .zero
        )
      case .strength(let session):
        CalendarScreen.Entry(
          id: session.id,
          day: entry.day,
          row: HistoryRow(
            entry,
            units: request.units,
            seenFrom: today,
            in: Language(of: request.head)
          ),
          distance: .zero,
          duration: session.elapsed ?? .zero
        )
      }
    }
    return Response.written {
      CalendarScreen(
        month: month,
        of: entries,
        units: request.units,
        seenFrom: today,
        in: Language(of: request.head)
      )
      .write(to: &$0)
    }
  }
}
