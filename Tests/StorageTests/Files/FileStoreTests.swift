import Foundation
import Storage
import Testing

struct FileStoreTests {
  private let folder = TestFolder()
  private let id = String(repeating: "0a", count: 16)

  @Test func `puts chunks together, whatever order they came in`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    for chunk in [2, 0, 1, 0, 2] { try await store.keep(chunk: chunk, of: id, [UInt8(chunk), 7]) }
    #expect(try await store.state(of: id) == .partial([0, 1, 2]))
    let file = try await complete(store, chunks: 3)
    #expect(file.bytes == 6)
    #expect(try await store.bytes(of: file) == [0, 7, 1, 7, 2, 7])
    #expect(try await complete(store, chunks: 3) == file)
    #expect(try await store.state(of: id) == .complete(file))
    // A chunk that comes again after the end changes nothing.
    try await store.keep(chunk: 1, of: id, [9])
    #expect(try await store.bytes(of: file) == [0, 7, 1, 7, 2, 7])
  }

  @Test func `removes what nobody names, after a while`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 0, of: id, [7])
    let file = try await complete(store, chunks: 1)
    let files = folder.url.appendingPathComponent("files")
    let lost = files.appendingPathComponent(String(repeating: "0", count: 64))
    try Data([1]).write(to: lost)
    try await store.sweep()
    #expect(FileManager.default.fileExists(atPath: lost.path))
    try await store.sweep(now: Date(timeIntervalSinceNow: 7200))
    #expect(!FileManager.default.fileExists(atPath: lost.path))
    #expect(try await store.bytes(of: file) == [7])
  }

  @Test func `says which chunks are missing`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 1, of: id, [1])
    await #expect(throws: FileError.missing([0, 2])) { try await complete(store, chunks: 3) }
    #expect(try await store.state(of: String(repeating: "f", count: 32)) == .unknown)
  }

  @Test func `keeps the first of two chunks with one number`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 0, of: id, [1])
    await #expect(throws: FileError.conflict(chunk: 0)) {
      try await store.keep(chunk: 0, of: id, [2])
    }
  }

  @Test func `takes no more than thirty seconds of sound`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    let half = [UInt8](repeating: 1, count: FileStore.longest / 2)
    try await store.keep(chunk: 0, of: id, half)
    try await store.keep(chunk: 1, of: id, half)
    await #expect(throws: FileError.tooLong) { try await store.keep(chunk: 2, of: id, [1]) }
  }

  @Test func `names a file by its content and never by what others say`() async throws {
    #expect(FileStore.canName(id))
    for name in ["", "../../etc/passwd", String(repeating: "A", count: 32), id + "0", "a/b"] {
      #expect(!FileStore.canName(name))
    }
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 0, of: id, Array("abc".utf8))
    let file = try await complete(store, chunks: 1)
    #expect(file.digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("files").path
    )
    #expect(names == [file.digest])
  }

  @Test func `goes with its session, unless another names the same sound`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    let other = String(repeating: "0b", count: 16)
    for name in [id, other] { try await store.keep(chunk: 0, of: name, [5]) }
    let file = try await complete(store, chunks: 1, session: "run-1")
    _ = try await store.complete(other, chunks: 1, type: "audio/webm", session: "run-2", now: 0)
    try await store.remove(session: "run-1")
    #expect(try await store.state(of: id) == .unknown)
    #expect(try await store.bytes(of: file) == [5])
    try await store.remove(other)
    await #expect(throws: FileError.damaged(file.digest)) { try await store.bytes(of: file) }
  }

  @Test func `forgets chunks whose rest never came`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 0, of: id, [1])
    try await store.sweep()
    #expect(try await store.state(of: id) == .partial([0]))
    try await store.sweep(now: Date(timeIntervalSinceNow: 8 * 86_400))
    #expect(try await store.state(of: id) == .unknown)
  }

  @Test func `notices a sound that has changed on disk`() async throws {
    let store = FileStore(try RecordDatabase(folder.folder))
    try await store.keep(chunk: 0, of: id, [1, 2, 3])
    let file = try await complete(store, chunks: 1)
    let place = folder.url.appendingPathComponent("files/\(file.digest)")
    try Data([1, 2, 4]).write(to: place)
    await #expect(throws: FileError.damaged(file.digest)) { try await store.bytes(of: file) }
  }

  private func complete(_ store: FileStore, chunks: Int, session: String? = nil) async throws
    -> StoredFile
  {
    try await store.complete(id, chunks: chunks, type: "audio/webm", session: session, now: 0)
  }
}
