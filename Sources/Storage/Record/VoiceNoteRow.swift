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
        length = excluded.length, meters = ifnull(excluded.meters, meters)
      """,
      db
    )
  }

  /// Adds a note that a file brings, unless it is known.
  static func add(_ note: VoiceNote, import number: Int64?, _ db: Database) throws {
    try insert(note, import: number, "ON CONFLICT (id) DO NOTHING", db)
  }

  private static func insert(
    _ note: VoiceNote,
    import number: Int64?,
    _ conflict: String,
    _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO voice_note VALUES (?, ?, ?, ?, ?, ?, ?, ?) " + conflict,
      arguments: [
        note.file, number, note.run, note.recordedAt.map { ActivityRow.milliseconds($0) },
        ActivityRow.milliseconds(note.length.inSeconds), note.distance?.meters,
        note.transcription.word, note.transcription.text,
      ]
    )
  }

  /// The notes of one run or of all of them, in their order; those without a time come last.
  static func notes(of run: String? = nil, _ db: Database) throws -> [VoiceNote] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM voice_note WHERE ?1 IS NULL OR run = ?1
        ORDER BY run, recorded IS NULL, recorded, id
        """,
      arguments: [run]
    ).map { row in
      VoiceNote(
        file: row["id"],
        run: row["run"],
        recordedAt: (row["recorded"] as Int64?).map { Double($0) / 1000 },
        length: .milliseconds(row["length"] as Int64),
        distance: (row["meters"] as Double?).map { .meters($0) },
        transcription: VoiceNote.Transcription(word: row["status"], text: row["transcript"])
          ?? .pending
      )
    }
  }
}
