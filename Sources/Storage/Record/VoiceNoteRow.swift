import Coaching
import GRDB
import Training

/// Carries a voice note to its row and back.
enum VoiceNoteRow {
  /// Keeps a note of a journal; what has been written down of it stays.
  static func keep(_ note: VoiceNote, _ db: Database) throws {
    try insert(
      note,
      import: nil,
      """
      ON CONFLICT (id) DO UPDATE SET import = NULL, run = excluded.run, recorded = excluded.recorded,
        length = excluded.length, meters = ifnull(excluded.meters, meters),
        transcript = ifnull(transcript, excluded.transcript),
        status = iif(status = 'done' OR excluded.status = 'pending', status, excluded.status),
        mark = excluded.mark
      """,
      db
    )
    if let reply = note.reply { try replace(note.file, by: reply, db) }
  }

  /// Adds a note that a file brings, unless it is known.
  static func add(_ note: VoiceNote, import number: Int64?, _ db: Database) throws {
    try insert(note, import: number, "ON CONFLICT (id) DO NOTHING", db)
    guard db.changesCount > 0, let reply = note.reply else { return }
    try replace(note.file, by: reply, db)
  }

  private static func insert(
    _ note: VoiceNote,
    import number: Int64?,
    _ conflict: String,
    _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO voice_note
          (id, import, run, recorded, length, meters, status, transcript, corrected, mark)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """ + " " + conflict,
      arguments: [
        note.file, number, note.run, note.recordedAt?.millisecondsSince1970,
        ActivityRow.milliseconds(note.length.inSeconds), note.distance?.meters,
        note.transcription.word, note.transcription.text, note.corrected, note.isMark,
      ]
    )
  }

  /// The whole names of notes that begin with some letters, three at most.
  static func names(beginningWith prefix: String, _ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT id FROM voice_note WHERE substr(id, 1, length(?1)) = ?1 AND NOT deleted
        ORDER BY id LIMIT 3
        """,
      arguments: [prefix]
    )
  }

  /// One note.
  static func note(_ id: String, _ db: Database) throws -> VoiceNote? {
    let run = "SELECT run FROM voice_note WHERE id = ?"
    guard let run = try String.fetchOne(db, sql: run, arguments: [id]) else { return nil }
    return try notes(of: run, db).first { $0.file == id }
  }

  /// Corrects what a note says; nothing brings back what was heard.
  static func correct(_ id: String, _ text: String?, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE voice_note SET corrected = ? WHERE id = ?",
      arguments: [text, id]
    )
  }

  /// Takes a note out or brings it back; says whether it is known.
  ///
  /// A journal that is read again does not change that.
  static func remove(_ id: String, _ isDeleted: Bool, _ db: Database) throws -> Bool {
    try db.execute(
      sql: "UPDATE voice_note SET deleted = ? WHERE id = ?",
      arguments: [isDeleted, id]
    )
    return db.changesCount > 0
  }

  /// Keeps what a recognizer has heard.
  static func write(_ id: String, _ heard: VoiceNote.Transcription, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE voice_note SET status = ?, transcript = ? WHERE id = ?",
      arguments: [heard.word, heard.text, id]
    )
  }

  private static func replace(_ note: String, by reply: NoteReply, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO reply VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        note, reply.id, reply.requestedAt.millisecondsSince1970,
        reply.answer?.at.millisecondsSince1970, reply.answer?.text,
        reply.playedAt?.millisecondsSince1970, reply.model, reply.cost,
      ]
    )
  }

  /// The notes of one run or of all of them, in their order; those without a time come last.
  static func notes(of run: String? = nil, _ db: Database) throws -> [VoiceNote] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT voice_note.*, reply.id AS reply, requested, responded, text, played, model, cost
        FROM voice_note LEFT JOIN reply ON reply.note = voice_note.id
        WHERE (?1 IS NULL OR run = ?1) AND NOT deleted
        ORDER BY run, recorded IS NULL, recorded, voice_note.id
        """,
      arguments: [run]
    ).map { row in
      VoiceNote(
        file: row["id"],
        run: row["run"],
        recordedAt: row.instant(ifPresent: "recorded"),
        length: .milliseconds(row["length"] as Int64),
        distance: (row["meters"] as Double?).map { .meters($0) },
        transcription: VoiceNote.Transcription(word: row["status"], text: row["transcript"])
          ?? .pending,
        corrected: row["corrected"],
        reply: reply(row),
        isMark: row["mark"]
      )
    }
  }

  private static func reply(_ row: Row) -> NoteReply? {
    guard let id: String = row["reply"] else { return nil }
    var answer: NoteReply.Answer?
    if let text: String = row["text"], let time = row.instant(ifPresent: "responded") {
      answer = NoteReply.Answer(text, at: time)
    }
    return NoteReply(
      id: id,
      requestedAt: row.instant(ifPresent: "requested") ?? Instant(secondsSince1970: 0),
      answer: answer,
      playedAt: row.instant(ifPresent: "played"),
      model: row["model"],
      cost: row["cost"]
    )
  }
}
