import Exchange
import GRDB
import Training

extension RecordLibrary {
  /// Entries with the sums of weights that their own pages show.
  ///
  /// A diary tells one number for every weight, and the record keeps its sum. Whether that number was
  /// lifted or hung on a belt follows from the exercise that is meant.
  func weighed(_ entries: [HistoryEntry]) async throws(StorageError) -> [HistoryEntry] {
    let diaries = entries.compactMap { entry in
      if case .strength(let summary) = entry, StrengthFile.isForeign(summary.program) {
        summary.id
      } else {
        nil as String?
      }
    }
    guard !diaries.isEmpty else { return entries }
    let kept = try await database.read { db in
      try diaries.compactMap { id in
        try Row.fetchOne(db, sql: "SELECT * FROM strength WHERE id = ?", arguments: [id])
          .map { try StrengthRow.session($0, db) }
      }
    }
    let named = try await names().named(kept)
    let volumes = Dictionary(named.map { ($0.id, $0.volume) }) { first, _ in first }
    return entries.map { entry in
      guard case .strength(var summary) = entry, let volume = volumes[summary.id] else {
        return entry
      }
      summary.volume = volume
      return .strength(summary)
    }
  }
}
