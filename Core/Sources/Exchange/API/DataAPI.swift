import Formats

/// What can be asked about all that is kept at once: to give it, and to delete it.
public enum DataAPI {
  static let endpoints = [Export.endpoint, Erase.endpoint]

  /// Gives everything as a file.
  public struct Export: APIQuestion {
    /// The forms of the file.
    public enum Format: String, CaseIterable, Hashable, Sendable {
      /// Everything, as Pacesetter's own export.
      case json
      /// What fits tables, as a zip.
      case csv
    }

    public static let endpoint = Endpoint.get("exportAll", "/api/v1/export")
      .asks(.choice("format", Format.self), .either("sounds", "yes", "no"))
      .gives(.file("application/json, application/zip")).needs(.read)
      .does("Give everything as one file, or as a zip of tables.")

    /// The form.
    public let format: Format
    /// Whether the sounds of voice notes are in it.
    public let hasSounds: Bool

    /// Asks for everything.
    public init(as format: Format, sounds: Bool = true) {
      self.format = format
      hasSounds = sounds
    }

    public init(_ call: APICall) throws(APICallError) {
      let text = call.values["format"] ?? Format.json.rawValue
      guard let format = Format(rawValue: text) else {
        throw APICallError("\"format\" is \"\(text.prefix(20))\", expected json or csv")
      }
      self.format = format
      hasSounds = call.values["sounds"] != "no"
    }

    public var call: APICall {
      var values = ["format": format.rawValue]
      if !hasSounds { values["sounds"] = "no" }
      return APICall(values)
    }
  }

  /// Deletes everything a person did.
  public struct Erase: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("eraseEverything", "/api/v1/erase")
      .takes("Erasure").needs(.control)
      .does("Delete everything that was done, with every copy.")
    public init() {}

    /// Reads the question: no request that was meant for something else says this.
    public init(_ call: APICall) throws(APICallError) {
      // The error says what the body must hold, whatever is wrong with this one.
      guard let json = try? call.json(), json["erase"]?.string == "everything" else {
        throw APICallError("the body says nothing, expected {\"erase\": \"everything\"}")
      }
    }

    public var call: APICall { APICall { $0.object { $0.field("erase", "everything") } } }
  }
}
