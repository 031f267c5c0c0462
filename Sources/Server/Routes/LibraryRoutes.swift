import Exchange
import Formats
import Foundation
import Hummingbird
import Storage
import Training

/// Workouts of one's own and what is wanted of the gym, on every device: `/api/v1/library`.
struct LibraryRoutes {
  private static let longestBody = 64 * 1024

  let archive: Archive

  private var book: Logbook { Logbook(archive.events) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("library") { _, _ in try await answer() }
    routes.put("library/workouts/:name") { request, context in
      try await keep(request, name: Self.name(context, "name"))
    }
    routes.delete("library/workouts/:name") { request, context in
      try await remove(request, name: Self.name(context, "name"))
    }
    routes.put("library/preferences/:key") { request, context in
      try await prefer(request, key: Self.name(context, "key"))
    }
    routes.post("library/undo") { _, _ in
      guard try await book.undoLibrary(at: Self.now, utcOffsetMinutes: 0) else {
        throw Problem(.notFound, "no workout was kept or deleted that could be taken back")
      }
      return try await answer()
    }
  }

  private func keep(_ request: Request, name: String) async throws -> Response {
    let fields = try await fields(request)
    let (workout, offset) = try Self.shaped { () throws(ShapeError) -> (OwnWorkout, Int) in
      let moment = try fields.number("at")
      return (try OwnWorkout(fields, name: name, changedAt: moment), try Self.offset(fields))
    }
    _ = try Self.past(workout.changedAt)
    try await book.keep(workout, utcOffsetMinutes: offset)
    return try await answer()
  }

  private func remove(_ request: Request, name: String) async throws -> Response {
    let moment = request.uri.queryParameters["at"].flatMap { Double($0) } ?? Self.now
    guard
      try await book.removeWorkout(name, at: try Self.past(moment), utcOffsetMinutes: 0)
    else {
      throw Problem(.notFound, "no workout of your own is named \(name.prefix(100))")
    }
    return try await answer()
  }

  private func prefer(_ request: Request, key: String) async throws -> Response {
    let fields = try await fields(request)
    let (preference, offset) = try Self.shaped { () throws(ShapeError) -> (Preference, Int) in
      let moment = try fields.number("at")
      guard let value = fields["value"] else {
        throw fields.error("value", nil, "what is wanted")
      }
      return (
        try Preference(key: key, value: value, changedAt: moment), try Self.offset(fields)
      )
    }
    _ = try Self.past(preference.changedAt)
    try await book.prefer(preference, utcOffsetMinutes: offset)
    return try await answer()
  }

  private func answer() async throws -> Response {
    let library = try await book.library()
    let identity = archive.database.identity
    return Response.written { json in
      json.object { json in
        json.field("server", identity)
        json.array("gone") { json in for name in library.gone { json.value(name) } }
        json.array("workouts") { json in
          for workout in library.workouts {
            json.object { json in
              json.field("name", workout.name)
              json.field("text", workout.text)
              json.field("base", workout.base)
              json.field("baseText", workout.baseText)
              json.field("changedAt", workout.changedAt)
            }
          }
        }
        json.array("preferences") { json in
          for preference in library.preferences {
            json.object { json in
              json.field("key", preference.key)
              json.field("value", preference.value)
              json.field("changedAt", preference.changedAt)
            }
          }
        }
      }
    }
  }

  // MARK: Parts

  private static var now: Double { Date().timeIntervalSince1970 }

  private static func name(_ context: Visit, _ parameter: String) throws -> String {
    let name = try context.parameters.require(parameter)
    return name.removingPercentEncoding ?? name
  }

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
    guard moment >= 0, moment <= now + 86_400 else {
      throw Problem(.badRequest, "\"at\" is not a moment in the past, expected seconds since 1970")
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
