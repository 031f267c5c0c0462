/// A question that says nothing but itself.
public protocol PlainAPIRequest: APIRequest {
  /// Creates the question; there is nothing to say.
  init()
}

extension PlainAPIRequest {
  /// Reads the question: there is nothing in it.
  public init(_ call: APICall) { self.init() }

  public var call: APICall { APICall() }
}
