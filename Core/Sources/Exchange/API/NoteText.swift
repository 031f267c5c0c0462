public import Coaching
import Formats

/// What a voice note says, and what a recognizer had heard in it.
public struct NoteText: APIAnswer, Shaped, Hashable {
  /// What its sound is called.
  public var file: String
  /// What it says; nothing where nobody knows.
  public var text: String?
  /// What a recognizer heard; nothing where none has.
  public var heard: String?

  /// Takes a note.
  public init(_ note: VoiceNote) {
    file = note.file
    text = note.text
    heard = note.transcription.text
  }

  public static var blank: NoteText { NoteText(VoiceNote(file: "", run: "", length: .zero)) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("file", &file)
    try it.text("text", &text)
    try it.text("heard", &heard)
  }
}
