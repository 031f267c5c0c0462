import Formats
import Screens
public import Training

extension ImportAPI {
  private static let tables = Endpoint.Content.json("LearnedTables")

  /// Lists the tables that their owner has explained.
  public struct Tables: PlainAPIRequest {
    public typealias Answer = LearnedTables
    public static let endpoint = Endpoint.get("listTables", "/api/v1/imports/tables")
      .gives(tables).needs(.read)
      .does("List the tables whose columns somebody has explained, and what a column can tell.")
    public init() {}
  }

  /// Says what the columns of a table tell, for every file with the same header.
  public struct Explain: APIRequest {
    public typealias Answer = LearnedTables
    public static let endpoint = Endpoint.put("explainTable", "/api/v1/imports/tables")
      .takes("LearnedTable").gives(tables).needs(.log)
      .does("Say what the columns of a table tell, for every file with the same header.")

    // A header that a person made is shorter.
    private static let longest = 20_000

    /// The table.
    public let table: LearnedTable

    /// Explains it.
    public init(_ table: LearnedTable) { self.table = table }

    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { table = try LearnedTable(json) } catch { throw APICallError(error) }
      if let lack = table.lack { throw APICallError(lack.words(in: call.language)) }
      guard table.columns.reduce(0, { $0 + $1.utf8.count }) <= Self.longest else {
        throw APICallError("\"columns\" is longer than \(Self.longest) bytes")
      }
    }

    public var call: APICall { APICall { table.write(to: &$0) } }
  }

  /// Forgets what was said of a table.
  public struct Forget: APIRequest {
    public typealias Answer = LearnedTables
    public static let endpoint = Endpoint.delete("forgetTable", "/api/v1/imports/tables/:id")
      .gives(tables).needs(.log)
      .does("Forget what was said of a table.")

    /// Its id.
    public let id: String

    /// Names it.
    public init(_ id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
