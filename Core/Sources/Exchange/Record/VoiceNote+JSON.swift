public import Coaching
public import Formats
import Training

extension VoiceNote {
  /// Writes the note as the export has it, with its sound where that is to travel.
  public func write(to json: inout JSONWriter, sound: NoteSound? = nil) {
    json.object { json in
      writeMembers(to: &json)
      if let sound {
        json.key("sound")
        sound.write(to: &json)
      }
    }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("file", file)
    json.field("runId", run)
    json.field("recordedAt", recordedAt?.text)
    json.field("seconds", length.inSeconds)
    json.field("atMeters", distance?.meters)
    json.field("transcriptionStatus", transcription.word)
    json.field("transcript", transcription.text)
    json.field("corrected", corrected)
    if isMark { json.field("mark", true) }
    if let reply { json.object("aiReply") { reply.writeMembers(to: &$0) } }
  }

  /// Reads a note.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      file: try fields.string("file"),
      run: try fields.string("runId"),
      length: try fields.duration("seconds")
    )
    guard !file.isEmpty else { throw fields.error("file", fields["file"], "the name of a sound") }
    guard !run.isEmpty else { throw fields.error("runId", fields["runId"], "the name of a run") }
    guard length >= .zero else {
      throw fields.error("seconds", fields["seconds"], "a length of 0 or more")
    }
    recordedAt = try fields.instant(ifPresent: "recordedAt")
    if let meters = try fields.number(ifPresent: "atMeters") {
      guard meters >= 0, meters.isFinite else {
        throw fields.error("atMeters", fields["atMeters"], "metres from 0 up")
      }
      distance = .meters(meters)
    }
    let word = try fields.string("transcriptionStatus")
    let text = try fields.string(ifPresent: "transcript")
    guard let known = Transcription(word: word, text: text) else {
      let expected = "pending, failed, or done with a transcript"
      throw ShapeError(path: "transcriptionStatus", found: "\"\(word)\"", expected: expected)
    }
    transcription = known
    corrected = try fields.string(ifPresent: "corrected")
    isMark = try fields.bool("mark", default: false)
    reply = try fields.fields(ifPresent: "aiReply").map { (reply) throws(ShapeError) in
      try NoteReply(reply)
    }
  }
}
