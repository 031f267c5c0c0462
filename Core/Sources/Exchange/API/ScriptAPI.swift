import Coaching
import Formats
public import Screens
import Training

/// What can be asked about scripts of one's own.
public enum ScriptAPI {
  static let endpoints = [List.endpoint, Get.endpoint, Keep.endpoint, Delete.endpoint]

  /// The most bytes of a name.
  public static let longestName = 100

  /// The most bytes of a script.
  public static let longestScript = 1 << 20

  private static let scripts = Endpoint.Content.json("Scripts")

  /// The name of a script as it is kept, without blanks around it.
  public static func name(
    _ text: String,
    in language: Language = .english
  ) throws(APICallError) -> String {
    let name = text.trimmed
    guard name.hasCharacters(1...longestName), !name.utf8.contains(where: { $0 < 0x20 })
    else { throw APICallError(TextFieldWords.scriptName(longest: longestName, in: language)) }
    return name
  }

  /// Lists the scripts.
  public struct List: PlainAPIRequest {
    public typealias Answer = ScriptList
    public static let endpoint = Endpoint.get("listScripts", "/api/v1/scripts")
      .gives(scripts).needs(.read)
      .does("List the scripts of one's own.")
    public init() {}
  }

  /// Gives a script as it was written.
  public struct Get: APIRequest {
    public typealias Answer = OwnScript
    public static let endpoint = Endpoint.get("readScript", "/api/v1/scripts/:name")
      .gives("OwnScript").needs(.read)
      .does("Give a script of one's own as it was written.")

    /// What it is called.
    public let name: String

    /// Names the script.
    public init(_ name: String) { self.name = name }

    public init(_ call: APICall) throws(APICallError) { name = try call.text("name") }
    public var call: APICall { APICall(["name": name]) }
  }

  /// Keeps a script.
  public struct Keep: APIRequest {
    public typealias Answer = ScriptList
    public static let endpoint = Endpoint.put("keepScript", "/api/v1/scripts/:name")
      .takes("Script").gives(scripts).upTo(longestScript).needs(.log)
      .does("Keep a script of one's own in the place of the one with its name.")

    /// The script.
    public let script: OwnScript

    /// Asks for a script to be kept.
    public init(_ script: OwnScript) { self.script = script }

    /// Reads a script and refuses one with errors, the first of them by line and column.
    public init(_ call: APICall) throws(APICallError) {
      let name = try ScriptAPI.name(call.text("name"), in: call.language)
      let (read, diagnostics) = Script.read(call.body, reviewingSafety: true)
      if let error = diagnostics.first(where: { $0.severity == .error }) {
        throw APICallError(error.description)
      }
      guard let read else { throw APICallError(TextFieldWords.noScript(in: call.language)) }
      script = OwnScript(
        name: name,
        text: String(decoding: call.body, as: UTF8.self),
        messages: read.messages.count,
        keptAt: call.now
      )
    }

    public var call: APICall {
      APICall(["name": script.name], body: Array(script.text.utf8))
    }
  }

  /// Deletes a script.
  public struct Delete: APIRequest {
    public typealias Answer = ScriptList
    public static let endpoint = Endpoint.delete("deleteScript", "/api/v1/scripts/:name")
      .gives(scripts).needs(.log)
      .does("Delete a script of one's own.")

    /// What it is called.
    public let name: String

    /// Names the script.
    public init(_ name: String) { self.name = name }

    public init(_ call: APICall) throws(APICallError) { name = try call.text("name") }
    public var call: APICall { APICall(["name": name]) }
  }
}
