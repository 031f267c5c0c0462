import Formats

extension DeviceAPI {
  /// Lets a device in that knows a code.
  public struct Pair: APIQuestion {
    public static let endpoint = Endpoint.post("pair", "/api/v1/pair")
      .takes("PairingWish").gives("Pairing").upTo(1024).needs(.open)
      .does("Let a device in that knows a code.")

    /// The code, as it was typed.
    public let code: String
    /// What the device is to be called.
    public let name: String
    /// Whether a program wants the token itself; a page must never see it.
    public let keepsToken: Bool

    /// Asks for a device to be let in.
    public init(code: String, name: String, keepsToken: Bool) {
      self.code = code
      self.name = name
      self.keepsToken = keepsToken
    }

    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      guard let code = json["code"]?.string else { throw APICallError("\"code\" is missing") }
      guard let name = json["name"]?.string else {
        throw APICallError("\"name\" is not a short text, expected the name of the device")
      }
      self.code = code
      self.name = name
      keepsToken = json["keep"]?.string == "token"
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          json.field("code", code)
          json.field("name", name)
          if keepsToken { json.field("keep", "token") }
        }
      }
    }
  }
}
