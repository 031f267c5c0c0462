import Exchange
import Integrations
import Server
import Record
import Storage

extension DataOption {
  /// Does something with the record of the folder: by way of the server that has it open, or in the
  /// folder itself where none has.
  func withRecord<Value>(
    listen: Transcriber? = nil,
    _ work: (any RecordAccess) async throws -> Value
  ) async throws -> Value {
    let folder = try folder()
    let server = LocalServer(folder)
    do {
      if try await server.isRunning {
        return try await work(RemoteRecord(server.client, at: server.destination))
      }
      let database = try RecordDatabase(folder, knowing: LibraryFolder.knowledge)
      defer { database.close() }
      return try await work(
        try await LocalRecord(
          database,
          Outside(around: database, models: LibraryFolder.models, transcriber: listen)
        )
      )
    } catch let error as RecordError {
      throw Failure(error)
    } catch let error as StorageError {
      throw Failure(error)
    }
  }

  /// Asks the record one thing.
  func ask<Request: RecordRequest>(_ request: Request) async throws -> Request.Answer {
    try await withRecord { try await $0.ask(request) }
  }
}

extension RecordAccess {
  /// Asks for something that is there or not; nothing where it is not.
  func askIfThere<Request: RecordRequest>(
    _ request: Request
  ) async throws(RecordError) -> Request.Answer? {
    do throws(RecordError) { return try await ask(request) } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// Asks about an entry that is found by the first letters of its name, and says where names are.
  func askOfEntry<Request: RecordRequest>(_ request: Request) async throws -> Request.Answer {
    do throws(RecordError) { return try await ask(request) } catch {
      guard case .missing(let reason) = error else { throw error }
      throw Failure(.failure, reason + "; 'history' shows the names")
    }
  }
}

extension Failure {
  /// What it means for a command that the record gives no answer.
  init(_ error: RecordError) {
    switch error {
    case .storage(let error): self.init(error)
    case .missing, .conflict, .server: self.init(.failure, error.description)
    case .refused: self.init(.badData, error.description)
    case .needsServer: self.init(.unavailable, error.description)
    case .unreadable: self.init(.inputOutput, error.description)
    }
  }
}
