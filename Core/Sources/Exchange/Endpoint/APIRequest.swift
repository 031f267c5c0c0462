/// A question to the record as a value, with its shape, both ways.
///
/// A new one is written in this folder and answered in `Record/Access`; the server's route, the client
/// and the table of endpoints follow from it.
public protocol APIRequest: APIQuestion {
  /// What a good answer holds.
  associatedtype Answer: APIAnswer
}
