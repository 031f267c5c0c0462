public import Exchange
import Screens
public import Storage
public import Training

extension LocalRecord {
  static let logRequests: [any RecordRequest.Type] = [
    LogAPI.Read.self, LogAPI.ReadPacked.self, LogAPI.AddSets.self, LogAPI.UndoSets.self,
    LogAPI.ReadChallenge.self, LogAPI.AddToChallenge.self, LogAPI.ChooseChallenge.self,
    LogAPI.UndoChallenge.self,
  ]

  /// What the training log comes to, with what has ended since.
  public func logDigest() async throws(StorageError) -> LogDigest { try await book.digest() }
}

extension LogAPI.Read: RecordRequest {
  /// Everything that was done, with what has ended since.
  public func answer(from record: LocalRecord) async throws -> TrainingLog {
    try await record.book.log()
  }
}

extension LogAPI.ReadPacked: RecordRequest {
  /// The same, packed.
  public func answer(from record: LocalRecord) async throws -> PackedLog {
    PackedLog(try await record.book.log())
  }
}

extension LogAPI.AddSets: RecordRequest {
  /// The day that the sets are logged on.
  public func answer(from record: LocalRecord) async throws -> LoggedDay {
    let entry = try await record.book.add(
      sets,
      note: note,
      at: moment
    )
    return LoggedDay(entry?.session)
  }
}

extension LogAPI.UndoSets: RecordRequest {
  /// What was undone.
  public func answer(from record: LocalRecord) async throws -> UndoneSets {
    guard let entry = try await record.book.undo() else {
      throw record.missing(KeptRefusal.noSet)
    }
    return UndoneSets(entry)
  }
}

extension LogAPI.ReadChallenge: RecordRequest {
  /// The current state of the challenge.
  public func answer(from record: LocalRecord) async throws -> ChallengeLog {
    try await record.book.challenge()
  }
}

extension LogAPI.AddToChallenge: RecordRequest {
  /// The challenge with the addition.
  public func answer(from record: LocalRecord) async throws -> ChallengeLog {
    try await record.book.add(
      count,
      of: exercise,
      id: id,
      undoing: undoes,
      at: moment
    )
  }
}

extension LogAPI.ChooseChallenge: RecordRequest {
  /// The challenge as it was chosen.
  public func answer(from record: LocalRecord) async throws -> ChallengeLog {
    try await record.book.choose(
      exercise,
      goal: goal,
      at: moment
    )
  }
}

extension LogAPI.UndoChallenge: RecordRequest {
  /// The challenge without what was added last.
  public func answer(from record: LocalRecord) async throws -> ChallengeLog {
    guard try await record.book.undoChallenge() != nil else {
      throw record.missing(KeptRefusal.noAddition)
    }
    return try await record.book.challenge()
  }
}
