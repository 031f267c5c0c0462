public import Exchange
import Storage
import Training

extension LocalRecord {
  static let homeRequests: [any RecordRequest.Type] = [HomeAPI.Today.self]
}

extension HomeAPI.Today: RecordRequest {
  /// The week, what is next and what was last, with the runs that have ended since.
  public func answer(from record: LocalRecord) async throws -> TodayReport {
    try await record.fold()
    let (library, today) = (record.library, record.reader.today)
    let last = try await library.history(limit: 1).entries.first
    var samples: Samples?
    if case .activity(let summary)? = last {
      samples = try await library.activity(summary.id)?.samples
    }
    return TodayReport(
      on: today,
      week: try await library.entries(on: today.monday..<today.monday + 7),
      goal: goal,
      plan: try await record.plan(over: today..<today + 1).plan,
      races: try await library.races(),
      last: last,
      gap: try await record.freeTime(),
      route: samples,
      units: units,
      in: record.reader.language
    )
  }
}
