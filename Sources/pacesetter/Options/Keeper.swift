import Storage

/// Opens the data folder for a command, where no server has it open.
enum Keeper {
  /// Does something with the database, and closes it.
  static func open<Value>(
    _ folder: DataFolder,
    _ work: (Vault) async throws(StorageError) -> Value
  ) async throws(Failure) -> Value {
    let vault: Vault
    do { vault = try Vault(folder) } catch { throw Failure(error) }
    defer { vault.close() }
    do { return try await work(vault) } catch { throw Failure(error) }
  }

  /// The same for work that fails in words of its own.
  static func failing<Value>(
    _ folder: DataFolder,
    _ work: (Vault) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let vault: Vault
    do { vault = try Vault(folder) } catch { throw Failure(error) }
    defer { vault.close() }
    return try await work(vault)
  }

  /// Opens the record for reading, with the runs that have ended since.
  static func record<Value>(
    _ folder: DataFolder,
    _ work: (RecordLibrary) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await failing(folder) { vault throws(Failure) in
      do throws(StorageError) { try await SessionFolding(vault).fold() } catch {
        throw Failure(error)
      }
      return try await work(RecordLibrary(vault))
    }
  }
}
