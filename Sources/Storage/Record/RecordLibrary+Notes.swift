import Exchange
public import Screens
public import Training

extension RecordLibrary {
  /// What the runner said for later in an activity that Pacesetter itself has led, while its journal is
  /// kept; here are those notes whose files lie whole on the shelf.
  public func notes(
    of activity: ActivitySummary
  ) async throws(StorageError) -> [ActivityScreen.Note] {
    guard let session = activity.run else { return [] }
    let lines = try await SessionLibrary(vault).lines(of: session)
    var notes = KeptNotes.spoken(in: lines, of: activity)
    let whole = try await FileShelf(vault).whole(among: notes.map(\.file))
    for place in notes.indices { notes[place].isHere = whole.contains(notes[place].file) }
    return notes
  }
}
