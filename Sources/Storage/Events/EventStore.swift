public import Exchange
public import Formats
import GRDB
public import Training

/// The one writer of events: what it acknowledges is on disk.
///
/// While one commit waits for the disk, whatever comes in meanwhile gathers and goes together in the
/// next: a hundred senders wait hardly longer than one. Batches of one device stay in order.
public actor EventStore {
  private typealias Answer = Result<Receipt, StorageError>

  /// The database that it writes to.
  public nonisolated let database: RecordDatabase

  /// The newest arrival number.
  public private(set) var head: Int64

  /// How many commits there were, and how many events they took.
  public private(set) var work = Work()

  /// What a writer has done since it was created.
  public struct Work: Hashable, Sendable {
    /// Commits that took events.
    public var commits = 0
    /// Events that they took.
    public var events = 0
  }

  private let announce: @Sendable ([Arrival]) -> Void
  private var gathered: [(ticket: Int, batch: EventBatch)] = []
  private var answers: [Int: Answer] = [:]
  private var tickets = 0
  private var isWriting = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Creates the writer of a database; `announce` gets what has arrived, in order.
  public init(
    _ database: RecordDatabase,
    announce: @escaping @Sendable ([Arrival]) -> Void = { _ in }
  ) async throws(StorageError) {
    self.database = database
    self.announce = announce
    head = try await database.read { try EventLedger.head($0) }
  }

  /// Takes a batch whole or not at all, and answers once that is on disk.
  public func append(_ batch: EventBatch) async throws(StorageError) -> Receipt {
    tickets += 1
    let ticket = tickets
    gathered.append((ticket, batch))
    await takeTurn()
    defer { passTurn() }
    // Whoever had the turn before has taken this batch along, or it is still there.
    if answers[ticket] == nil { await commit() }
    guard let answer = answers.removeValue(forKey: ticket) else {
      throw .unsafe("a commit without an answer")
    }
    return try answer.get()
  }

  /// Adds lines of any devices and sessions, as an export gives them: all, or none.
  public func add(exported body: [UInt8]) async throws(EventImportError) -> EventImport {
    var events: [EventLine] = []
    for line in body.split(separator: UInt8(ascii: "\n")) {
      do { events.append(try EventLine(line)) } catch {
        throw .line(events.count + 1, reason: error.description)
      }
    }
    await takeTurn()
    defer { passTurn() }
    let outcome: ImportOutcome
    do throws(StorageError) {
      outcome = try await database.transact { [events, head] db in
        try Self.enter(events, behind: head, db)
      }
    } catch {
      throw .storage(error)
    }
    switch outcome {
    case .taken(let count, let arrivals):
      publish(arrivals)
      return count
    case .conflict(let index):
      let event = events[index].event
      throw .line(
        index + 1,
        reason: "event \(event.number) of device \(event.device) is here with other content"
      )
    }
  }

  /// Writes an event that is in no device's journal: what a person enters directly.
  public func write(
    _ type: String,
    in session: String,
    at time: LocalTime,
    _ payload: JSON
  ) async throws(StorageError) -> LinkEvent {
    await takeTurn()
    defer { passTurn() }
    let device = String(database.identity.prefix(16))
    let (event, arrivals) = try await database.write { [head] db in
      let acked = try Int64.fetchOne(
        db,
        sql: "SELECT acked FROM source WHERE name = ?",
        arguments: [device]
      )
      let event = LinkEvent(
        device: device,
        number: (acked ?? 0) + 1,
        session: session,
        type: type,
        // What happened before 1970 no line can say.
        time: LocalTime(max(time.instant, Instant(secondsSince1970: 0)), offset: time.offset),
        payload: payload
      )
      var ledger = EventLedger(db, head: head)
      _ = try ledger.add(imported: EventLine(event))
      try ledger.close()
      return (event, ledger.arrivals)
    }
    publish(arrivals)
    return event
  }

  /// Removes a session with all its events and voice notes; says whether there was one.
  public func remove(session: String) async throws(StorageError) -> Bool {
    await takeTurn()
    defer { passTurn() }
    return try await database.write { [head] db in
      // Deleting the newest events would otherwise free their arrival numbers.
      try EventLedger.keep(head: head, db)
      try db.execute(sql: "DELETE FROM voice_note WHERE run = ?", arguments: [session])
      try db.execute(sql: "DELETE FROM session WHERE name = ?", arguments: [session])
      return db.changesCount > 0
    }
  }

  /// Removes every session with all its events.
  ///
  /// What each device has sent is still known, so that none sends it again.
  func removeAll() async throws(StorageError) {
    await takeTurn()
    defer { passTurn() }
    try await database.write { [head] db in
      try EventLedger.keep(head: head, db)
      try db.execute(sql: "DELETE FROM session")
      try db.execute(sql: "DELETE FROM event")
    }
  }

  private enum ImportOutcome: Sendable {
    case taken(EventImport, [Arrival])
    case conflict(Int)
  }

  private static func enter(
    _ events: [EventLine],
    behind head: Int64,
    _ db: Database
  ) throws -> (Database.TransactionCompletion, ImportOutcome) {
    var ledger = EventLedger(db, head: head)
    var count = EventImport()
    for (index, event) in events.enumerated() {
      switch try ledger.add(imported: event) {
      case .new: count.taken += 1
      case .known: count.known += 1
      case .conflict: return (.rollback, .conflict(index))
      }
    }
    try ledger.close()
    if let first = ledger.arrivals.first, let last = ledger.arrivals.last {
      try BroughtEvents.keep(first.number...last.number, db)
    }
    return (.commit, .taken(count, ledger.arrivals))
  }

  /// Commits everything that has gathered and notes the answers.
  private func commit() async {
    let group = gathered
    gathered = []
    do throws(StorageError) {
      let (receipts, arrivals) = try await database.write { [head] db in
        var ledger = EventLedger(db, head: head)
        let receipts = try group.map { try ledger.add($0.batch) }
        try ledger.close()
        return (receipts, ledger.arrivals)
      }
      publish(arrivals)
      for (one, receipt) in zip(group, receipts) { answers[one.ticket] = .success(receipt) }
    } catch {
      for one in group { answers[one.ticket] = .failure(error) }
    }
  }

  private func publish(_ arrivals: [Arrival]) {
    guard !arrivals.isEmpty else { return }
    head += Int64(arrivals.count)
    work.commits += 1
    work.events += arrivals.count
    announce(arrivals)
  }

  private func takeTurn() async {
    guard isWriting else {
      isWriting = true
      return
    }
    await withCheckedContinuation { queue.append($0) }
  }

  private func passTurn() {
    if queue.isEmpty {
      isWriting = false
    } else {
      queue.removeFirst().resume()
    }
  }
}
