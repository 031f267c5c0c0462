import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Storage
import Training

/// The training log, single sets and the daily challenge: `/api/v1/log` and `/api/v1/challenge`.
struct LogRoutes {
  private static let longestBody = 64 * 1024
  // Days in a row are counted over so many.
  private static let challengeDays = 400.0

  let archive: Archive

  private var book: Logbook { Logbook(archive.events) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("log") { _, _ in try await log() }
    routes.post("log/sets") { request, _ in try await logSets(request) }
    routes.delete("log/sets") { _, _ in try await takeBackSets() }
    routes.get("challenge") { _, _ in Self.answer(try await book.challenge()) }
    routes.post("challenge") { request, _ in try await add(request) }
    routes.put("challenge") { request, _ in try await choose(request) }
    routes.delete("challenge") { _, _ in try await takeBack() }
  }

  // MARK: Sets

  private func log() async throws -> Response {
    let log = try await book.log()
    return Response.written { log.write(to: &$0) }
  }

  private func logSets(_ request: Request) async throws -> Response {
    let fields = try await fields(request)
    let (sets, moment, offset) = try Self.shaped {
      () throws(ShapeError) -> ([LiftedSet], Double, Int) in
      var sets: [LiftedSet] = []
      for json in fields["sets"]?.array ?? [] {
        sets.append(try LiftedSet(logged: Fields(json, at: "sets")))
      }
      guard (1...TypedSet.mostSets).contains(sets.count) else {
        throw fields.error("sets", fields["sets"], "1 to \(TypedSet.mostSets) sets")
      }
      return (sets, try fields.number("at"), try Self.offset(fields))
    }
    let note = fields["note"]?.string.map { String($0.prefix(1000)) }
    let entry = try await book.add(
      sets,
      note: note,
      at: try Self.past(moment),
      utcOffsetMinutes: offset
    )
    return Response(json: ["session": entry.map { .string($0.session) } ?? .null])
  }

  private func takeBackSets() async throws -> Response {
    guard let entry = try await book.undo() else {
      throw Problem(.notFound, "no set that was logged by itself is left to take back")
    }
    return Response.written { json in
      json.object { json in
        json.field("session", entry.session)
        json.field("at", entry.at)
        json.field("utcOffsetMinutes", entry.utcOffsetMinutes)
        json.array("sets") { json in for set in entry.sets { set.writeLogged(to: &json) } }
      }
    }
  }

  // MARK: The daily challenge

  private func add(_ request: Request) async throws -> Response {
    let fields = try await fields(request)
    let (count, name, id, undone, moment, offset) = try Self.shaped {
      () throws(ShapeError) -> (Int64, String?, String?, String?, Double, Int) in
      (
        try fields.integer(ifPresent: "count") ?? 0, try fields.string(ifPresent: "exercise"),
        try fields.string(ifPresent: "id"), try fields.string(ifPresent: "undoes"),
        try fields.number("at"), try Self.offset(fields)
      )
    }
    let size = Int64(ChallengeLog.counts.upperBound)
    guard (-size...size).contains(count), count != 0 else {
      throw Problem(.badRequest, "\"count\" is \(count), expected 1 to \(size)")
    }
    guard (name ?? "").utf8.count <= 100, ((id ?? "") + (undone ?? "")).utf8.count <= 128 else {
      throw Problem(.badRequest, "\"exercise\" has at most 100 bytes and a name at most 64")
    }
    return Self.answer(
      try await book.add(
        Int(count),
        of: name,
        id: id,
        undoing: undone,
        at: try Self.past(moment),
        utcOffsetMinutes: offset
      )
    )
  }

  private func choose(_ request: Request) async throws -> Response {
    let fields = try await fields(request)
    let (name, goal, moment, offset) = try Self.shaped {
      () throws(ShapeError) -> (String, Int64, Double, Int) in
      (
        try fields.string("exercise"), try fields.integer(ifPresent: "goal") ?? 0,
        try fields.number("at"), try Self.offset(fields)
      )
    }
    guard (1...Int64(ChallengeLog.goals.upperBound)).contains(goal),
      (1...100).contains(name.utf8.count)
    else {
      throw Problem(.badRequest, "expected an exercise and a goal from 1 to 100000")
    }
    return Self.answer(
      try await book.choose(
        name,
        goal: Int(goal),
        at: try Self.past(moment),
        utcOffsetMinutes: offset
      )
    )
  }

  private func takeBack() async throws -> Response {
    guard try await book.undoChallenge() != nil else {
      throw Problem(.notFound, "nothing that was added to the challenge is left to take back")
    }
    return Self.answer(try await book.challenge())
  }

  private static func answer(_ log: ChallengeLog) -> Response {
    let since = Date().timeIntervalSince1970 - challengeDays * 86_400
    return Response.written { log.write(to: &$0, since: since) }
  }

  // MARK: Parts

  private func fields(_ request: Request) async throws -> Fields {
    let body = try await request.bytes(upTo: Self.longestBody)
    do { return try Fields(JSON.parse(body)) } catch {
      throw Problem(.badRequest, "the body is no JSON object")
    }
  }

  private static func offset(_ fields: Fields) throws(ShapeError) -> Int {
    let offset = try fields.integer(ifPresent: "utcOffsetMinutes") ?? 0
    return Int(min(max(offset, -1080), 1080))
  }

  private static func past(_ moment: Double) throws(Problem) -> Double {
    // A clock may be a little ahead of ours.
    guard moment >= 0, moment <= Date().timeIntervalSince1970 + 86_400 else {
      throw Problem(.badRequest, "\"at\" is no moment of the past, expected seconds since 1970")
    }
    return moment
  }

  private static func shaped<Value>(
    _ body: () throws(ShapeError) -> Value
  ) throws(Problem) -> Value {
    do throws(ShapeError) { return try body() } catch {
      throw Problem(.badRequest, error.description)
    }
  }
}

extension Response {
  /// An answer in JSON that is written straight into its bytes.
  static func written(_ write: (inout JSONWriter) -> Void) -> Response {
    var json = JSONWriter()
    write(&json)
    return Response(
      status: .ok,
      headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes))
    )
  }
}
