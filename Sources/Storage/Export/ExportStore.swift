public import Exchange
import GRDB
public import Screens

/// The places that get each activity as files, and how far each of them is.
public struct ExportStore: Sendable {
  /// A place as the server works with it.
  public struct Place: Hashable, Sendable {
    /// What its owner sees of it.
    public let kept: KeptExport
    /// Whether its server may be in the own network.
    public let isAtHome: Bool
    /// Why nothing could be put there the last time.
    public let problem: KeptSentence?
  }

  private let database: RecordDatabase

  private var passwords: PasswordFile { PasswordFile("export-passwords", in: database.folder) }

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Every place, the oldest first, for a reader of a language.
  public func places(in language: Language = .english) async throws(StorageError) -> [Place] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM export_place ORDER BY made, id").map { row in
        Place(
          kept: KeptExport(
            id: row["id"],
            address: row["address"],
            user: row["user"],
            sent: row["sent"],
            waiting: row["waiting"],
            isAsked: row["asked"],
            problem: row.sentence("problem")?.words(in: language)
          ),
          isAtHome: row["home"],
          problem: row.sentence("problem")
        )
      }
    }
  }

  /// The password of a place that was added, if it is known here.
  public func password(of id: String) throws(StorageError) -> String? { try passwords.all()[id] }

  /// Keeps a place that was tried; says whether there was room for it.
  package func add(_ wish: ExportAPI.Add, now: Int64) async throws(StorageError) -> Bool {
    let id = Secret.hexadecimal(bytes: 4)
    // Before the row, which is nothing without it.
    try passwords.keep(wish.password, of: id)
    let isAdded = try await database.write { db in
      let count =
        try Int.fetchOne(
          db,
          sql: "SELECT count(*) FROM export_place WHERE id <> ?",
          arguments: [KeptExport.given]
        ) ?? 0
      guard count < KeptExport.most else { return false }
      try db.execute(
        sql: "INSERT INTO export_place (id, address, user, home, made) VALUES (?, ?, ?, ?, ?)",
        arguments: [id, wish.address, wish.user, wish.isAtHome, now]
      )
      return true
    }
    if !isAdded { try passwords.keep(nil, of: id) }
    return isAdded
  }

  /// Asks for what waits to be sent now; says whether there is that place.
  package func send(_ id: String) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(sql: "UPDATE export_place SET asked = 1 WHERE id = ?", arguments: [id])
      return db.changesCount > 0
    }
  }

  /// Removes a place that was added; says whether there was one.
  package func remove(_ id: String) async throws(StorageError) -> Bool {
    try passwords.keep(nil, of: id)
    return try await database.write { db in
      try db.execute(
        sql: "DELETE FROM export_place WHERE id = ? AND id <> ?",
        arguments: [id, KeptExport.given]
      )
      return db.changesCount > 0
    }
  }

  // MARK: For the server

  /// Keeps the place that a server was given when it was started, or that it was given none.
  public func give(_ address: String?, user: String?, now: Int64) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM export_place WHERE id = ?1 AND (?2 IS NULL OR address <> ?2)",
        arguments: [KeptExport.given, address]
      )
      guard let address else { return }
      try db.execute(
        sql: """
          INSERT INTO export_place (id, address, user, home, made) VALUES (?1, ?2, ?3, 1, ?4)
          ON CONFLICT (id) DO UPDATE SET user = ?3
          """,
        arguments: [KeptExport.given, address, user, now]
      )
    }
  }

  /// Notes that an activity was sent to a place; says whether the place is still there.
  public func noteSent(
    _ id: String,
    waiting: Int,
    now: Int64
  ) async throws(StorageError) -> Bool {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE export_place SET sent = ?, waiting = ?, problem = NULL WHERE id = ?",
        arguments: [now, waiting, id]
      )
      return db.changesCount > 0
    }
  }

  /// Notes how many activities wait for a place, and why if they cannot be sent.
  public func note(
    _ id: String,
    waiting: Int?,
    problem: KeptSentence?,
    isAsked: Bool = false
  ) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: """
          UPDATE export_place SET asked = ?, waiting = ifnull(?, waiting), problem = ? WHERE id = ?
          """,
        arguments: [isAsked, waiting, problem?.column, id]
      )
    }
  }
}
