import Formats

/// What can be asked about all that is kept at once: imports, exports and its end.
public enum DataAPI {
  static let endpoints = [
    ListImports.endpoint, take, Progress.endpoint, UndoImport.endpoint, Export.endpoint,
    Erase.endpoint,
  ]

  /// Takes files into the record.
  public static let take = Endpoint(
    "importFile",
    .post,
    "/api/v1/imports",
    [
      .query("name"), .query("weights", .choice(["kg", "lb"])),
      .query("dryRun", .choice(["true", "false"])),
      .query("salvage", .choice(["true", "false"])), .query("job", EndpointParameter.key),
    ],
    takes: .file("*/*"),
    gives: .json("ImportReport"),
    scope: .control,
    "Take a file or a zip into the record; on this machine, files by their paths."
  )

  /// Lists the imports, the newest first.
  public struct ListImports: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = ImportList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listImports",
      .get,
      "/api/v1/imports",
      gives: .json("Imports"),
      scope: .read,
      "List the imports, the newest first."
    )

    /// Asks for all of them.
    public init() {}
  }

  /// Takes back what an import brought.
  public struct UndoImport: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "undoImport",
      .delete,
      "/api/v1/imports/:id",
      scope: .control,
      "Take back what an import brought."
    )

    /// The number of the import, as it was said.
    public let number: String

    /// Names the import.
    public init(_ number: Int64) { self.number = "\(number)" }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { number = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": number]) }
  }

  /// Deletes everything a person did.
  public struct Erase: APIRequest {
    /// What comes back.
    public typealias Answer = Done

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "eraseEverything",
      .post,
      "/api/v1/erase",
      takes: .json("Erasure"),
      scope: .control,
      "Delete everything that was done, with every copy."
    )

    /// Asks for it.
    public init() {}

    /// Reads the question: no request that was meant for something else says this.
    public init(_ call: APICall) throws(APICallError) {
      guard let json = try? call.json(), json["erase"]?.string == "everything" else {
        throw APICallError("the body says nothing, expected {\"erase\": \"everything\"}")
      }
    }

    /// The question as it is sent.
    public var call: APICall { APICall { $0.object { $0.field("erase", "everything") } } }
  }
}
