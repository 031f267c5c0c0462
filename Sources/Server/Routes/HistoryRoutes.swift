import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Storage
import Training

/// What was done, and where it goes: `/api/v1/history` and `/api/v1/trends`.
struct HistoryRoutes {
  // More words than anybody types.
  private static let longestSearch = 200

  let archive: Archive

  /// Today, here, as days since 1970-01-01.
  private static var today: Int {
    LogDay.of(Date().timeIntervalSince1970, TimeZone.current.secondsFromGMT() / 60)
  }

  private var library: RecordLibrary { RecordLibrary(archive.vault) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("history") { request, _ in try await list(request) }
    routes.get("history/:id") { request, context in
      try await one(context, asScreen: request.uri.queryParameters["as"] == "screen")
    }
    routes.get("trends") { request, _ in try await trends(request) }
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
    try await SessionFolding(archive.vault).fold()
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
        utcOffsetMinutes: session.utcOffsetMinutes,
        elapsed: session.elapsed,
        sets: session.sets,
        volume: session.volume,
        seenFrom: today
      )
    }
  }

  private func one(_ context: Visit, asScreen: Bool) async throws -> Response {
    let prefix = try context.parameters.require("id")
    let names = try await library.names(beginningWith: prefix)
    guard names.count < 2 else {
      throw Problem(.conflict, "several names begin with \(prefix.prefix(64)); give more of it")
    }
    let id = names.first ?? ""
    if let activity = try await library.activity(id) {
      guard asScreen else { return Response { activity.write(to: &$0) } }
      return Response { ActivityScreen(activity, seenFrom: Self.today).write(to: &$0) }
    }
    if let session = try await library.strength(id) {
      guard asScreen else { return Response { session.write(to: &$0) } }
      return Response { StrengthScreen(session, seenFrom: Self.today).write(to: &$0) }
    }
    throw Problem(.notFound, "nothing in the record is named \(prefix.prefix(64))")
  }

  private func trends(_ request: Request) async throws -> Response {
    var day = Self.today
    if let text = request.uri.queryParameters["on"] {
      guard let date = DateTime(text + "T00:00:00Z") else {
        throw Problem(.badRequest, "\"on\" is no day, expected such as 2026-06-01")
      }
      day = date.date.daysSince1970
    }
    try await SessionFolding(archive.vault).fold()
    let rest = try request.number("rest", in: 25...120)
    let most = try request.number("max", in: 80...240)
    let age = try request.number("age", in: 5...110)
    let sex = request.uri.queryParameters["sex"].flatMap { Runner.Sex(rawValue: String($0)) }
    let known = Runner(
      age: age.map { Int($0) },
      maxHeartRate: most.map { .beatsPerMinute(Double($0)) },
      restingHeartRate: rest.map { .beatsPerMinute(Double($0)) },
      sex: sex
    )
    let reading = try await TrendReading(library, known: known, on: day)
    return Response { reading.write(to: &$0) }
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
