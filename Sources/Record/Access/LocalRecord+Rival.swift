import Coaching
public import Exchange
import Screens
import Storage
public import Training

extension LocalRecord {
  static let rivalRequests: [any RecordRequest.Type] = [RivalAPI.Find.self]
}

extension RivalAPI.Find: RecordRequest {
  /// The run, as it would have been measured live.
  public func answer(from record: LocalRecord) async throws -> OfferedRival {
    try await record.fold()
    let id: String
    switch choice {
    case .entry(let prefix):
      id = try await record.name(beginningWith: prefix)
    case .best(let distance):
      guard let best = try await Self.best(over: distance, in: record) else {
        throw record.conflict(EntryRefusal.noRival)
      }
      id = best
    }
    guard let activity = try await record.library.activity(id),
      activity.summary.sport == .running,
      let rival = Rival(activity.summary.label ?? "", of: activity.recording)
    else { throw record.conflict(EntryRefusal.noPacer) }
    var isBest = false
    if case .best = choice { isBest = true }
    return OfferedRival(rival, on: activity.summary.startedAt.day, isBest: isBest)
  }

  /// The entry with the best pace among those that are about as long.
  private static func best(over distance: Distance, in record: LocalRecord) async throws -> String?
  {
    var best: (id: String, pace: Pace)?
    var cursor: HistoryCursor?
    repeat {
      let page = try await record.library.history(
        before: cursor,
        HistorySearch("", kind: .running),
        limit: 500
      )
      for case .activity(let run) in page.entries {
        guard let length = run.distance, let pace = run.pace,
          abs(length.meters - distance.meters) <= tolerance * distance.meters,
          best.map({ pace < $0.pace }) ?? true
        else { continue }
        best = (run.id, pace)
      }
      cursor = page.next
    } while cursor != nil
    return best?.id
  }
}
