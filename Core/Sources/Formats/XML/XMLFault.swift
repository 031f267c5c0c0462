/// What is wrong with bytes of XML before anybody has counted lines.
struct XMLFault: Error {
  let problem: XMLError.Problem

  /// Where in the bytes at hand.
  let offset: Int
}
