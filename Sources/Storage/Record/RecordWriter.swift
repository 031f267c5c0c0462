public import Coaching
public import Exchange
import GRDB
public import Training

/// Adds what a file holds to the record, within the one transaction of the file.
public struct RecordWriter {
  /// What has been added so far.
  public private(set) var receipt = ImportReceipt()

  /// The database's error, if it failed; the whole import is then rolled back.
  private(set) var failure: (any Error)?

  private let db: Database
  private let number: Int64?
  private let folder: DataFolder?

  /// Prepares for a transaction; sounds are put in the folder, where there is one.
  init(_ db: Database, import number: Int64?, folder: DataFolder? = nil) {
    self.db = db
    self.number = number
    self.folder = folder
  }

  /// Adds an entry of any kind, unless the record has it.
  public mutating func add(_ item: RecordItem) {
    switch item {
    case .activity(let activity): add(activity)
    case .said(let summary): fill(summary)
    case .run(let record): add(record)
    case .session(let session): add(session)
    case .figure(let figure): add(figure)
    case .note(let note, let sound): add(note, sound: sound)
    case .race(let race): add(race)
    case .memory(let item): add(item)
    case .naming(let naming): add(naming)
    case .workout(let workout): add(workout)
    case .preference(let preference): add(preference)
    }
  }

  /// Adds an activity, unless the record has one that is as detailed.
  public mutating func add(_ activity: Activity) {
    attempt { writer in
      var activity = activity
      if activity.summary.id.isEmpty { activity.summary.id = Secret.hexadecimal(bytes: 8) }
      guard let other = try writer.same(as: activity) else {
        try ActivityRow.insert(activity, import: writer.number, writer.db)
        writer.receipt.activities += 1
        writer.receipt.brought.add(activity.summary)
        return
      }
      let isRicher = activity.richness > other.richness
      let isLeft = try writer.isLeft(other.summary)
      let isFilled = try !isRicher && !isLeft && writer.fill(other.summary, from: activity.summary)
      writer.receipt.add(
        KnownEntry(
          .activity(other.summary),
          from: try writer.origin(of: other.summary.id, in: "activity"),
          isReplaced: isRicher && !isLeft,
          isFilled: isFilled
        )
      )
      guard !isLeft else { return }
      guard isRicher else {
        try writer.link(activity.summary.run, to: other.summary)
        return
      }
      activity.summary.id = Secret.hexadecimal(bytes: 8)
      // What its owner said of it holds for the activity, whoever recorded it.
      activity.summary.label = other.summary.label ?? activity.summary.label
      activity.summary.notes = other.summary.notes ?? activity.summary.notes
      activity.summary.effort = other.summary.effort ?? activity.summary.effort
      activity.summary.gear = other.summary.gear ?? activity.summary.gear
      if activity.summary.isClockAssumed || activity.summary.startedAt.offset == nil,
        let offset = other.summary.startedAt.offset, !other.summary.isClockAssumed
      {
        activity.summary.startedAt.offset = offset
        activity.summary.isClockAssumed = false
      }
      let run = activity.summary.run ?? other.summary.run
      activity.summary.run = nil
      try ActivityRow.insert(activity, import: writer.number, writer.db)
      try writer.db.execute(
        sql: "UPDATE activity SET covered = ? WHERE id = ? OR covered = ?",
        arguments: [activity.summary.id, other.summary.id, other.summary.id]
      )
      try writer.db.execute(
        sql: "UPDATE activity SET run = ? WHERE id = ?",
        arguments: [run, activity.summary.id]
      )
    }
  }

  /// Tells the activity that a summary is of what it lacks, if the record has it.
  public mutating func fill(_ summary: ActivitySummary) {
    attempt { writer in
      guard let known = try writer.same(as: Activity(summary: summary))?.summary,
        try !writer.isLeft(known), try writer.fill(known, from: summary)
      else { return }
      writer.receipt.filled += 1
    }
  }

  private func fill(_ known: ActivitySummary, from told: ActivitySummary) throws -> Bool {
    // What was recorded here tells nothing of what others brought.
    guard let number else { return false }
    return try FilledRow.fill(known.id, from: told, import: number, db)
  }

  /// Whether no import changes an activity any more: somebody took it out, or made another of it.
  private func isLeft(_ known: ActivitySummary) throws -> Bool {
    try isRemoved(known.id, from: "activity") || EditRow.isPart(known.id, db)
  }

  /// Adds a session of a diary, unless the record has one that is as detailed.
  public mutating func add(_ session: StrengthSession) {
    attempt { writer in
      var session = session
      if session.id.isEmpty { session.id = Secret.hexadecimal(bytes: 8) }
      guard let (id, sets, workout) = try writer.same(as: session) else {
        try StrengthRow.insert(session, import: writer.number, writer.db)
        writer.receipt.sessions += 1
        writer.receipt.brought.add(session)
        return
      }
      let isReplaced =
        try !writer.isRemoved(id, from: "strength")
        && session.isRicher(thanSets: sets, workout: workout)
      writer.receipt.add(
        KnownEntry(
          .session(name: session.name, day: session.startedAt.day),
          from: try writer.origin(of: id, in: "strength"),
          isReplaced: isReplaced
        )
      )
      guard isReplaced else { return }
      session.id = Secret.hexadecimal(bytes: 8)
      try StrengthRow.insert(session, import: writer.number, writer.db)
      try writer.db.execute(
        sql: "UPDATE strength SET covered = ? WHERE id = ? OR covered = ?",
        arguments: [session.id, id, id]
      )
    }
  }

  /// Keeps a workout of a journal: what stands under its name tells what the journal does.
  mutating func keep(_ session: StrengthSession) {
    attempt { writer in
      guard try writer.isKnown(session.id) else { return writer.add(session) }
      try StrengthRow.update(session, writer.db)
    }
  }

  /// Puts the sets of a day in the place of what stands under their name, or takes that out.
  mutating func replace(_ id: String, by session: StrengthSession?) {
    attempt { writer in
      guard let session else {
        try writer.db.execute(sql: "DELETE FROM strength WHERE id = ?", arguments: [id])
        return
      }
      let known = try writer.isKnown(id)
      if known {
        try StrengthRow.update(session, writer.db)
      } else {
        try StrengthRow.insert(session, import: writer.number, writer.db)
      }
      writer.receipt.sessions += 1
    }
  }

  private func isKnown(_ id: String) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM strength WHERE id = ?)"
    return try Bool.fetchOne(db, sql: sql, arguments: [id]) == true
  }

  /// Adds what the companion kept of a run, unless that is known.
  public mutating func add(_ record: CompanionRecord) {
    attempt { writer in
      let sql = "SELECT EXISTS (SELECT 1 FROM run WHERE id = ?)"
      guard try Bool.fetchOne(writer.db, sql: sql, arguments: [record.run]) == false else { return }
      try CompanionRow.replace(record, import: writer.number, writer.db)
    }
  }

  /// Replaces what is stored of a run with what the companion stored.
  mutating func replace(by record: CompanionRecord) {
    attempt { try CompanionRow.replace(record, import: $0.number, $0.db) }
  }

  /// Adds a voice note, unless that is known, and its sound, unless that is here.
  public mutating func add(_ note: VoiceNote, sound: NoteSound? = nil) {
    attempt { writer in
      try VoiceNoteRow.add(note, import: writer.number, writer.db)
      guard let sound, let folder = writer.folder else { return }
      try FileStore.add(
        sound,
        of: note.file,
        session: note.run,
        import: writer.number,
        in: folder,
        writer.db
      )
    }
  }

  /// Stores a voice note of a journal, even if an import already brought it.
  mutating func keep(_ note: VoiceNote) {
    attempt { try VoiceNoteRow.keep(note, $0.db) }
  }

  /// Adds a race, unless it is known; the run of it is found here.
  public mutating func add(_ race: RaceSetup) {
    attempt { writer in
      var race = race
      if race.id.isEmpty { race.id = Secret.hexadecimal(bytes: 8) }
      guard try !RaceRow.isKnown(race, writer.db) else { return }
      try RaceRow.insert(race, import: writer.number, writer.db)
    }
  }

  /// Remembers something, unless something is remembered under its key.
  public mutating func add(_ item: MemoryItem) {
    attempt { try MemoryRow.keep(item, import: $0.number, replacing: false, $0.db) }
  }

  /// Adds a workout of one's own, unless one of its name is there.
  public mutating func add(_ workout: OwnWorkout) {
    attempt { try LibraryRow.add(workout, import: $0.number, $0.db) }
  }

  /// Adds what is wanted of the gym, unless something is wanted under its key.
  public mutating func add(_ preference: Preference) {
    attempt { try LibraryRow.add(preference, import: $0.number, $0.db) }
  }

  /// Replaces the library's rows with the new fold of its events.
  mutating func replace(by log: LibraryLog) {
    attempt { try LibraryRow.replace(by: log, $0.db) }
  }

  /// Adds a figure of a day, unless it is what is known.
  public mutating func add(_ figure: DailyFigure) {
    attempt { writer in
      let known = try writer.db.cachedStatement(
        sql: "SELECT value FROM daily WHERE day = ? AND kind = ? ORDER BY import DESC LIMIT 1"
      )
      let value = try Double.fetchOne(
        known,
        arguments: [figure.day.daysSince1970, figure.kind.rawValue]
      )
      guard value != figure.value else { return }
      let insert = try writer.db.cachedStatement(
        sql: "INSERT OR REPLACE INTO daily (day, kind, import, value) VALUES (?, ?, ?, ?)"
      )
      try insert.execute(
        arguments: [figure.day.daysSince1970, figure.kind.rawValue, writer.number, figure.value]
      )
      writer.receipt.figures += 1
    }
  }

  /// Stores the name of an exercise of diaries; a person's own choice here takes precedence.
  public mutating func add(_ naming: ExerciseNaming) {
    attempt { writer in
      let names = try ExerciseNames(writer.db)
      // No name leads away from what another one leads to.
      guard names[naming.name] == nil,
        !names.all.contains(where: { known in
          known.diaryName == naming.diaryName || NameKey(known.name).text == naming.diaryName
        })
      else { return }
      try writer.db.execute(
        sql: "INSERT INTO naming (old, new, import) VALUES (?, ?, ?)",
        arguments: [naming.diaryName, naming.name, writer.number]
      )
    }
  }

  /// Tells an activity of the run that it belongs to, where it does not know.
  private func link(_ run: String?, to summary: ActivitySummary) throws {
    guard let run, summary.run == nil else { return }
    try db.execute(
      sql: "UPDATE activity SET run = ? WHERE id = ?",
      arguments: [run, summary.id]
    )
  }

  /// The file that brought an entry: the zip that it was in, without the folders that led there.
  private func origin(of id: String, in table: String) throws -> String? {
    let known = try db.cachedStatement(
      sql:
        "SELECT import.name FROM \(table) JOIN import ON import.id = import WHERE \(table).id = ?"
    )
    return try String.fetchOne(known, arguments: [id]).map { SourceName.file($0) }
  }

  /// Whether somebody took it out of the record.
  private func isRemoved(_ id: String, from table: String) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ? AND covered = id)"
    return try Bool.fetchOne(db, sql: sql, arguments: [id]) == true
  }

  private mutating func attempt(_ body: (inout RecordWriter) throws -> Void) {
    guard failure == nil else { return }
    do { try body(&self) } catch { failure = error }
  }

  private func same(as activity: Activity) throws -> (summary: ActivitySummary, richness: Int)? {
    let wanted = activity.summary
    let byID = try Row.fetchOne(
      db,
      sql: "SELECT * FROM activity WHERE id = ? OR (run IS NOT NULL AND run = ?)",
      arguments: [wanted.id, wanted.run]
    )
    if let row = byID { return (ActivityRow.summary(row), row["richness"]) }
    let near = try db.cachedStatement(
      sql: """
        SELECT * FROM activity
        WHERE started BETWEEN ? AND ? AND (covered IS NULL OR covered = id OR edited IS NOT NULL)
          AND (source = ? OR started BETWEEN ? AND ?)
        """
    )
    // What is known of a day only stands at its noon.
    let moment = wanted.startedAt.instant
    let day = Self.beginnings(near: moment, within: ActivitySummary.sameDayWithin)
    let table: StatementArguments = [ActivitySummary.Source.table.rawValue]
    let arguments =
      day + table + (wanted.isOfDayOnly ? day : Self.beginnings(near: moment))
    for row in try Row.fetchAll(near, arguments: arguments) {
      let summary = ActivityRow.summary(row)
      if summary.isLikelySame(as: wanted) { return (summary, row["richness"]) }
    }
    return nil
  }

  private func same(as session: StrengthSession) throws -> (String, Int, String?)? {
    let near = try db.cachedStatement(
      sql: """
        SELECT id, name, started, sets, workout FROM strength
        WHERE (started BETWEEN ? AND ? OR id = ?) AND (covered IS NULL OR covered = id)
        """
    )
    let beginnings = Self.beginnings(near: session.startedAt.instant)
    for row in try Row.fetchAll(near, arguments: beginnings + [session.id]) {
      let other = StrengthSession(
        name: row["name"],
        startedAt: LocalTime(row.instant("started"))
      )
      if row["id"] == session.id || session.isSame(as: other) {
        return (row["id"], row["sets"], row["workout"])
      }
    }
    return nil
  }

  /// Between which moments something can have begun that is the same, in milliseconds.
  private static func beginnings(
    near moment: Instant,
    within: Double = ActivitySummary.sameWithin
  ) -> StatementArguments {
    [
      moment.advanced(bySeconds: -within).millisecondsSince1970,
      moment.advanced(bySeconds: within).millisecondsSince1970,
    ]
  }
}
