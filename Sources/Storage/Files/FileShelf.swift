import Formats
public import Foundation
import GRDB

/// The file lane's end: voice notes and replies, taken in chunks and kept under their digest.
///
/// A chunk is on disk before it is confirmed, so a recorder that dies leaves everything but its last
/// second. The name of a file on disk is never a text from outside.
public struct FileShelf: Sendable {
  /// The most bytes of a file: 30 s of sound at 64 kbit/s, and its container.
  public static let longest = 256_000
  /// The most chunks of a file.
  public static let mostChunks = 60
  /// The sounds that a browser records or plays.
  public static let types = ["audio/webm", "audio/mp4", "audio/ogg", "audio/wav", "audio/mpeg"]
  /// How long chunks wait for the rest: a week.
  static let patience: TimeInterval = 7 * 86_400

  private let vault: Vault

  /// Opens the shelf of a data folder.
  public init(_ vault: Vault) { self.vault = vault }

  /// Whether a text can name a file.
  public static func canName(_ id: String) -> Bool {
    id.utf8.count == 32
      && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Keeps one chunk; the same one again changes nothing.
  public func keep(chunk: Int, of id: String, _ bytes: [UInt8]) async throws(FileError) {
    guard try await record(id) == nil else { return }
    try await onDisk { folder in
      let place = folder.parts + "/" + id
      if let known = try Disk.bytes(of: "\(place)/\(chunk)") {
        if known != bytes { throw FileError.conflict(chunk: chunk) }
        return
      }
      let sizes = try Self.chunks(in: place).values
      guard sizes.reduce(bytes.count, +) <= Self.longest else { throw FileError.tooLong }
      try Disk.makeFolder(place)
      try Disk.write(bytes, to: String(chunk), in: place)
    }
  }

  /// Puts the chunks together; asking again gives the same answer.
  public func complete(
    _ id: String,
    chunks: Int,
    type: String,
    session: String?,
    now: Int64
  ) async throws(FileError) -> StoredFile {
    if let file = try await record(id) { return file }
    let (digest, count) = try await onDisk { folder in
      let place = folder.parts + "/" + id
      let present = try Self.chunks(in: place)
      let missing = (0..<chunks).filter { present[$0] == nil }
      guard missing.isEmpty else { throw FileError.missing(missing) }
      var bytes: [UInt8] = []
      for chunk in 0..<chunks { bytes += try Disk.bytes(of: "\(place)/\(chunk)") ?? [] }
      let digest = SHA256.hexadecimal(of: bytes)
      try Disk.write(bytes, to: digest, in: folder.files)
      return (digest, bytes.count)
    }
    let file = StoredFile(digest: digest, bytes: count, type: type)
    do {
      try await vault.write { db in
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO file (id, digest, type, bytes, chunks, session, made)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [id, digest, type, count, chunks, session, now]
        )
      }
    } catch {
      throw .storage(error)
    }
    try await onDisk { folder in try Self.removeParts(of: id, folder) }
    return try await record(id) ?? file
  }

  /// What is there of a file.
  public func state(of id: String) async throws(FileError) -> FileState {
    if let file = try await record(id) { return .complete(file) }
    let chunks = try await onDisk { try Self.chunks(in: $0.parts + "/" + id) }
    return chunks.isEmpty ? .unknown : .partial(chunks.keys.sorted())
  }

  /// Which of several files are complete and on the disk.
  public func whole(among ids: [String]) async throws(StorageError) -> Set<String> {
    do throws(FileError) {
      var digests: [String: String] = [:]
      for id in ids where Self.canName(id) { digests[id] = try await record(id)?.digest }
      let known = digests
      return try await onDisk { folder in
        // A copy of the database that was put back may name files that are gone.
        Set(known.filter { access(folder.files + "/" + $0.value, F_OK) == 0 }.keys)
      }
    } catch .storage(let error) {
      throw error
    } catch {
      throw .failing(folder: vault.folder.path, reason: error.description)
    }
  }

  /// The bytes of a complete file.
  public func bytes(of file: StoredFile) async throws(FileError) -> [UInt8] {
    try await onDisk { folder in
      guard let bytes = try Disk.bytes(of: folder.files + "/" + file.digest),
        SHA256.hexadecimal(of: bytes) == file.digest
      else { throw FileError.damaged(file.digest) }
      return bytes
    }
  }

  /// Removes a file, complete or not.
  public func remove(_ id: String) async throws(FileError) {
    try await remove { db in
      try String.fetchAll(
        db,
        sql: "DELETE FROM file WHERE id = ? RETURNING digest",
        arguments: [id]
      )
    }
    try await onDisk { folder in try Self.removeParts(of: id, folder) }
  }

  /// Removes the files that belong to a session.
  public func remove(session: String) async throws(FileError) {
    try await remove { db in
      try String.fetchAll(
        db,
        sql: "DELETE FROM file WHERE session = ? RETURNING digest",
        arguments: [session]
      )
    }
  }

  /// Removes every file, complete or not.
  func removeAll() async throws(FileError) {
    try await remove { db in
      try String.fetchAll(db, sql: "DELETE FROM file RETURNING digest")
    }
    try await onDisk { folder in
      for id in try FileManager.default.contentsOfDirectory(atPath: folder.parts) {
        try Self.removeParts(of: id, folder)
      }
    }
  }

  /// Removes chunks whose rest never came.
  public func sweep(now: Date = Date()) async throws(FileError) {
    try await onDisk { folder in
      for id in try FileManager.default.contentsOfDirectory(atPath: folder.parts) {
        let path = folder.parts + "/" + id
        let changed =
          try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        if let changed, now.timeIntervalSince(changed) > Self.patience {
          try FileManager.default.removeItem(atPath: path)
        }
      }
    }
  }

  private func record(_ id: String) async throws(FileError) -> StoredFile? {
    do {
      return try await vault.read { db in
        try Row.fetchOne(db, sql: "SELECT * FROM file WHERE id = ?", arguments: [id]).map {
          StoredFile(digest: $0["digest"], bytes: $0["bytes"], type: $0["type"])
        }
      }
    } catch {
      throw .storage(error)
    }
  }

  private func remove(
    _ rows: @escaping @Sendable (Database) throws -> [String]
  ) async throws(FileError) {
    let orphans: [String]
    do {
      orphans = try await vault.write { db in
        try rows(db).filter { digest in
          try Row.fetchOne(db, sql: "SELECT 1 FROM file WHERE digest = ?", arguments: [digest])
            == nil
        }
      }
    } catch {
      throw .storage(error)
    }
    try await onDisk { folder in
      for digest in orphans where access(folder.files + "/" + digest, F_OK) == 0 {
        try FileManager.default.removeItem(atPath: folder.files + "/" + digest)
      }
    }
  }

  /// Does work that waits for the disk, on a thread that may.
  private func onDisk<Value: Sendable>(
    _ work: @escaping @Sendable (DataFolder) throws -> Value
  ) async throws(FileError) -> Value {
    let folder = vault.folder
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Result { try work(folder) })
      }
    }
    do { return try result.get() } catch let error as FileError { throw error } catch {
      let reason = (error as? Disk.Refusal)?.reason ?? error.localizedDescription
      throw .storage(error as? StorageError ?? .failing(folder: folder.path, reason: reason))
    }
  }

  /// The chunks in a folder with their sizes; none if there is no folder.
  private static func chunks(in folder: String) throws -> [Int: Int] {
    guard access(folder, F_OK) == 0 else { return [:] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Dictionary(
      try names.compactMap { name in
        // What has another name is a chunk that was being written.
        guard let number = Int(name) else { return nil }
        let size = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.size]
        return (number, size as? Int ?? 0)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func removeParts(of id: String, _ folder: DataFolder) throws {
    let path = folder.parts + "/" + id
    if access(path, F_OK) == 0 { try FileManager.default.removeItem(atPath: path) }
  }
}
