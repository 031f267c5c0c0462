public import Coaching
public import Formats
public import Training

extension PlacedNote {
  /// Writes the note for programs, with its moment in the activity and whether it can be heard.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      voice.writeMembers(to: &json)
      json.field("atSeconds", at?.inSeconds)
      json.field("isHere", isHere)
    }
  }

  /// Reads a note of an activity.
  public init(_ json: JSON, of activity: ActivitySummary) throws(ShapeError) {
    let isHere = try Fields(json, at: "voiceNotes").bool("isHere", default: false)
    self.init(try VoiceNote(json), of: activity, isHere: isHere)
  }
}
