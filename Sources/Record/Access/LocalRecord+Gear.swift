public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let gearRequests: [any RecordRequest.Type] = [
    GearAPI.List.self, GearAPI.Change.self, GearAPI.Undo.self,
  ]
}

extension GearAPI.List: RecordRequest {
  /// All gear.
  public func answer(from record: LocalRecord) async throws -> GearList {
    try await record.fold()
    let known = try await record.library.gear()
    return GearList(known.all, canUndo: known.canUndo)
  }
}

extension GearAPI.Change: RecordRequest {
  /// All gear after the change.
  public func answer(from record: LocalRecord) async throws -> GearList {
    guard try await record.store.rename(gear: change.name, to: change.newName) else {
      throw record.missing(KeptRefusal.noGear(change.name.inSentence))
    }
    return try await record.ask(GearAPI.List())
  }
}

extension GearAPI.Undo: RecordRequest {
  /// All gear as before.
  public func answer(from record: LocalRecord) async throws -> GearList {
    guard try await record.store.undoGear() else { throw record.missing(KeptRefusal.noGearChange) }
    return try await record.ask(GearAPI.List())
  }
}
