/// One thing that the server can be asked: where, with what, and what comes back.
///
/// The server's routes, the typed client and every document about the API stand on these values. Each is a
/// row of its table:
/// ```swift
/// Endpoint.get("listSessions", "/api/v1/sessions")
///   .asks(.query("before"), .limit).gives("SessionPage").needs(.read)
///   .does("List the sessions, the newest first, a part at a time.")
/// ```
public struct Endpoint: Hashable, Sendable {
  /// How it is asked.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// The permission that the client needs.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Nothing: everybody may ask.
    case open
    /// To see what is kept.
    case read
    /// To add to the record, and to take back what was added.
    case log
    /// To change what is kept and who may come in.
    case control

    /// What a token can be given.
    public static let grantable: [Scope] = [.read, .log, .control]
  }

  /// What travels in a body.
  public enum Content: Hashable, Sendable {
    case nothing
    /// JSON, with the name of its shape.
    case json(String)
    /// Lines of events.
    case lines
    /// Server-sent events, for as long as the client listens.
    case stream
    /// A file of a type, such as `audio/mp4`.
    case file(String)
  }

  /// What the endpoint is called, in no two ways: "forgetMemory".
  public let name: String
  /// How it is asked.
  public let method: Method
  /// The path from the root, with `:name` for each parameter in it.
  public let path: String
  /// The parameters of the path and of the query.
  public internal(set) var parameters: [EndpointParameter]
  /// What the body of the request is.
  public internal(set) var takes = Content.nothing
  /// What the body of a good answer is.
  public internal(set) var gives = Content.nothing
  /// The permission that the client needs.
  public internal(set) var scope = Scope.control
  /// What it does, in one sentence.
  public internal(set) var summary = ""
  /// The most bytes of the request's body.
  public internal(set) var longestBody = 64 << 10

  /// Whether asking changes something.
  public var changes: Bool { method != .get }

  /// The path with its parameters in place and the query after it, escaped; what has no value is
  /// left out.
  public func target(_ values: [String: String] = [:]) -> String {
    var target = ""
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      let name = String(decoding: Array(part.dropFirst()), as: UTF8.self)
      let isParameter = part.first == UInt8(ascii: ":")
      target += "/"
      target += isParameter ? Self.escaped(values[name] ?? "") : Self.text(part)
    }
    var sign = "?"
    for parameter in parameters where parameter.place == .query {
      guard let value = values[parameter.name] else { continue }
      target += sign + parameter.name + "=" + Self.escaped(value)
      sign = "&"
    }
    return target
  }

  /// Whether a path is one of this endpoint's.
  func matches(_ path: String) -> Bool {
    let own = self.path.utf8.split(separator: UInt8(ascii: "/"))
    let other = path.utf8.split(separator: UInt8(ascii: "/"))
    return own.count == other.count
      && zip(own, other).allSatisfy { $0.first == UInt8(ascii: ":") || Array($0) == Array($1) }
  }

  /// How many parts of the path are no parameters.
  var wordCount: Int {
    path.utf8.split(separator: UInt8(ascii: "/")).filter { $0.first != UInt8(ascii: ":") }.count
  }

  private static func text(_ part: Substring.UTF8View) -> String {
    String(decoding: Array(part), as: UTF8.self)
  }

  /// A text as a part of an address (RFC 3986, section 2.3).
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      let isPlain = isLetter || (0x30...0x39).contains(byte) || "-._~".utf8.contains(byte)
      if isPlain {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
