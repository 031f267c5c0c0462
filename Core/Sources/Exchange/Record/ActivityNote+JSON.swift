public import Formats
public import Screens
public import Training

extension ActivityScreen.Note {
  /// Writes the note for programs, with how far the runner was.
  public func write(to json: inout JSONWriter, in activity: Activity) {
    json.object { json in
      json.field("file", file)
      json.field("atSeconds", at?.inSeconds)
      json.field("atMeters", at.flatMap { activity.samples.distance(at: $0)?.meters })
      json.field("seconds", length.inSeconds)
      json.field("isHere", isHere)
    }
  }

  /// Reads a note.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "voiceNotes")
    self.init(
      file: try fields.string("file"),
      at: try fields.duration(ifPresent: "atSeconds"),
      length: try fields.duration("seconds"),
      isHere: try fields.bool("isHere", default: false)
    )
  }
}
