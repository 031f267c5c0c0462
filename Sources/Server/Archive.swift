public import Storage

/// Everything that is kept of one person, open, and who may come to it.
public struct Archive: Sendable {
  /// The database under it all.
  public let database: RecordDatabase
  /// The writer of events.
  public let events: EventStore
  /// The reader of events and sessions.
  public let library: SessionLibrary
  /// Voice notes and replies.
  public let files: FileStore
  /// The devices that were let in.
  public let devices: DeviceStore

  /// The codes that let others in.
  public let desk = PairingDesk()

  /// How far imports have come.
  public let imports = ImportDesk()

  /// What was asked for by shortcuts and buttons.
  let intents = IntentDesk()

  let keyring: Keyring
  let hub: LiveHub

  /// Opens the archive of a folder, and recovers from any kind of last exit.
  public init(
    _ folder: DataFolder,
    knowing exercises: ExerciseKnowledge = ExerciseKnowledge()
  ) async throws(StorageError) {
    database = try RecordDatabase(folder, knowing: exercises)
    let hub = LiveHub(identity: database.identity)
    events = try await EventStore(database) { hub.announce($0) }
    library = SessionLibrary(database)
    files = FileStore(database)
    devices = DeviceStore(database)
    keyring = Keyring(devices, TokenStore(database))
    self.hub = hub
    await hub.begin(behind: events.head)
  }

  /// Closes it; the next start finds everything that was confirmed.
  public func close() { database.close() }
}
