import Exchange
import Formats
import Hummingbird
import Screens
import Record
import Storage
import Training

/// What the log of the gym comes to, as its page shows it: `/api/v1/log/report`.
///
/// A page shows it while its own core, which knows what only that device has, is still on its way.
struct LogRoutes {
  /// So many workouts are shown where nobody says how many.
  private static let usual: Int64 = 20

  let record: LocalRecord
  let shelf: AgentShelf

  func add(to routes: RouterGroup<Visit>) {
    routes.on(LogAPI.report) { request, context in
      let call = try await APICall(LogAPI.report, request, context)
      var report = LogReport(
        try await record.logDigest(),
        at: ClockMoment(record.now),
        knowing: await shelf.library().catalogue
      )
      report.add(try await record.ask(LibraryAPI.Read()))
      report.language = call.language
      report.limit = Int(try call.number(.logLimit) ?? Self.usual)
      return Response.written { json in json.object { report.writeMembers(to: &$0) } }
    }
  }
}
