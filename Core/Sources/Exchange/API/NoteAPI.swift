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
    /// What comes back.
    public typealias Answer = NoteText

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showTranscript",
      .get,
      path,
      gives: .json("NoteText"),
      scope: .read,
      "Show what a voice note says."
    )

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }

    /// The question as it is sent.
    public var call: APICall { APICall(["file": prefix]) }
  }

  /// Corrects what a note says.
  public struct Correct: APIRequest {
    /// What comes back.
    public typealias Answer = NoteText

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "correctTranscript",
      .put,
      path,
      takes: .json("Transcript"),
      gives: .json("NoteText"),
      scope: .log,
      "Correct what a voice note says; what was heard is kept."
    )

    /// The first letters of its sound's name.
    public let prefix: String
    /// What it says.
    public let text: String

    /// Asks for a correction.
    public init(_ prefix: String, _ text: String) {
      self.prefix = prefix
      self.text = text
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("file")
      let fields = try call.fields()
      do throws(ShapeError) { text = try fields.string("text") } catch { throw APICallError(error) }
      guard !text.isEmpty, text.utf8.count <= VoiceNote.longestText else {
        throw APICallError(
          TextFieldWords.text(longest: VoiceNote.longestText, in: call.language)
        )
      }
    }

    /// The question as it is sent.
    public var call: APICall {
      var call = APICall { json in json.object { json in json.field("text", text) } }
      call.values["file"] = prefix
      return call
    }
  }

  /// Takes a correction back.
  public struct Restore: APIRequest {
    /// What comes back.
    public typealias Answer = NoteText

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "undoTranscript",
      .delete,
      path,
      gives: .json("NoteText"),
      scope: .log,
      "Take the correction of a voice note back: what was heard holds again."
    )

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }

    /// The question as it is sent.
    public var call: APICall { APICall(["file": prefix]) }
  }

  /// Has a note written down, again where that failed.
  public struct Listen: APIRequest {
    /// What comes back.
    public typealias Answer = NoteText

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "writeNoteDown",
      .post,
      path,
      gives: .json("NoteText"),
      scope: .log,
      "Have a kept voice note written down by this machine's recognizer."
    )

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }

    /// The question as it is sent.
    public var call: APICall { APICall(["file": prefix]) }
  }
}
