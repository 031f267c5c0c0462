/// Why a message of JSON-RPC has no result: a code for programs, a sentence for people.
public struct JSONRPCError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, by the codes of the specification.
  public enum Code: Int, Equatable, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case failed = -32603
    /// A header of HTTP and the body disagree.
    case headerMismatch = -32020
    /// A version of the protocol that is not spoken here.
    case unsupportedVersion = -32022
  }

  /// What is wrong.
  public let code: Code
  /// The sentence.
  public let description: String
  /// The message that is answered; null where it is not known.
  public let id: JSON
  /// What a program needs besides.
  public let data: JSON?

  /// Puts an error together.
  public init(_ code: Code, _ description: String, id: JSON = .null, data: JSON? = nil) {
    self.code = code
    self.description = description
    self.id = id
    self.data = data
  }

  /// The error as the answer to a message.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.key("id")
      json.value(id)
      json.object("error") { json in
        json.field("code", code.rawValue)
        json.field("message", description)
        json.field("data", data)
      }
    }
    return json.bytes
  }
}
