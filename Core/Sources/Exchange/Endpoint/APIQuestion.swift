/// A question to the server as a value, with its shape, both ways; what comes back may be lines or a file.
///
/// The routes read it, the clients write it, and neither knows an address.
public protocol APIQuestion: Sendable {
  /// The row of the API's table that says where it is asked.
  static var endpoint: Endpoint { get }

  /// Reads the question, as the server gets it.
  init(_ call: APICall) throws(APICallError)

  /// The question, as a client sends it.
  var call: APICall { get }
}
