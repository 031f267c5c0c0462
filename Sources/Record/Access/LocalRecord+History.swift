public import Exchange
import Screens
import Storage
public import Training

extension LocalRecord {
  static let historyRequests: [any RecordRequest.Type] = [
    HistoryAPI.List.self, HistoryAPI.Years.self, HistoryAPI.Annotate.self,
    HistoryAPI.Remove.self, HistoryAPI.Restore.self, HistoryAPI.Trends.self,
    HistoryAPI.KnowRunner.self, HistoryAPI.Edit.self, HistoryAPI.UndoEdit.self,
  ]

  /// What entries and the training log show from a day, and what the load of a runner rests on.
  func trends(
    of entries: [Trends.Entry],
    for runner: Runner,
    on day: Day
  ) async throws -> (trends: Trends, basis: TrainingLoadBasis) {
    let basis = TrainingLoadBasis(of: try await library.runner(runner, on: day))
    let lifted = try await library.sessions().map {
      Trends.Lifted(day: $0.day, kilograms: $0.volume)
    }
    let trends = Trends(
      of: entries,
      lifted: lifted,
      measure: basis.measure,
      zones: basis.zones,
      on: day
    )
    return (trends, basis)
  }
}

extension HistoryAPI.List: RecordRequest {
  /// A part of the list, with the runs that have ended since.
  public func answer(from record: LocalRecord) async throws -> HistoryPage {
    try await record.fold()
    return try await record.library.history(
      before: from,
      HistorySearch(search ?? "", kind: kind, year: year),
      limit: limit
    )
  }
}

extension HistoryAPI.Years: RecordRequest {
  /// Every year, with the runs that have ended since.
  public func answer(from record: LocalRecord) async throws -> YearList {
    try await record.fold()
    return YearList(try await record.library.months())
  }
}

extension HistoryAPI.Remove: RecordRequest {
  /// Nothing but that it is out.
  public func answer(from record: LocalRecord) async throws -> Done {
    let id = try await record.name(beginningWith: prefix)
    guard try await record.store.remove(entry: id) else {
      throw record.missing(EntryRefusal.unknown(prefix.inSentence))
    }
    return Done()
  }
}

extension HistoryAPI.Restore: RecordRequest {
  /// Nothing but that it is back.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await record.store.restore(entry: id) else {
      throw record.missing(EntryRefusal.unknown(id.inSentence))
    }
    return Done()
  }
}

extension HistoryAPI.Show: RecordRequest {
  /// The entry, with what has come since, a voice note too.
  public func answer(from record: LocalRecord) async throws -> RecordEntry {
    try await record.fold()
    let id = try await record.name(beginningWith: prefix)
    if let activity = try await record.library.activity(id) {
      return .activity(activity, notes: try await record.library.notes(of: activity.summary))
    }
    guard let session = try await record.library.strength(id) else {
      throw record.missing(EntryRefusal.unknown(prefix.inSentence))
    }
    return .strength(session)
  }
}

extension HistoryAPI.Annotate: RecordRequest {
  /// What holds now.
  public func answer(from record: LocalRecord) async throws -> Remarks {
    let id = try await record.name(beginningWith: prefix)
    let remarks = try await record.store.annotate(id) { [change] in change.apply(to: &$0) }
    guard let remarks else {
      throw record.missing(EntryRefusal.unknown(prefix.inSentence))
    }
    return remarks
  }
}

extension HistoryAPI.Trends: RecordRequest {
  /// Everything that is kept, looked at from a day.
  public func answer(from record: LocalRecord) async throws -> TrendReport {
    try await record.fold()
    let day = day ?? record.reader.today
    let entries = try await record.library.entries()
    let (trends, basis) = try await record.trends(of: entries, for: said, on: day)
    return TrendReport(
      trends,
      on: basis,
      races: RaceList(
        try await record.library.races(),
        among: entries,
        units: units,
        on: day,
        in: record.reader.language
      ),
      units: units,
      in: record.reader.language
    )
  }
}

extension HistoryAPI.KnowRunner: RecordRequest {
  /// What is said, then remembered, then measured.
  public func answer(from record: LocalRecord) async throws -> KnownRunner {
    let today = record.reader.today
    return KnownRunner(
      try await record.library.runner(said, on: today),
      races: RaceSetup.soon(try await record.library.races(), on: today)
    )
  }
}
