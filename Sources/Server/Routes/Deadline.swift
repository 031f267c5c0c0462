/// Work that may take only so long.
enum Deadline {
  /// Does some work; if it takes too long, cancels it and throws another error.
  static func keep<Result: Sendable>(
    _ limit: Duration,
    else problem: Problem,
    work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { race in
      race.addTask { try await work() }
      race.addTask {
        try await Task.sleep(for: limit)
        throw problem
      }
      defer { race.cancelAll() }
      guard let first = try await race.next() else { throw problem }
      return first
    }
  }
}
