public import Exchange
import Screens
import Storage
import Training

extension HistoryAPI.Edit: RecordRequest {
  /// What stands in the list now.
  public func answer(from record: LocalRecord) async throws -> EditedActivities {
    try await record.fold()
    let id = try await record.name(beginningWith: prefix)
    var wanted = edit
    if case .merge(let other) = wanted {
      wanted = .merge(with: try await record.name(beginningWith: other))
    }
    switch try await record.store.edit(id, wanted, at: record.now.instant) {
    case .done(let ids): return EditedActivities(ids)
    case .refused(let reason): throw record.refused(EditRefusal(reason))
    case .unknown(let name):
      guard try await record.library.strength(name) == nil else {
        throw record.refused(EditRefusal(.strength))
      }
      throw record.missing(EntryRefusal.unknown(name.inSentence))
    }
  }
}

extension HistoryAPI.UndoEdit: RecordRequest {
  /// What stands in the list again.
  public func answer(from record: LocalRecord) async throws -> EditedActivities {
    let id = try await record.name(beginningWith: prefix)
    guard let originals = try await record.store.undoEdit(of: id) else {
      throw record.conflict(EntryRefusal.isUnedited)
    }
    return EditedActivities(originals)
  }
}
