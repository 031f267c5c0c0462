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
}
