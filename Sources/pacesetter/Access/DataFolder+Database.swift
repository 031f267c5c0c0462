import Storage

extension DataFolder {
  /// Opens the database for a command, where no server has it open; does something with it, and
  /// closes it.
  func withDatabase<Value>(
    _ work: (RecordDatabase) async throws(StorageError) -> Value
  ) async throws(Failure) -> Value {
    let database: RecordDatabase
    do { database = try RecordDatabase(self, knowing: LibraryFolder.knowledge) } catch {
      throw Failure(error)
    }
    defer { database.close() }
    do { return try await work(database) } catch { throw Failure(error) }
  }

  /// The same for work that fails in words of its own.
  func withDatabaseFailing<Value>(
    _ work: (RecordDatabase) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let database: RecordDatabase
    do { database = try RecordDatabase(self, knowing: LibraryFolder.knowledge) } catch {
      throw Failure(error)
    }
    defer { database.close() }
    return try await work(database)
  }
}
