/// The body of an answer, a part at a time, as fast as it is read and no faster.
public struct HTTPClientBody: AsyncSequence, Sendable {
  let parts: AsyncThrowingStream<[UInt8], any Error>
  /// Told how many bytes were read, so that more may come.
  let consumed: @Sendable (Int) -> Void

  /// Begins to read; once is enough.
  public func makeAsyncIterator() -> Iterator {
    Iterator(parts: parts.makeAsyncIterator(), consumed: consumed)
  }

  /// Reads the parts in order.
  public struct Iterator: AsyncIteratorProtocol {
    var parts: AsyncThrowingStream<[UInt8], any Error>.Iterator
    let consumed: @Sendable (Int) -> Void

    /// The next part, or nothing at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> [UInt8]? {
      guard let part = try await parts.next(isolation: actor) else { return nil }
      consumed(part.count)
      return part
    }
  }

  /// The beginning of the body, for a sentence about what went wrong.
  func beginning(upTo limit: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await part in self {
      bytes += part.prefix(limit - bytes.count)
      if bytes.count >= limit { break }
    }
    return bytes
  }
}
