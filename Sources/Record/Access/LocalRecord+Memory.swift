public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let memoryRequests: [any RecordRequest.Type] = [
    MemoryAPI.List.self, MemoryAPI.Remember.self, MemoryAPI.Forget.self, MemoryAPI.Restore.self,
    MemoryAPI.Profile.self,
  ]
}

extension MemoryAPI.List: RecordRequest {
  /// Everything that is remembered.
  public func answer(from record: LocalRecord) async throws -> MemoryList {
    MemoryList(try await record.library.memory())
  }
}

extension MemoryAPI.Remember: RecordRequest {
  /// Everything that is remembered now.
  public func answer(from record: LocalRecord) async throws -> MemoryList {
    try await record.store.remember(item)
    return try await record.ask(MemoryAPI.List())
  }
}

extension MemoryAPI.Forget: RecordRequest {
  /// Everything that is still remembered.
  public func answer(from record: LocalRecord) async throws -> MemoryList {
    guard try await record.store.forget(key) else {
      throw record.missing(KeptRefusal.notRemembered(key.inSentence))
    }
    return try await record.ask(MemoryAPI.List())
  }
}

extension MemoryAPI.Restore: RecordRequest {
  /// Everything that is remembered again.
  public func answer(from record: LocalRecord) async throws -> MemoryList {
    guard try await record.store.bringMemoryBack() else {
      throw record.missing(KeptRefusal.noneForgotten)
    }
    return try await record.ask(MemoryAPI.List())
  }
}

extension MemoryAPI.Profile: RecordRequest {
  /// What is remembered of the runner, and what is measured or assumed for the rest.
  public func answer(from record: LocalRecord) async throws -> RunnerProfile {
    RunnerProfile(
      of: try await record.library.runner(Runner(), on: record.reader.today),
      remembering: try await record.library.memory()
    )
  }
}
