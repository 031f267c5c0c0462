/// What an entry of the record can be, named by the list of the export that it stands in, in that order.
///
/// A new kind is a case here and one of ``RecordItem``; the compiler then asks how the database keeps it and
/// gives it back.
public enum RecordKind: String, CaseIterable, Hashable, Sendable {
  /// Something that was recorded.
  case activity = "activities"
  /// What the companion kept of a run.
  case run = "runs"
  /// A session of strength.
  case session = "sessions"
  /// A figure of a day.
  case figure = "days"
  /// What the runner said for later.
  case note = "voiceNotes"
  /// A race that is planned or was run.
  case race = "races"
  /// Something that is remembered.
  case memory
  /// What an exercise is called.
  case naming = "exerciseNames"
  /// A workout of one's own.
  case workout = "ownWorkouts"
  /// What is wanted of the gym, and planned.
  case preference = "preferences"
}
