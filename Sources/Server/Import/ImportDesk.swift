public import Exchange

/// Knows how far the imports that go on have come, each by the name that its page gave it.
///
/// The page hears of its import only when that is over; until then it asks here.
public actor ImportDesk {
  private var standing: [String: ImportProgress] = [:]

  /// Creates a desk at which nothing is going on.
  public init() {}

  /// How far the import of a name has come; nothing where none goes on.
  public func progress(of name: String) -> ImportProgress? { standing[name] }

  /// Stores the progress of an import until it ends.
  public func follow(_ told: AsyncStream<ImportProgress>, as name: String) async {
    for await progress in told { standing[name] = progress }
    standing[name] = nil
  }
}
