import Exchange
import Formats
import Foundation
import Hummingbird
import Integrations
import Storage
import Training

/// The races that somebody means to run or has run: `/api/v1/races`.
struct RaceRoutes {
  private static let longestBody = 64 * 1024

  let archive: Archive

  private var store: RecordStore { RecordStore(archive.database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("races") { _, _ in try await list() }
    routes.post("races") { request, _ in try await keep(request) }
    routes.delete("races/:id") { _, context in
      let id = try context.parameters.require("id")
      guard try await store.remove(race: id) else {
        throw Problem(.notFound, "no race is named \(id.prefix(64))")
      }
      return try await list()
    }
    routes.post("races/undo") { _, _ in
      guard try await store.bringRaceBack() != nil else {
        throw Problem(.notFound, "no race was taken out that could be brought back")
      }
      return try await list()
    }
  }

  private func list() async throws -> Response {
    // With the runs that have ended since: one may be a race.
    try await SessionFolding(archive.database).fold()
    let today = LocalTime(Date()).day.daysSince1970
    let reading = try await RaceReading(RecordLibrary(archive.database), on: today)
    return Response.written { reading.write(to: &$0) }
  }

  /// Keeps a race, as programs write it or as somebody has typed it into a form.
  private func keep(_ request: Request) async throws -> Response {
    let body = try await request.bytes(upTo: Self.longestBody)
    let race: RaceSetup
    do {
      let json = try JSON.parse(body)
      let isTyped = json["distanceMeters"] == nil
      race = isTyped ? try TypedRace(json).setup() : try RaceSetup(json)
    } catch {
      throw Problem(.badRequest, "\(error)")
    }
    guard try await store.add(race) != nil else {
      throw Problem(.conflict, "\(race.name) on \(LogDay.text(race.day)) is there already")
    }
    return try await list()
  }
}
