import GRDB
import Synchronization
import Training

/// The training log as it was read last, until something that it is made of changes.
///
/// Pages of the gym, agents, buttons and webhooks all ask for it, often at once, and tens of thousands of
/// sets take far longer to read than to answer from. It holds `RecordLibrary.longestLog` sessions at most.
final class LogCopy: Sendable {
  typealias Read = @Sendable () async throws(StorageError) -> TrainingLog

  private typealias Reading = Task<Result<TrainingLog, StorageError>, Never>

  private struct State {
    /// Nothing is kept before the database is followed, or where it cannot be.
    var observation: AnyDatabaseCancellable?
    var reading: Reading?
    var digest: LogDigest?
  }

  /// The tables by which a kept log is forgotten.
  ///
  /// SQLite tells nobody of changes in `lift`, which has no row ids; its sets change only with their row in
  /// `strength`.
  private static let tables = ["strength", "activity", "naming"].map { Table($0) }

  private let state = Mutex(State())

  /// Forgets the copy with each commit that changes one of the tables.
  func follow(_ pool: DatabasePool) {
    let isLost = Mutex(false)
    let observation = DatabaseRegionObservation(tracking: Self.tables).start(in: pool) { _ in
      isLost.withLock { $0 = true }
    } onChange: { [weak self] _ in
      self?.state.withLock { ($0.reading, $0.digest) = (nil, nil) }
    }
    guard !isLost.withLock({ $0 }) else { return }
    state.withLock { $0.observation = observation }
  }

  /// The log; whoever asks while it is read waits for the same reading.
  func log(_ read: @escaping Read) async throws(StorageError) -> TrainingLog {
    try await copy(read).log
  }

  /// What the log comes to.
  func digest(_ read: @escaping Read) async throws(StorageError) -> LogDigest {
    let (log, reading) = try await copy(read)
    if let known = state.withLock({ $0.reading == reading ? $0.digest : nil }) { return known }
    let digest = LogDigest(of: log)
    state.withLock { if $0.reading == reading { $0.digest = digest } }
    return digest
  }

  private func copy(
    _ read: @escaping Read
  ) async throws(StorageError) -> (log: TrainingLog, reading: Reading) {
    let reading = state.withLock { state in
      if let reading = state.reading { return reading }
      let reading = Reading {
        do throws(StorageError) { return .success(try await read()) } catch {
          return .failure(error)
        }
      }
      if state.observation != nil { state.reading = reading }
      return reading
    }
    let result = await reading.value
    if case .failure = result {
      // Whoever asks next tries again.
      state.withLock { if $0.reading == reading { $0.reading = nil } }
    }
    return (try result.get(), reading)
  }
}
