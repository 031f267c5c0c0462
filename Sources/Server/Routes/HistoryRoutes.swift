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

/// What was done, and where it goes: `/api/v1/history`, `calendar`, `compare` and `trends`.
struct HistoryRoutes {
  // More words than anybody types.
  private static let longestSearch = 200

  let archive: Archive
  let tiles: TileSource?

  /// Today, here, as days since 1970-01-01.
  private static var today: Int {
    LocalTime(Date()).day.daysSince1970
  }

  private var library: RecordLibrary { RecordLibrary(archive.database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("history") { request, _ in try await list(request) }
    routes.get("history/:id") { request, context in
      try await one(request, context)
    }
    routes.patch("history/:id") { request, context in try await annotate(request, context) }
    routes.get("history/:id/file") { request, context in try await file(request, context) }
    routes.get("history/:id/alike") { _, context in try await alike(context) }
    routes.get("compare") { request, _ in try await compare(request) }
    routes.get("calendar") { request, _ in try await calendar(request) }
    routes.get("trends") { request, _ in try await trends(request) }
    routes.get("runner") { request, _ in
      let runner = try await library.runner(known(request), on: Self.today)
      return Response { runner.write(to: &$0) }
    }
  }

  private func list(_ request: Request) async throws -> Response {
    var cursor: HistoryCursor?
    if let text = request.uri.queryParameters["from"] {
      guard let known = HistoryCursor(String(text)) else {
        throw Problem(.badRequest, "\"from\" is no place in the history")
      }
      cursor = known
    }
    // With the runs that have ended since.
    try await SessionFolding(archive.database).fold()
    let limit = try request.number("limit", in: 1...500) ?? 50
    let search = request.uri.queryParameters["search"].map { String($0) }
    if let search, search.utf8.count > Self.longestSearch {
      throw Problem(.badRequest, "\"search\" has at most \(Self.longestSearch) bytes")
    }
    let page = try await library.history(before: cursor, search: search, limit: Int(limit))
    let today = Self.today
    return Response { json in
      json.object { json in
        json.array("entries") { json in for entry in page.entries { entry.write(to: &json) } }
        json.array("rows") { json in
          for entry in page.entries { row(entry, today).write(to: &json, id: entry.id) }
        }
        json.field("next", page.next?.description)
      }
    }
  }

  private func row(_ entry: HistoryEntry, _ today: Int) -> HistoryRow {
    switch entry {
    case .activity(let summary): HistoryRow(summary, seenFrom: today)
    case .strength(let session):
      HistoryRow(
        strength: session.name,
        startedAt: session.startedAt,
        elapsed: session.elapsed,
        sets: session.sets,
        volume: session.volume,
        seenFrom: today
      )
    }
  }

  /// The whole name of an entry of which the first letters are given.
  private func name(_ prefix: String) async throws -> String {
    let names = try await library.names(beginningWith: prefix)
    guard names.count < 2 else {
      throw Problem(.conflict, "several names begin with \(prefix.prefix(64)); give more of it")
    }
    guard let name = names.first else { throw unknown(prefix) }
    return name
  }

  private func unknown(_ name: String) -> Problem {
    Problem(.notFound, "nothing in the record is named \(name.prefix(64))")
  }

  private func one(_ request: Request, _ context: Visit) async throws -> Response {
    // With what has come since, a voice note too.
    try await SessionFolding(archive.database).fold()
    let asScreen = request.uri.queryParameters["as"] == "screen"
    let id = try await name(context.parameters.require("id"))
    if let activity = try await library.activity(id) {
      let runner = try await library.runner(known(request), on: Self.today)
      let notes = try await library.notes(of: activity.summary)
      guard asScreen else {
        let zones = ZoneChart(activity, of: runner)
        return Response { activity.write(to: &$0, zones: zones, notes: notes) }
      }
      var played: [PlayedMessage] = []
      if let run = activity.summary.run { played = try await library.played(in: run) }
      let lines = played
      return Response { json in
        ActivityScreen(
          activity,
          said: lines,
          spoken: notes,
          of: runner,
          on: tiles,
          seenFrom: Self.today
        )
        .write(to: &json, files: EntryFile.formats(of: activity))
      }
    }
    if let session = try await library.strength(id) {
      guard asScreen else { return Response { session.write(to: &$0) } }
      return Response { json in
        StrengthScreen(session, seenFrom: Self.today)
          .write(to: &json, files: EntryFile.formatsOfSessions)
      }
    }
    throw unknown(id)
  }

  private func annotate(_ request: Request, _ context: Visit) async throws -> Response {
    let id = try await name(context.parameters.require("id"))
    let body = try await request.bytes(upTo: Remarks.longestNotes * 2)
    let change: RemarkChange
    do { change = try RemarkChange(JSON.parse(body)) } catch {
      throw Problem(.badRequest, "\(error)")
    }
    guard let remarks = try await RecordStore(archive.database).annotate(id, change.apply) else {
      throw unknown(id)
    }
    return Response { json in
      json.object { json in
        json.field("label", remarks.label)
        json.field("notes", remarks.notes)
        json.field("perceivedEffort", remarks.effort)
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
    guard let file else { throw unknown(id) }
    return Response(
      status: .ok,
      headers: [
        .contentType: format.type,
        .contentDisposition: "attachment; filename=\"\(file.name)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
    )
  }

  private func alike(_ context: Visit) async throws -> Response {
    let id = try await name(context.parameters.require("id"))
    let found = try await library.alike(id)
    let today = Self.today
    return Response { json in
      json.object { json in
        json.array("rows") { json in
          for summary in found {
            HistoryRow(summary, seenFrom: today).write(to: &json, id: summary.id)
          }
        }
      }
    }
  }

  private func compare(_ request: Request) async throws -> Response {
    var both: [Activity] = []
    for key in ["first", "second"] as [Substring] {
      guard let prefix = request.uri.queryParameters[key], !prefix.isEmpty else {
        throw Problem(.badRequest, "\"\(key)\" names no activity")
      }
      guard let activity = try await library.activity(name(String(prefix))) else {
        throw Problem(.badRequest, "\(prefix.prefix(64)) is a diary's session, not an activity")
      }
      both.append(activity)
    }
    let (first, second) = (both[0], both[1])
    return Response { ComparisonScreen(first, second, seenFrom: Self.today).write(to: &$0) }
  }

  private func calendar(_ request: Request) async throws -> Response {
    try await SessionFolding(archive.database).fold()
    var month = Self.today
    if let text = request.uri.queryParameters["month"] {
      guard let read = Day(String(text)) else {
        throw Problem(.badRequest, "\"month\" is no day, expected such as 2026-06-01")
      }
      month = read.daysSince1970
    } else if let newest = try await library.history(limit: 1).entries.first {
      month = min(month, newest.day)
    }
    let start = PeriodSum.Length.month.start(of: month)
    let end = PeriodSum.Length.month.next(after: start)
    let today = Self.today
    let entries = try await library.entries(on: start..<end).map { entry in
      switch entry {
      case .activity(let summary):
        CalendarScreen.Entry(
          id: summary.id,
          day: summary.day,
          row: row(entry, today),
          distance: summary.sport == .running ? summary.distance ?? .zero : .zero,
          duration: summary.duration ?? .zero
        )
      case .strength(let session):
        CalendarScreen.Entry(
          id: session.id,
          day: entry.day,
          row: row(entry, today),
          distance: .zero,
          duration: session.elapsed ?? .zero
        )
      }
    }
    return Response { CalendarScreen(month: month, of: entries, seenFrom: today).write(to: &$0) }
  }

  private func trends(_ request: Request) async throws -> Response {
    var day = Self.today
    if let text = request.uri.queryParameters["on"] {
      guard let read = Day(String(text)) else {
        throw Problem(.badRequest, "\"on\" is no day, expected such as 2026-06-01")
      }
      day = read.daysSince1970
    }
    try await SessionFolding(archive.database).fold()
    let reading = try await TrendReading(library, known: known(request), on: day)
    return Response { reading.write(to: &$0) }
  }

  /// What somebody says of his heart with a question.
  private func known(_ request: Request) throws -> Runner {
    let rest = try request.number("rest", in: 25...120)
    let most = try request.number("max", in: 80...240)
    let age = try request.number("age", in: 5...110)
    let sex = request.uri.queryParameters["sex"].flatMap { Runner.Sex(rawValue: String($0)) }
    return Runner(
      age: age.map { Int($0) },
      maxHeartRate: most.map { .beatsPerMinute(Double($0)) },
      restingHeartRate: rest.map { .beatsPerMinute(Double($0)) },
      sex: sex
    )
  }
}

extension Response {
  /// An answer in JSON that is written straight into its bytes.
  fileprivate init(_ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    self.init(
      status: .ok,
      headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes))
    )
  }
}
