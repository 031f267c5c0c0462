import Formats

/// How files come into the record, and out of it again.
public enum ImportAPI {
  static let endpoints = [
    List.endpoint, Guides.endpoint, take, Progress.endpoint, Undo.endpoint, Tables.endpoint,
    Explain.endpoint, Forget.endpoint,
  ]

  /// Takes files into the record.
  public static let take = Endpoint.post("importFile", "/api/v1/imports")
    .asks(.query("name"), .either("weights", "kg", "lb"), .query("zone"))
    .asks(.either("dryRun", "true", "false"), .either("salvage", "true", "false"))
    .asks(.query("job", EndpointParameter.key), .units)
    .takes(.file("*/*")).gives("ImportReport").needs(.control)
    .does("Take a file or a zip into the record; on this machine, files by their paths.")

  /// Lists the imports, the newest first.
  public struct List: PlainAPIRequest {
    public typealias Answer = ImportList
    public static let endpoint = Endpoint.get("listImports", "/api/v1/imports")
      .gives("Imports").needs(.read)
      .does("List the imports, the newest first.")
    public init() {}
  }

  /// Says where the exports of other apps are found.
  public struct Guides: PlainAPIRequest {
    public typealias Answer = ExportGuides
    public static let endpoint = Endpoint.get("listExportGuides", "/api/v1/imports/guides")
      .gives("ExportGuides").needs(.read)
      .does("Say where the exports of other apps are found and how long they take.")
    public init() {}
  }

  /// Takes back what an import brought.
  public struct Undo: APIRequest {
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
}
