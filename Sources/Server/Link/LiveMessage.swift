import Exchange
import Formats
import HTTPTypes
import Storage

/// A live message as a device sends it: one JSON object in one line, with its `device`.
struct LiveMessage {
  /// The most bytes of a message.
  static let longest = 4096

  /// Who sent it.
  let device: String
  /// The session that it belongs to, if it says so.
  let session: String?

  /// Looks into the envelope of a message.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.longest else {
      throw Problem(.contentTooLarge, "a live message has at most \(Self.longest) bytes")
    }
    // Within a server-sent event a line break would begin another field.
    guard !bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw Problem(.badRequest, "a live message is one line")
    }
    let json: JSON
    do { json = try JSON.parse(bytes) } catch { throw Problem(.badRequest, error.description) }
    guard let device = json["device"]?.string, LinkEvent.canName(device: device) else {
      throw Problem(
        .badRequest,
        "\"device\" is missing or wrong, expected 16 lower-case hexadecimal digits"
      )
    }
    self.device = device
    let session = json["session"]?.string
    guard session.map({ LinkEvent.canName(session: $0) }) ?? true else {
      throw Problem(.badRequest, "\"session\" is not the ID of a session")
    }
    self.session = session
  }
}

extension LiveStream.Wish {
  /// Reads what a screen asks for in its query and its headers.
  init(_ request: HTTPRequest) throws(Problem) {
    let query = QueryText(request.path)
    if let text = request.headerFields[.lastEventID] ?? query["after"] {
      guard let number = Int64(text), number >= 0 else {
        throw Problem(.badRequest, "the number of the last event is \(text), expected 0 or more")
      }
      after = number
    }
    if let device = query["except"] {
      guard LinkEvent.canName(device: device) else {
        throw Problem(.badRequest, "\"except\" is not the ID of a device")
      }
      except = device
    }
    if let name = query["session"] {
      guard LinkEvent.canName(session: name) else {
        throw Problem(.badRequest, "\"session\" is not the ID of a session")
      }
      session = name
    }
  }
}

extension HTTPField.Name {
  /// The last event that a browser has seen of a stream.
  static let lastEventID = HTTPField.Name("Last-Event-ID") ?? .via
}
