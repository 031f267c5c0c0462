import Formats

extension NoteAPI {
  /// Takes a note out of the record.
  public struct Remove: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "removeNote",
      .delete,
      "/api/v1/notes/:file",
      gives: .nothing,
      scope: .log,
      "Take a voice note or a marked moment out of its run."
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

  /// Brings back a note that was taken out.
  public struct Recover: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "restoreNote",
      .post,
      "/api/v1/notes/:file/restoration",
      gives: .nothing,
      scope: .log,
      "Bring back a voice note or a marked moment that was taken out."
    )

    /// The whole name of its sound.
    public let file: String

    /// Names a note.
    public init(_ file: String) { self.file = file }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { file = try call.text("file") }

    /// The question as it is sent.
    public var call: APICall { APICall(["file": file]) }
  }
}
