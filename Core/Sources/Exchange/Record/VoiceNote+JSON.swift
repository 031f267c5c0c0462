public import Coaching
public import Formats
import Training

extension VoiceNote: Shaped {
  public static var blank: VoiceNote { VoiceNote(file: "", run: "", length: .zero) }

  /// Writes the note as the export has it, with its sound where that is to travel.
  public func write(to json: inout JSONWriter, sound: NoteSound?) {
    json.object { json in
      writeMembers(to: &json)
      if let sound {
        json.key("sound")
        sound.write(to: &json)
      }
    }
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("file", &file)
    try it.expect(!file.isEmpty, "file", "the name of a sound")
    try it.text("runId", &run)
    try it.expect(!run.isEmpty, "runId", "the name of a run")
    try it.instant("recordedAt", &recordedAt)
    try it.duration("seconds", &length, isRequired: true)
    try it.expect(length >= .zero, "seconds", "a length of 0 or more")
    try it.meters("atMeters", &distance)
    let meters = distance?.meters ?? 0
    try it.expect(meters >= 0 && meters.isFinite, "atMeters", "metres from 0 up")
    var (word, text) = (transcription.word, transcription.text)
    try it.text("transcriptionStatus", &word)
    try it.text("transcript", &text)
    if it.isReading {
      guard let known = Transcription(word: word, text: text) else {
        let expected = "pending, failed, or done with a transcript"
        throw ShapeError(path: "transcriptionStatus", found: "\"\(word)\"", expected: expected)
      }
      transcription = known
    }
    try it.text("corrected", &corrected)
    try it.flag("mark", &isMark, unless: false)
    try it.nested("aiReply", &reply)
  }
}
