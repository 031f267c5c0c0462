import GRDB
public import Training

extension RecordLibrary {
  /// What made an activity what it is, if it was cropped, split or merged, and how many seconds after the
  /// start of its run it begins.
  public func edit(
    of id: String
  ) async throws(StorageError) -> (kind: ActivityEdit.Kind?, lead: Double) {
    try await database.read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT edit.kind AS done, lead FROM activity LEFT JOIN edit ON edit.id = activity.edit
          WHERE activity.id = ?
          """,
        arguments: [id]
      )
      let kind = (row?["done"] as String?).flatMap { ActivityEdit.Kind(rawValue: $0) }
      return (kind, row?["lead"] ?? 0)
    }
  }

  /// The activities before and after one that it can be merged with.
  public func neighbors(
    of summary: ActivitySummary
  ) async throws(StorageError) -> [ActivitySummary] {
    let started = summary.startedAt.instant.millisecondsSince1970
    let near: [ActivitySummary] = try await database.read { db in
      try [("<", "DESC"), (">", "ASC")].compactMap { side, order in
        try Row.fetchOne(
          db,
          sql: """
            SELECT * FROM activity WHERE covered IS NULL AND sport = ? AND started \(side) ?
            ORDER BY started \(order) LIMIT 1
            """,
          arguments: [summary.sport.rawValue, started]
        ).map { ActivityRow.summary($0) }
      }
    }
    return near.filter { summary.canBeMerged(with: $0) }
  }
}
