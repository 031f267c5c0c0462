import Hummingbird
import NIOCore

extension Request {
  /// The body, if it is not too long and comes in time.
  func bytes(upTo limit: Int, of what: String = "the body") async throws -> [UInt8] {
    let tooLong = Problem(.contentTooLarge, "\(what) has at most \(limit) bytes")
    // Refused before a byte is read, where the length is known.
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLong }
    var bytes: [UInt8] = []
    for try await part in body {
      guard bytes.count + part.readableBytes <= limit else { throw tooLong }
      bytes += part.readableBytesView
    }
    return bytes
  }

  /// A number of the query, if it is given.
  func number(_ name: Substring, in range: ClosedRange<Int64>) throws(Problem) -> Int64? {
    guard let text = uri.queryParameters[name] else { return nil }
    guard let number = Int64(text), range.contains(number) else {
      throw Problem(
        .badRequest,
        "\"\(name)\" is \(text), expected a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
