public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let libraryRequests: [any RecordRequest.Type] = [
    LibraryAPI.Read.self, LibraryAPI.Keep.self, LibraryAPI.Delete.self, LibraryAPI.Prefer.self,
    LibraryAPI.Undo.self,
  ]
}

extension LibraryAPI.Read: RecordRequest {
  /// Everything, with what was said since.
  public func answer(from record: LocalRecord) async throws -> OwnLibrary {
    try await record.book.library()
  }
}

extension LibraryAPI.Keep: RecordRequest {
  /// Everything, with the workout.
  public func answer(from record: LocalRecord) async throws -> OwnLibrary {
    try await record.book.keep(workout, offset: offset)
    return try await record.book.library()
  }
}

extension LibraryAPI.Delete: RecordRequest {
  /// Everything that is left.
  public func answer(from record: LocalRecord) async throws -> OwnLibrary {
    let time = LocalTime(moment, offset: .zero)
    guard try await record.book.removeWorkout(name, at: time) else {
      throw record.missing(KeptRefusal.noWorkout(name.inSentence))
    }
    return try await record.book.library()
  }
}

extension LibraryAPI.Prefer: RecordRequest {
  /// Everything, with the preference.
  public func answer(from record: LocalRecord) async throws -> OwnLibrary {
    try await record.book.prefer(preference, offset: offset)
    return try await record.book.library()
  }
}

extension LibraryAPI.Undo: RecordRequest {
  /// Everything as it was before the last change.
  public func answer(from record: LocalRecord) async throws -> OwnLibrary {
    guard try await record.book.undoLibrary(at: LocalTime(moment, offset: .zero)) else {
      throw record.missing(KeptRefusal.noWorkoutChange)
    }
    return try await record.book.library()
  }
}
