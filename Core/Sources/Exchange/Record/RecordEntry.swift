public import Coaching
public import Formats
public import Training

/// An entry of the record in full.
public enum RecordEntry: APIAnswer {
  /// Something that was recorded, with what the runner said for later in it.
  case activity(Activity, notes: [PlacedNote] = [])
  /// A session of a diary.
  case strength(StrengthSession)

  /// Its whole name.
  public var id: String {
    switch self {
    case .activity(let activity, _): activity.summary.id
    case .strength(let session): session.id
    }
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    switch self {
    case .activity(let activity, let notes): activity.write(to: &json, notes: notes)
    case .strength(let session): session.write(to: &json)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    guard json["sets"] == nil else {
      self = .strength(try StrengthSession(json))
      return
    }
    let activity = try Activity(json)
    var notes: [PlacedNote] = []
    for note in try Fields(json).list("voiceNotes") {
      notes.append(try PlacedNote(note, of: activity.summary))
    }
    self = .activity(activity, notes: notes)
  }
}
