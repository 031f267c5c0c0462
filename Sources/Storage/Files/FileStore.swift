package import Exchange
import Formats
public import Foundation
import GRDB

/// The end of the file lane: voice notes and replies, received in chunks and stored by digest.
///
/// A chunk is on disk before it is confirmed, so a recorder that dies leaves everything but its last
/// second. The name of a file on disk is never a text from outside.
public struct FileStore: Sendable {
  /// The most bytes of a file.
  public static let longest = NoteSound.longest
  /// The most chunks of a file.
  public static let mostChunks = 60
  /// The accepted types of sound.
  public static let types = NoteSound.types
  /// How long chunks wait for the rest: a week.
  static let patience: TimeInterval = 7 * 86_400
  /// How long a sound may lie on disk before a row names it: an hour.
  static let moment: TimeInterval = 3600

  private let database: RecordDatabase

  /// Opens the files of a data folder.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Whether a text can name a file.
  public static func canName(_ id: String) -> Bool { NoteSound.canName(id) }

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
    if let file = try await record(id) {
      // What its recorder has brought stays, whatever becomes of the import that brought it before.
      try await inDatabase { db in
        try db.execute(sql: "UPDATE file SET import = NULL WHERE id = ?", arguments: [id])
      }
      return file
    }
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
    try await inDatabase { db in
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO file (id, digest, type, bytes, chunks, session, made)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [id, digest, type, count, chunks, session, now]
      )
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

  /// The sound of a name with what kind it is, or nothing where it is not here or damaged.
  package func sound(_ id: String) async throws(StorageError) -> NoteSound? {
    do throws(FileError) {
      guard Self.canName(id), let file = try await record(id) else { return nil }
      return NoteSound(type: file.type, bytes: try await bytes(of: file))
    } catch .storage(let error) {
      throw error
    } catch {
      return nil
    }
  }

  /// Puts a sound of an import into the store within the import's transaction, unless there is one of
  /// its name.
  ///
  /// Its bytes are on disk before its row is; where the transaction is taken back nobody names them, and
  /// ``sweep(now:)`` removes them.
  static func add(
    _ sound: NoteSound,
    of note: String,
    session: String,
    import number: Int64?,
    in folder: DataFolder,
    _ db: Database
  ) throws {
    let known = "SELECT EXISTS (SELECT 1 FROM file WHERE id = ?)"
    guard try Bool.fetchOne(db, sql: known, arguments: [note]) == false else { return }
    let digest = SHA256.hexadecimal(of: sound.bytes)
    if access(folder.files + "/" + digest, F_OK) != 0 {
      try Disk.write(sound.bytes, to: digest, in: folder.files)
    }
    try db.execute(
      sql: "INSERT INTO file VALUES (?, ?, ?, ?, 1, ?, ?, ?)",
      arguments: [
        note, digest, sound.type, sound.bytes.count, session,
        Int64(Date().timeIntervalSince1970 * 1000), number,
      ]
    )
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
      throw .failing(folder: database.folder.path, reason: error.description)
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
    try await inDatabase { try $0.execute(sql: "DELETE FROM file") }
    try await onDisk { folder in
      // Those too that no row names, such as of an import that is gone.
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.files) {
        try FileManager.default.removeItem(atPath: folder.files + "/" + name)
      }
      for id in try FileManager.default.contentsOfDirectory(atPath: folder.parts) {
        try Self.removeParts(of: id, folder)
      }
    }
  }

  /// Removes incomplete chunks, and sounds that nothing refers to.
  public func sweep(now: Date = Date()) async throws(FileError) {
    try await sweepSounds(now)
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

  private func sweepSounds(_ now: Date) async throws(FileError) {
    let old = try await onDisk { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.files).filter { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.files + "/" + name)
        // A sound lies there a moment before its row does.
        guard let made = attributes[.modificationDate] as? Date else { return false }
        return now.timeIntervalSince(made) > Self.moment
      }
    }
    try await remove { _ in old }
  }

  /// Removes the sounds of a list of digests that no file has any longer.
  func removeOrphans(among digests: [String]) async throws(StorageError) {
    do { try await remove { _ in digests } } catch {
      guard case .storage(let failure) = error else {
        throw .failing(folder: database.folder.path, reason: error.description)
      }
      throw failure
    }
  }

  private func record(_ id: String) async throws(FileError) -> StoredFile? {
    do {
      return try await database.read { db in
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
    let orphans = try await inDatabase { db in
      try rows(db).filter { digest in
        try Row.fetchOne(db, sql: "SELECT 1 FROM file WHERE digest = ?", arguments: [digest])
          == nil
      }
    }
    try await onDisk { folder in
      for digest in orphans where access(folder.files + "/" + digest, F_OK) == 0 {
        try FileManager.default.removeItem(atPath: folder.files + "/" + digest)
      }
    }
  }

  private func inDatabase<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(FileError) -> Value {
    do { return try await database.write(work) } catch { throw .storage(error) }
  }

  /// Does work that waits for the disk, on a thread that may.
  private func onDisk<Value: Sendable>(
    _ work: @escaping @Sendable (DataFolder) throws -> Value
  ) async throws(FileError) -> Value {
    let folder = database.folder
    let result = await withCheckedContinuation { continuation in
      // Disks block, which no thread of the shared pool may do.
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
