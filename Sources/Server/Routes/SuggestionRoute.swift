import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Screens
import Record
import Storage
import Training

/// The workouts that suit today, as the gym's page shows them: `/api/v1/library/suggested`.
///
/// A page shows them while its own core, which knows what only that device has, is still on its way.
struct SuggestionRoute {
  let record: LocalRecord
  let shelf: AgentShelf

  func add(to routes: RouterGroup<Visit>) {
    routes.on(LibraryAPI.suggested) { request, context in
      try await answer(to: APICall(LibraryAPI.suggested, request, context))
    }
  }

  private func answer(to call: APICall) async throws -> Response {
    let own = try await record.ask(LibraryAPI.Read())
    var suggestions = try suggestions(of: own)
    suggestions.request.gap = try await record.freeTime()
    suggestions.request.race = try await record.raceAhead()
    let library = await shelf.library().adding(own.workouts)
    let report = DiscoveryReport(
      of: library.index,
      for: suggestions.request,
      after: try await record.ask(LogAPI.Read()),
      knowing: library.catalogue,
      origins: Dictionary(uniqueKeysWithValues: library.own.map { ($0, WorkoutOrigin.yours) }),
      in: call.language
    )
    return Response.written { json in
      json.object { suggestions.writeMembers(to: &$0, found: report, in: call.language) }
    }
  }

  private func suggestions(of own: OwnLibrary) throws(Problem) -> Suggestions {
    do {
      return try Suggestions(own, at: record.now)
    } catch {
      throw Problem(.conflict, error.description)
    }
  }
}
