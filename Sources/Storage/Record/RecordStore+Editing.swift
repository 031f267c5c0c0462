import Exchange
import GRDB
public import Training

extension RecordStore {
  /// How an edit ended.
  public enum Edited: Sendable {
    /// The activities that stand in the list now, the oldest first.
    case done([String])
    /// It cannot be done.
    case refused(ActivityEditError)
    /// There is no such activity in the list, or not any more.
    case unknown(String)
  }

  /// Crops, splits or merges an activity; whole IDs name it and what it is merged with.
  public func edit(
    _ id: String,
    _ edit: ActivityEdit,
    at moment: Instant
  ) async throws(StorageError) -> Edited {
    let library = RecordLibrary(database)
    var originals: [EditRow.Part] = []
    for name in [id] + edit.others {
      guard let activity = try await library.activity(name) else {
        return .unknown(name)
      }
      originals.append((activity, try await library.edit(of: name).lead))
    }
    let parts: [EditRow.Part]
    do throws(ActivityEditError) {
      parts = try Self.parts(edit, of: originals)
    } catch {
      return .refused(error)
    }
    let names = originals.map(\.activity.summary.id)
    let made = moment.millisecondsSince1970
    return try await database.write { db in
      for name in names {
        let sql = "SELECT EXISTS (SELECT 1 FROM activity WHERE id = ? AND covered IS NULL)"
        guard try Bool.fetchOne(db, sql: sql, arguments: [name]) == true else {
          return .unknown(name)
        }
      }
      try EditRow.insert(edit.kind, of: names, giving: parts, at: made, db)
      // The run of a race may have changed.
      try RaceRow.link(db)
      return .done(parts.map(\.activity.summary.id))
    }
  }

  /// Undoes the edit that made an activity; returns what stands in the list again, or nothing if no edit
  /// made it.
  public func undoEdit(of id: String) async throws(StorageError) -> [String]? {
    try await database.write { db in
      guard let edit = try EditRow.made(id, db) else { return nil }
      let originals = try String.fetchAll(
        db,
        sql: "SELECT id FROM activity WHERE edited = ? ORDER BY started, id",
        arguments: [edit]
      )
      try EditRow.undo(edit, db)
      try RaceRow.link(db)
      return originals
    }
  }

  private static func parts(
    _ edit: ActivityEdit,
    of originals: [EditRow.Part]
  ) throws(ActivityEditError) -> [EditRow.Part] {
    let (whole, lead) = originals[0]
    var parts: [EditRow.Part]
    switch edit {
    case .crop(let range):
      let part = try whole.cropped(
        to: range.lowerBound.inSeconds..<range.upperBound.inSeconds
      )
      parts = [(part, lead + whole.lead(to: part))]
    case .split(let moment):
      var (first, second) = try whole.split(at: moment.inSeconds)
      // A run belongs to one activity of the list.
      second.summary.run = nil
      second.summary.notes = nil
      second.summary.effort = nil
      parts = [(first, lead), (second, 0)]
    case .merge:
      guard originals.count == 2 else { throw .itself }
      let (other, otherLead) = originals[1]
      guard whole.summary.id != other.summary.id else { throw .itself }
      let merged = try whole.merged(with: other)
      let told = merged.summary.run == whole.summary.run ? (whole, lead) : (other, otherLead)
      parts = [(merged, told.1 - merged.lead(to: told.0))]
    }
    for place in parts.indices {
      parts[place].activity.summary.id = Secret.hexadecimal(bytes: 8)
    }
    return parts
  }
}

extension ActivityEdit {
  /// The other activities that it needs.
  fileprivate var others: [String] {
    switch self {
    case .crop, .split: []
    case .merge(let other): [other]
    }
  }
}
