import Exchange
import Foundation
import Integrations
import Record
import Storage
import Testing

@testable import pacesetter

/// Where a record is when it is asked: each has to give the same answers.
enum RecordPlace: String, CaseIterable, CustomTestStringConvertible {
  /// The folder is open in this process.
  case folder
  /// A server has the folder open, and is asked by the socket in it.
  case socket
  /// A server has the folder open, and is asked by its port.
  case port

  var testDescription: String { rawValue }

  /// Opens a record in a folder and works with it.
  func withRecord<Value>(
    in data: ScratchPlace = ScratchPlace(),
    _ work: (any RecordAccess) async throws -> Value
  ) async throws -> Value {
    let folder = DataFolder(path: data.url.path)
    switch self {
    case .folder:
      let database = try RecordDatabase(folder, knowing: try Self.knowledge())
      defer { database.close() }
      return try await work(try await LocalRecord(database))
    case .socket:
      let server = try ServedCommand(data: data.url)
      defer { #expect(server.stop() == 0) }
      return try await work(RemoteRecord(HTTPClient(), at: .socket(folder.socket)))
    case .port:
      let server = try ServedCommand(data: data.url)
      defer { #expect(server.stop() == 0) }
      let address = try ServerAddress(typed: "http://127.0.0.1:\(server.port)")
      return try await work(RemoteRecord(HTTPClient(), at: .server(address)))
    }
  }

  private static func knowledge() throws -> ExerciseKnowledge {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = try LibraryFolder.catalogue(
      given: root.appendingPathComponent("KnowledgeBase").path
    )
    return ExerciseKnowledge { catalogue }
  }
}
