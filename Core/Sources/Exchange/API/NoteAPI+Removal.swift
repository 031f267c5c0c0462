import Formats

extension NoteAPI {
  /// Takes a note out of the record.
  public struct Remove: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("removeNote", "/api/v1/notes/:file")
      .needs(.log)
      .does("Take a voice note or a marked moment out of its run.")

    /// The first letters of its sound's name.
    public let prefix: String

    /// Names a note.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("file") }
    public var call: APICall { APICall(["file": prefix]) }
  }

  /// Brings back a note that was taken out.
  public struct Recover: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("restoreNote", "/api/v1/notes/:file/restoration")
      .needs(.log)
      .does("Bring back a voice note or a marked moment that was taken out.")

    /// The whole name of its sound.
    public let file: String

    /// Names a note.
    public init(_ file: String) { self.file = file }

    public init(_ call: APICall) throws(APICallError) { file = try call.text("file") }
    public var call: APICall { APICall(["file": file]) }
  }
}
