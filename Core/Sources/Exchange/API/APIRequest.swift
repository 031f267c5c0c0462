/// A question to the record as a value, with its shape, both ways.
///
/// A new one is written in this folder and answered in `Storage/Access`; the server's route, the client
/// and the table of endpoints follow from it.
public protocol APIRequest: Sendable {
  /// What a good answer holds.
  associatedtype Answer: APIAnswer

  /// Where it is asked.
  static var endpoint: Endpoint { get }

  /// Reads the question, as the server gets it.
  init(_ call: APICall) throws(APICallError)

  /// The question, as a client sends it.
  var call: APICall { get }
}
