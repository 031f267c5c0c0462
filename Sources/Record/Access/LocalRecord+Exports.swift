public import Exchange
import Screens
import Storage

extension LocalRecord {
  static let exportRequests: [any RecordRequest.Type] = [
    ExportAPI.List.self, ExportAPI.Add.self, ExportAPI.Send.self, ExportAPI.Remove.self,
  ]
}

extension ExportAPI.List: RecordRequest {
  /// The places.
  public func answer(from record: LocalRecord) async throws -> ExportList {
    let places = try await ExportStore(record.database).places(in: record.reader.language)
    return ExportList(places.map(\.kept))
  }
}

extension ExportAPI.Add: RecordRequest {
  /// The places with the new one, where something was put.
  public func answer(from record: LocalRecord) async throws -> ExportList {
    // No phone says where this machine writes.
    guard user != nil || record.isAskedByOwner else {
      throw record.conflict(DoorRefusal.isOwnersFolder)
    }
    guard let tryExport = record.outside.exports else { throw RecordError.needsServer }
    let store = ExportStore(record.database)
    let folder = Self.folder(address)
    guard try await !store.places().contains(where: { Self.folder($0.kept.address) == folder })
    else { throw record.conflict(DoorRefusal.hasExport) }
    if let refusal = await tryExport(self) { throw record.refused(refusal) }
    guard try await store.add(self, now: record.seconds) else {
      throw record.conflict(DoorRefusal.fullOfExports(most: KeptExport.most))
    }
    return try await record.ask(ExportAPI.List())
  }

  /// An address without a slash at its end.
  private static func folder(_ address: String) -> Substring {
    address.hasSuffix("/") ? address.dropLast() : address[...]
  }
}

extension ExportAPI.Send: RecordRequest {
  /// Done, once it is noted; the server sends within seconds.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await ExportStore(record.database).send(id) else {
      throw record.missing(DoorRefusal.noExport(id.inSentence))
    }
    return Done()
  }
}

extension ExportAPI.Remove: RecordRequest {
  /// The places that are left.
  public func answer(from record: LocalRecord) async throws -> ExportList {
    guard id != KeptExport.given else {
      throw record.conflict(DoorRefusal.isGivenExport)
    }
    guard try await ExportStore(record.database).remove(id) else {
      throw record.missing(DoorRefusal.noExport(id.inSentence))
    }
    return try await record.ask(ExportAPI.List())
  }
}
