public import Coaching
public import Formats

/// What a voice note says, and what a recognizer had heard in it.
public struct NoteText: APIAnswer, Hashable {
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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("file", file)
      json.field("text", text)
      json.field("heard", heard)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    file = try fields.string("file")
    text = try fields.string(ifPresent: "text")
    heard = try fields.string(ifPresent: "heard")
  }
}
