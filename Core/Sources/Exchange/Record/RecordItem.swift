public import Coaching
public import Formats
public import Training

/// An entry of the record of any kind, with its shape in an export both ways.
public enum RecordItem: Sendable {
  /// Something that was recorded.
  case activity(Activity)
  /// What is told elsewhere of something that was recorded; without that it is nothing.
  case said(ActivitySummary)
  /// What the companion kept of a run.
  case run(CompanionRecord)
  /// A session of strength.
  case session(StrengthSession)
  /// A figure of a day.
  case figure(DailyFigure)
  /// What the runner said for later, with its sound where that is here.
  case note(VoiceNote, NoteSound?)
  /// A race that is planned or was run.
  case race(RaceSetup)
  /// Something that is remembered.
  case memory(MemoryItem)
  /// What an exercise is called.
  case naming(ExerciseNaming)
  /// A workout of one's own.
  case workout(OwnWorkout)
  /// What is wanted of the gym, and planned.
  case preference(Preference)

  /// What it is.
  public var kind: RecordKind {
    switch self {
    case .activity, .said: .activity
    case .run: .run
    case .session: .session
    case .figure: .figure
    case .note: .note
    case .race: .race
    case .memory: .memory
    case .naming: .naming
    case .workout: .workout
    case .preference: .preference
    }
  }

  /// Writes it as an element of its list.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .activity(let activity): activity.write(to: &json)
    case .said(let summary): Activity(summary: summary).write(to: &json)
    case .run(let record): record.write(to: &json)
    case .session(let session): session.write(to: &json)
    case .figure(let figure): figure.write(to: &json)
    case .note(let note, let sound): note.write(to: &json, sound: sound)
    case .race(let race): race.write(to: &json)
    case .memory(let item): item.write(to: &json)
    case .naming(let naming): naming.write(to: &json)
    case .workout(let workout): workout.write(to: &json)
    case .preference(let preference): preference.write(to: &json)
    }
  }

  /// Reads an element of a list.
  public init(_ kind: RecordKind, _ json: JSON) throws(ShapeError) {
    switch kind {
    case .activity: self = .activity(try Activity(json))
    case .run: self = .run(try CompanionRecord(json))
    case .session: self = .session(try StrengthSession(json))
    case .figure: self = .figure(try DailyFigure(json))
    case .note: self = .note(try VoiceNote(json), try NoteSound(of: json))
    case .race: self = .race(try RaceSetup(json))
    case .memory: self = .memory(try MemoryItem(json))
    case .naming: self = .naming(try ExerciseNaming(json))
    case .workout: self = .workout(try OwnWorkout(json))
    case .preference: self = .preference(try Preference(json))
    }
  }
}
