public import Exchange
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
    case .refused(let reason): throw RecordError.refused(reason.description)
    case .unknown(let name):
      guard try await record.library.strength(name) == nil else {
        throw RecordError.refused(ActivityEditError.strength.description)
      }
      throw LocalRecord.unknown(name)
    }
  }
}

extension HistoryAPI.UndoEdit: RecordRequest {
  /// What stands in the list again.
  public func answer(from record: LocalRecord) async throws -> EditedActivities {
    let id = try await record.name(beginningWith: prefix)
    guard let originals = try await record.store.undoEdit(of: id) else {
      throw RecordError.conflict("nothing to undo: this entry was not cropped, split or merged")
    }
    return EditedActivities(originals)
  }
}
