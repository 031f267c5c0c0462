import Coaching
import Exchange
import Formats
import Testing
import Training

struct VoiceNoteTests {
  private let whole = VoiceNote(
    file: "0a",
    run: "run-1",
    recordedAt: Instant(secondsSince1970: 1_780_300_000.25),
    length: .milliseconds(12_500),
    distance: .meters(2510.07),
    transcription: .done("Slow down, \"hill\" ahead.")
  )

  private func written(_ note: VoiceNote) -> String {
    var json = JSONWriter()
    note.write(to: &json)
    return json.text
  }

  @Test func `is written with its run and its sound's name`() {
    #expect(
      written(whole)
        == #"{"file":"0a","runId":"run-1","recordedAt":"2026-06-01T07:46:40.250Z","seconds":12.5,"#
        + #""atMeters":2510.07,"transcriptionStatus":"done","#
        + #""transcript":"Slow down, \"hill\" ahead."}"#
    )
  }

  @Test func `reads back what it writes`() throws {
    let bare = VoiceNote(file: "0b", run: "run-1", length: .zero)
    var failed = bare
    failed.transcription = .failed
    var asked = bare
    asked.reply = NoteReply(
      id: "r1",
      requestedAt: Instant(secondsSince1970: 1_780_300_003.5),
      model: "small-1"
    )
    var answered = whole
    answered.reply = NoteReply(
      id: "r2",
      requestedAt: Instant(secondsSince1970: 1_780_300_013),
      answer: NoteReply.Answer(
        "Then walk a \"minute\".",
        at: Instant(secondsSince1970: 1_780_300_015.125)
      ),
      playedAt: Instant(secondsSince1970: 1_780_300_020),
      model: "small-1",
      cost: 0.00125
    )
    for note in [whole, bare, failed, asked, answered] {
      #expect(try VoiceNote(JSON.parse(written(note))) == note)
    }
  }

  @Test(arguments: [
    (#"{"runId":"r","seconds":1,"transcriptionStatus":"pending"}"#, "file"),
    (#"{"file":"","runId":"r","seconds":1,"transcriptionStatus":"pending"}"#, "file"),
    (#"{"file":"f","runId":"","seconds":1,"transcriptionStatus":"pending"}"#, "runId"),
    (#"{"file":"f","runId":"r","seconds":-1,"transcriptionStatus":"pending"}"#, "seconds"),
    (#"{"file":"f","runId":"r","seconds":1}"#, "transcriptionStatus"),
    (#"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"done"}"#, "transcriptionStatus"),
    (
      #"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"pending","recordedAt":"now"}"#,
      "recordedAt"
    ),
    (
      #"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"pending","atMeters":-3}"#,
      "atMeters"
    ),
    (
      #"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"pending","#
        + #""aiReply":{"id":"a","requestedAt":"2026-06-01T07:46:40Z"}}"#,
      "aiReply.model"
    ),
    (
      #"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"pending","aiReply":"#
        + #"{"id":"a","requestedAt":"2026-06-01T07:46:40Z","model":"m","replyText":"Yes."}}"#,
      "aiReply.replyText"
    ),
    (
      #"{"file":"f","runId":"r","seconds":1,"transcriptionStatus":"pending","aiReply":"#
        + #"{"id":"a","requestedAt":"2026-06-01T07:46:40Z","model":"m","costUsd":-1}}"#,
      "aiReply.costUsd"
    ),
  ])
  func `refuses what is no note, and says where`(text: String, place: String) throws {
    let json = try JSON.parse(text)
    let error = #expect(throws: ShapeError.self) { try VoiceNote(json) }
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }
}
