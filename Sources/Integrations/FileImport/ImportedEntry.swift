public import Coaching
public import Exchange
public import Training

/// Something that a file holds for the record.
public enum ImportedEntry: Sendable {
  /// Something that was recorded.
  case activity(Activity)
  /// A session of a diary.
  case session(StrengthSession)
  /// A figure of a day.
  case figure(DailyFigure)
  /// What the companion kept of a run.
  case run(CompanionRecord)
  /// What the runner said for later, with its sound where the file has it.
  case note(VoiceNote, NoteSound?)
  /// A race that is planned or was run.
  case race(RaceSetup)
  /// Something that is remembered.
  case memory(MemoryItem)
  /// What an exercise is called.
  case naming(ExerciseNaming)
  /// A workout of one's own.
  case workout(OwnWorkout)
  /// What is wanted of the gym.
  case preference(Preference)
}
