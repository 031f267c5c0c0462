public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let nameRequests: [any RecordRequest.Type] = [
    NameAPI.List.self, NameAPI.Choose.self, NameAPI.Reset.self,
  ]
}

extension NameAPI.List: RecordRequest {
  /// The current names.
  public func answer(from record: LocalRecord) async throws -> NameList {
    try await record.fold()
    let exercises = await record.database.exercises.matcher().catalogue.exercises
    return NameList(try await record.library.diaryNames(), exercises: exercises.map(\.name))
  }
}

extension NameAPI.Choose: RecordRequest {
  /// The names with the choice.
  public func answer(from record: LocalRecord) async throws -> NameList {
    let catalogue = await record.database.exercises.matcher().catalogue
    guard let name = catalogue.name(chosen: naming.name, for: naming.diaryName) else {
      let near = catalogue.nearestName(to: naming.name)
      throw record.refused(KeptRefusal.noExercise(naming.name, near: near))
    }
    try await record.store.rename(naming.diaryName, to: name)
    return try await record.ask(NameAPI.List())
  }
}

extension NameAPI.Reset: RecordRequest {
  /// The names without the choice.
  public func answer(from record: LocalRecord) async throws -> NameList {
    guard try await record.store.forgetName(name) else {
      throw record.missing(KeptRefusal.notChosen(name.inSentence))
    }
    return try await record.ask(NameAPI.List())
  }
}
