import Coaching
import Formats
import Screens

/// What can be asked about voice notes.
public enum NoteAPI {
  static let endpoints = [
    Show.endpoint, Correct.endpoint, Restore.endpoint, Listen.endpoint, Remove.endpoint,
    Recover.endpoint,
  ]

  private static let path = "/api/v1/notes/:file/transcript"

  /// Shows what a note says.
  public struct Show: APIRequest {
    public typealias Answer = NoteText
    public static let endpoint = Endpoint.get("showTranscript", path)
      .gives("NoteText").needs(.read)
      .does("Show what a voice note says.")

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }
    public var call: APICall { APICall(["file": prefix]) }
  }

  /// Corrects what a note says.
  public struct Correct: APIRequest {
    public typealias Answer = NoteText
    public static let endpoint = Endpoint.put("correctTranscript", path)
      .takes("Transcript").gives("NoteText").needs(.log)
      .does("Correct what a voice note says; what was heard is kept.")

    /// The first letters of its sound's name.
    public let prefix: String
    /// What it says.
    public let text: String

    /// Asks for a correction.
    public init(_ prefix: String, _ text: String) {
      self.prefix = prefix
      self.text = text
    }

    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("file")
      let fields = try call.fields()
      do throws(ShapeError) { text = try fields.string("text") } catch { throw APICallError(error) }
      guard text.hasCharacters(1...VoiceNote.longestText) else {
        throw APICallError(
          TextFieldWords.text(longest: VoiceNote.longestText, in: call.language)
        )
      }
    }

    public var call: APICall {
      var call = APICall { json in json.object { json in json.field("text", text) } }
      call.values["file"] = prefix
      return call
    }
  }

  /// Takes a correction back.
  public struct Restore: APIRequest {
    public typealias Answer = NoteText
    public static let endpoint = Endpoint.delete("undoTranscript", path)
      .gives("NoteText").needs(.log)
      .does("Take the correction of a voice note back: what was heard holds again.")

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }
    public var call: APICall { APICall(["file": prefix]) }
  }

  /// Has a note written down, again where that failed.
  public struct Listen: APIRequest {
    public typealias Answer = NoteText
    public static let endpoint = Endpoint.post("writeNoteDown", path)
      .gives("NoteText").needs(.log)
      .does("Have a kept voice note written down by this machine's recognizer.")

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }
    public var call: APICall { APICall(["file": prefix]) }
  }
}
