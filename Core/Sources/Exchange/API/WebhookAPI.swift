import Formats
public import Screens

/// What can be asked about the addresses that are told of what happens.
public enum WebhookAPI {
  static let endpoints = [List.endpoint, Add.endpoint, Test.endpoint, Remove.endpoint]

  /// Lists the addresses.
  public struct List: PlainAPIRequest {
    public typealias Answer = WebhookList
    public static let endpoint = Endpoint.get("listWebhooks", "/api/v1/webhooks")
      .gives("Webhooks").needs(.control)
      .does("List the addresses that are told of what happens.")
    public init() {}
  }

  /// Adds an address.
  public struct Add: APIRequest {
    public typealias Answer = MadeWebhook
    public static let endpoint = Endpoint.post("addWebhook", "/api/v1/webhooks")
      .takes("WebhookWish").gives("MadeWebhook").needs(.control)
      .does("Tell an address of what happens; the key of its signatures is shown this once.")

    /// The whole address.
    public let address: String
    /// What it is told of.
    public let kinds: Set<Webhook.Kind>
    /// Whether it may be in the own network.
    public let isAtHome: Bool

    /// Asks for an address to be told.
    public init(
      _ address: String,
      kinds: Set<Webhook.Kind>,
      isAtHome: Bool,
      in language: Language = .english
    ) throws(APICallError) {
      let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      let hasScheme = address.hasPrefix("https://") || address.hasPrefix("http://")
      guard isPlain, hasScheme, address.utf8.count <= Webhook.longestAddress else {
        throw APICallError(DoorFieldWords.web(longest: Webhook.longestAddress, in: language))
      }
      guard !kinds.isEmpty else {
        let all = Webhook.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw APICallError(DoorFieldWords.noKind(of: all, in: language))
      }
      self.address = address
      self.kinds = kinds
      self.isAtHome = isAtHome
    }

    public init(_ call: APICall) throws(APICallError) {
      let wish = try call.body(WebhookWish.self)
      let (address, kinds, isAtHome) = (wish.address, wish.kinds, wish.isAtHome)
      try self.init(address, kinds: kinds, isAtHome: isAtHome, in: call.language)
    }

    public var call: APICall {
      APICall(saying: WebhookWish(address: address, kinds: kinds, isAtHome: isAtHome))
    }
  }

  /// Sends an address a message that says nothing, to see whether it arrives.
  public struct Test: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("testWebhook", "/api/v1/webhooks/:id/test")
      .needs(.control)
      .does("Send an address a test message within seconds, once; the list shows how it went.")

    /// The address's name.
    public let id: String

    /// Names the address.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Removes an address.
  public struct Remove: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("removeWebhook", "/api/v1/webhooks/:id")
      .needs(.control)
      .does("Tell an address nothing more, not even what still waits.")

    /// The address's name.
    public let id: String

    /// Names the address.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
