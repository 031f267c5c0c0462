/// A message of JSON-RPC 2.0 as it comes in.
public enum JSONRPCMessage: Equatable, Sendable {
  /// A question, to be answered under its id, which is a text or a number.
  case request(id: JSON, method: String, params: JSON)
  /// Something that is only said.
  case notification(method: String, params: JSON)
  /// The answer to something that this side asked.
  case response

  /// Reads one message.
  public init(_ bytes: [UInt8]) throws(JSONRPCError) {
    let json: JSON
    do throws(JSONError) { json = try JSON.parse(bytes) } catch {
      throw JSONRPCError(.parse, error.description)
    }
    try self.init(json)
  }

  /// Reads one message that is parsed already.
  public init(_ json: JSON) throws(JSONRPCError) {
    let id = Self.id(of: json)
    guard json.object != nil, json["jsonrpc"]?.string == "2.0" else {
      throw JSONRPCError(.invalidRequest, "expected an object with \"jsonrpc\": \"2.0\"", id: id)
    }
    guard let method = json["method"]?.string else {
      guard json["result"] != nil || json["error"] != nil else {
        throw JSONRPCError(.invalidRequest, "\"method\" is missing", id: id)
      }
      self = .response
      return
    }
    // Some clients write null where there are none.
    var params = json["params"] ?? .object([])
    if params.isNull { params = .object([]) }
    guard params.object != nil else {
      throw JSONRPCError(.invalidParams, "\"params\" is \(params.kind), expected an object", id: id)
    }
    if json["id"] == nil {
      self = .notification(method: method, params: params)
    } else if id.isNull {
      throw JSONRPCError(.invalidRequest, "\"id\" is neither a text nor a number")
    } else {
      self = .request(id: id, method: method, params: params)
    }
  }

  /// A good answer under an id.
  public static func result(
    _ id: JSON,
    _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.field("id", Optional(id))
      json.object("result", body)
    }
    return json.bytes
  }

  private static func id(of json: JSON) -> JSON {
    switch json["id"] {
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    default: .null
    }
  }
}
