import Formats

/// What can be asked about all that is kept at once: imports, exports and its end.
public enum DataAPI {
  static let endpoints = [
    ListImports.endpoint, take, Progress.endpoint, UndoImport.endpoint, Export.endpoint,
    Erase.endpoint,
  ]

  /// Takes files into the record.
  public static let take = Endpoint.post("importFile", "/api/v1/imports")
    .asks(.query("name"), .either("weights", "kg", "lb"), .either("dryRun", "true", "false"))
    .asks(.either("salvage", "true", "false"), .query("job", EndpointParameter.key))
    .takes(.file("*/*")).gives("ImportReport").needs(.control)
    .does("Take a file or a zip into the record; on this machine, files by their paths.")

  /// Lists the imports, the newest first.
  public struct ListImports: PlainAPIRequest {
    public typealias Answer = ImportList
    public static let endpoint = Endpoint.get("listImports", "/api/v1/imports")
      .gives("Imports").needs(.read)
      .does("List the imports, the newest first.")
    public init() {}
  }

  /// Takes back what an import brought.
  public struct UndoImport: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("undoImport", "/api/v1/imports/:id")
      .needs(.control)
      .does("Take back what an import brought.")

    /// The number of the import, as it was said.
    public let number: String

    /// Names the import.
    public init(_ number: Int64) { self.number = "\(number)" }

    public init(_ call: APICall) throws(APICallError) { number = try call.text("id") }
    public var call: APICall { APICall(["id": number]) }
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
