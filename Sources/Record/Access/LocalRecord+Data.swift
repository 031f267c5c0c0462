public import Exchange
import Screens
import Storage

extension LocalRecord {
  static let dataRequests: [any RecordRequest.Type] = [
    ImportAPI.List.self, ImportAPI.Guides.self, ImportAPI.Undo.self, ImportAPI.Tables.self,
    ImportAPI.Explain.self, ImportAPI.Forget.self, DataAPI.Erase.self,
  ]
}

extension ImportAPI.List: RecordRequest {
  /// The imports.
  public func answer(from record: LocalRecord) async throws -> ImportList {
    ImportList(try await record.store.imports())
  }
}

extension ImportAPI.Guides: RecordRequest {
  /// The guides, the same for everybody.
  public func answer(from record: LocalRecord) async throws -> ExportGuides { ExportGuides() }
}

extension ImportAPI.Undo: RecordRequest {
  /// Done, once what it brought is gone.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard let known = Int64(number), try await record.store.undo(known) else {
      throw record.missing(EntryRefusal.noImport(number.inSentence))
    }
    return Done()
  }
}

extension ImportAPI.Tables: RecordRequest {
  /// The tables that their owner has explained.
  public func answer(from record: LocalRecord) async throws -> LearnedTables {
    LearnedTables(try await record.store.tables())
  }
}

extension ImportAPI.Explain: RecordRequest {
  /// The tables with this one.
  public func answer(from record: LocalRecord) async throws -> LearnedTables {
    try await record.store.explain(table)
    return try await record.ask(ImportAPI.Tables())
  }
}

extension ImportAPI.Forget: RecordRequest {
  /// The tables without it.
  public func answer(from record: LocalRecord) async throws -> LearnedTables {
    guard try await record.store.forgetTable(id) else {
      throw record.missing(EntryRefusal.noTable(id.inSentence))
    }
    return try await record.ask(ImportAPI.Tables())
  }
}

extension DataAPI.Erase: RecordRequest {
  /// Done, once everything is gone.
  public func answer(from record: LocalRecord) async throws -> Done {
    let database = record.database
    try await Erasure(database, events: record.events, files: FileStore(database)).run()
    return Done()
  }
}

// The server has ways of its own here: it knows who asks and what is open.

extension DeviceAPI.List: RecordRequest {
  /// The devices.
  public func answer(from record: LocalRecord) async throws -> DeviceList {
    DeviceList(try await DeviceStore(record.database).devices())
  }
}

extension DeviceAPI.Revoke: RecordRequest {
  /// Done, once the device is unknown.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await DeviceStore(record.database).remove(id) != nil else {
      throw record.missing(DoorRefusal.noDevice(id.inSentence))
    }
    return Done()
  }
}

extension DeviceAPI.MakeCode: RecordRequest {
  /// Nothing: a code is worth something to a running server alone.
  public func answer(from record: LocalRecord) async throws -> DeviceCode {
    throw RecordError.needsServer
  }
}
