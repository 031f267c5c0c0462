public import Coaching
public import Formats
import Training

extension VoiceNote {
  /// Writes the note as the export has it; the sound is not in it.
  public func write(to json: inout JSONWriter) {
    json.object { json in writeMembers(to: &json) }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("file", file)
    json.field("runId", run)
    json.field("recordedAt", recordedAt.map { DateTime(secondsSince1970: $0).text })
    json.field("seconds", length.inSeconds)
    json.field("atMeters", distance?.meters)
    json.field("transcriptionStatus", transcription.word)
    json.field("transcript", transcription.text)
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
    if let text = try fields.string(ifPresent: "recordedAt") {
      guard let time = DateTime(text) else {
        throw fields.error(
          "recordedAt",
          fields["recordedAt"],
          "a time such as 2026-06-01T07:30:00Z"
        )
      }
      recordedAt = (time.secondsSince1970 * 1000).rounded() / 1000
    }
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
  }
}
