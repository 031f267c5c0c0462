/// Knows how far the imports that go on have come, each by the name that its page gave it.
///
/// The page hears of its import only when that is over; until then it asks here.
public actor ImportDesk {
  private var standing: [String: ImportJob.Progress] = [:]

  /// Creates a desk at which nothing is going on.
  public init() {}

  /// How far the import of a name has come; nothing where none goes on.
  public func progress(of name: String) -> ImportJob.Progress? { standing[name] }

  /// Stores the progress of an import until it ends.
  public func follow(_ told: AsyncStream<ImportJob.Progress>, as name: String) async {
    for await progress in told { standing[name] = progress }
    standing[name] = nil
  }
}
