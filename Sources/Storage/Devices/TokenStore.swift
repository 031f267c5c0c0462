public import Exchange
import Formats
import Foundation
import GRDB

/// The tokens of programs and buttons, with the digests of their secrets.
public struct TokenStore: Sendable {
  /// The most tokens; more would be a mistake of a program.
  package static let most = 100

  private let database: RecordDatabase

  /// Opens the store of a database.
  public init(_ database: RecordDatabase) { self.database = database }

  /// Every token, the newest first.
  public func tokens() async throws(StorageError) -> [AccessToken] {
    try await database.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM token ORDER BY made DESC, id").map(AccessToken.init)
    }
  }

  /// Every token by the digest of its secret.
  public func digests() async throws(StorageError) -> [[UInt8]: AccessToken] {
    try await database.read { db in
      Dictionary(
        try Row.fetchAll(db, sql: "SELECT * FROM token").map {
          (Array($0["digest"] as Data), AccessToken($0))
        },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  /// Makes a token and gives its secret, which is kept nowhere; nothing where there are too many.
  public func add(_ wish: TokenAPI.Make, now: Int64) async throws(StorageError) -> MadeToken? {
    let secret = AccessToken.prefix + Secret.hexadecimal(bytes: 32)
    let token = AccessToken(
      id: Secret.hexadecimal(bytes: 4),
      name: wish.name,
      scopes: wish.scopes,
      shares: wish.shares,
      made: now
    )
    let digest = Data(SHA256.digest(of: Array(secret.utf8)))
    let isAdded = try await database.write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM token") ?? 0
      guard count < Self.most else { return false }
      try db.execute(
        sql: "INSERT INTO token (id, name, digest, scopes, shares, made) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          token.id, token.name, digest, Self.text(token.scopes), Self.text(token.shares), now,
        ]
      )
      return true
    }
    return isAdded ? MadeToken(token, secret: secret) : nil
  }

  /// Notes that a token was used.
  public func note(_ id: String, seen: Int64, for endpoint: String) async throws(StorageError) {
    try await database.write { db in
      try db.execute(
        sql: "UPDATE token SET seen = ?, last = ? WHERE id = ?",
        arguments: [seen, endpoint, id]
      )
    }
  }

  /// Ends a token; says which one it was.
  public func remove(_ id: String) async throws(StorageError) -> AccessToken? {
    try await database.write { db in
      try Row.fetchOne(db, sql: "DELETE FROM token WHERE id = ? RETURNING *", arguments: [id])
        .map(AccessToken.init)
    }
  }

  private static func text<Word: RawRepresentable>(_ words: Set<Word>) -> String
  where Word.RawValue == String {
    words.map(\.rawValue).sorted().joined(separator: " ")
  }
}

extension AccessToken {
  fileprivate init(_ row: Row) {
    let scopes: String = row["scopes"]
    let shares: String = row["shares"]
    self.init(
      id: row["id"],
      name: row["name"],
      scopes: Set(scopes.split(separator: " ").compactMap { .init(rawValue: String($0)) }),
      shares: Set(shares.split(separator: " ").compactMap { .init(rawValue: String($0)) }),
      made: row["made"],
      seen: row["seen"],
      last: row["last"]
    )
  }
}
