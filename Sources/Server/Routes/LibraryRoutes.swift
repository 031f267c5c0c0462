import Exchange
import Formats
import Foundation
import Hummingbird
import Integrations
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
      guard try await book.undoLibrary(at: LocalTime(Self.now, offset: .zero)) else {
        throw Problem(.notFound, "no workout was kept or deleted that could be taken back")
      }
      return try await answer()
    }
  }

  private func keep(_ request: Request, name: String) async throws -> Response {
    let fields = try await fields(request)
    let (workout, offset) = try Self.shaped { () throws(ShapeError) -> (OwnWorkout, UTCOffset) in
      let time = try fields.localTime("at")
      let workout = try OwnWorkout(fields, name: name, changedAt: time.instant)
      return (workout, time.offset ?? .zero)
    }
    _ = try Self.past(workout.changedAt)
    try await book.keep(workout, offset: offset)
    return try await answer()
  }

  private func remove(_ request: Request, name: String) async throws -> Response {
    let said = request.uri.queryParameters["at"].flatMap { Double($0) }
    let moment = try Self.past(said.map { Instant(secondsSince1970: $0) } ?? Self.now)
    guard try await book.removeWorkout(name, at: LocalTime(moment, offset: .zero)) else {
      throw Problem(.notFound, "no workout of your own is named \(name.prefix(100))")
    }
    return try await answer()
  }

  private func prefer(_ request: Request, key: String) async throws -> Response {
    let fields = try await fields(request)
    let (preference, offset) = try Self.shaped { () throws(ShapeError) -> (Preference, UTCOffset) in
      let time = try fields.localTime("at")
      guard let value = fields["value"] else {
        throw fields.error("value", nil, "what is wanted")
      }
      let preference = try Preference(key: key, value: value, changedAt: time.instant)
      return (preference, time.offset ?? .zero)
    }
    _ = try Self.past(preference.changedAt)
    try await book.prefer(preference, offset: offset)
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
              json.field("changedAt", workout.changedAt.secondsSince1970)
            }
          }
        }
        json.array("preferences") { json in
          for preference in library.preferences {
            json.object { json in
              json.field("key", preference.key)
              json.field("value", preference.value)
              json.field("changedAt", preference.changedAt.secondsSince1970)
            }
          }
        }
      }
    }
  }

  // MARK: Parts

  private static var now: Instant { LocalTime(Date()).instant }

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

  private static func past(_ moment: Instant) throws(Problem) -> Instant {
    // A clock may be a little ahead of ours.
    guard moment.secondsSince1970 >= 0, moment <= now.advanced(bySeconds: 86_400) else {
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
