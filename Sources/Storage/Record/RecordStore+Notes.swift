package import Coaching

/// Voice notes, by their whole names.
extension RecordStore {
  /// The whole names of notes that begin with some letters, three at most.
  package func noteNames(beginningWith prefix: String) async throws(StorageError) -> [String] {
    try await database.read { try VoiceNoteRow.names(beginningWith: prefix, $0) }
  }

  /// One note.
  package func note(_ id: String) async throws(StorageError) -> VoiceNote? {
    try await database.read { try VoiceNoteRow.note(id, $0) }
  }

  /// Corrects what a note says; nothing brings back what was heard.
  package func correct(note id: String, _ text: String?) async throws(StorageError) {
    try await database.write { try VoiceNoteRow.correct(id, text, $0) }
  }

  /// Takes a note out or brings it back; says whether it is known.
  @discardableResult
  package func remove(note id: String, _ isDeleted: Bool) async throws(StorageError) -> Bool {
    try await database.write { try VoiceNoteRow.remove(id, isDeleted, $0) }
  }

  /// Keeps what a recognizer has heard.
  package func write(
    _ heard: VoiceNote.Transcription,
    of id: String
  ) async throws(StorageError) {
    try await database.write { try VoiceNoteRow.write(id, heard, $0) }
  }
}
