public import Coaching
public import Training

extension RecordLibrary {
  /// Everything that runners said for later, run by run.
  public func voiceNotes() async throws(StorageError) -> [VoiceNote] {
    try await database.read { try VoiceNoteRow.notes($0) }
  }

  /// What the runner said for later in an activity that Pacesetter itself has led; here are those notes
  /// whose sounds are here whole.
  public func notes(
    of activity: ActivitySummary
  ) async throws(StorageError) -> [PlacedNote] {
    guard let run = activity.run else { return [] }
    let notes = try await database.read { try VoiceNoteRow.notes(of: run, $0) }
    let whole = try await FileStore(database).whole(among: notes.map(\.file))
    return notes.map { note in
      PlacedNote(note, of: activity, isHere: whole.contains(note.file))
    }
  }
}
