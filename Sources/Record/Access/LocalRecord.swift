public import Exchange
public import Foundation
import Screens
public import Storage
public import Training

/// The record in an open database.
public struct LocalRecord: RecordAccess {
  /// Every question that is answered here and nowhere else.
  public static let requests: [any RecordRequest.Type] =
    sessionRequests + historyRequests + logRequests + memoryRequests + raceRequests + dataRequests
    + cueRequests + nameRequests + gearRequests + agentRequests + libraryRequests + scriptRequests
    + rivalRequests
    + tokenRequests + webhookRequests + mindRequests + noteRequests + homeRequests + planRequests
    + calendarRequests + pageRequests + exportRequests

  /// The database.
  public let database: RecordDatabase

  let events: EventStore
  let outside: Outside
  private var asker: APIReader?
  /// Whether whoever asks may do on this machine what its owner may.
  private(set) var isAskedByOwner = true
  private let clock: @Sendable () -> Date

  /// Opens the record over the one writer of events.
  public init(
    _ events: EventStore,
    _ outside: Outside = Outside(),
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    database = events.database
    self.events = events
    self.outside = outside
    self.clock = clock
  }

  /// Opens the record of a database with no other writer.
  public init(
    _ database: RecordDatabase,
    _ outside: Outside = Outside()
  ) async throws(StorageError) {
    self.init(try await EventStore(database), outside)
  }

  /// Who reads the answers: whoever asks, or else somebody here and now who reads English.
  public var reader: APIReader {
    asker ?? APIReader(today: now.day, offset: now.offset ?? .zero)
  }

  /// The same record, whose answers are for a reader, who is the machine's owner or somebody they let in.
  public func read(by reader: APIReader, isOwner: Bool = false) -> LocalRecord {
    var record = self
    record.asker = reader
    record.isAskedByOwner = isOwner
    return record
  }

  /// The moment, here.
  public var now: LocalTime { LocalTime(here: clock()) }

  /// Answers a question.
  public func ask<Request: RecordRequest>(
    _ request: Request
  ) async throws(RecordError) -> Request.Answer {
    try await Self.plainly { try await request.answer(from: self) }
  }

  /// The lines of a session, or of all of them in order of arrival, from a place on.
  public func lines(
    of session: String?,
    from place: Int64
  ) async throws(RecordError) -> (bytes: [UInt8], next: Int64)? {
    let library = SessionLibrary(database)
    return try await Self.plainly {
      if let session {
        return try await library.events(of: session, from: place).map { ($0.bytes, $0.next) }
      }
      let arrivals = try await library.arrivals(after: place)
      let bytes = arrivals.flatMap { $0.line + [UInt8(ascii: "\n")] }
      return (bytes, arrivals.last?.number ?? place)
    }
  }

  /// Hands over everything as Pacesetter's own export.
  public func export(
    sounds: Bool,
    _ take: @Sendable ([UInt8], Int, Int) -> Void
  ) async throws(RecordError) {
    try await Self.plainly {
      try await fold()
      var reading = try await RecordReading(library, sounds: sounds)
      while let piece = try await reading.next() { take(piece, reading.done, reading.count) }
    }
  }

  /// Everything that fits tables, as a zip.
  public func tables() async throws(RecordError) -> [UInt8] {
    try await Self.plainly {
      try await fold()
      return try await library.tables(at: now)
    }
  }

  // MARK: For the answers

  var library: RecordLibrary { RecordLibrary(database) }

  var store: RecordStore { RecordStore(database) }

  var book: Logbook { Logbook(events) }

  /// Takes in what has ended since.
  func fold() async throws(StorageError) { try await SessionFolding(database).fold() }

  /// The whole name of an entry of which the first letters are given.
  public func name(beginningWith prefix: String) async throws(RecordError) -> String {
    let names = try await Self.plainly { try await library.names(beginningWith: prefix) }
    guard names.count < 2 else {
      throw conflict(EntryRefusal.several(prefix.inSentence))
    }
    guard let name = names.first, !prefix.isEmpty else {
      throw missing(EntryRefusal.unknown(prefix.inSentence))
    }
    return name
  }

  private static func plainly<Value>(
    _ work: () async throws -> Value
  ) async throws(RecordError) -> Value {
    do {
      return try await work()
    } catch let error as RecordError {
      throw error
    } catch let error as StorageError {
      throw .storage(error)
    } catch let error as EventImportError {
      switch error {
      case .line(let line, _): throw .refused(error.description, line: line)
      case .storage(let error): throw .storage(error)
      }
    } catch {
      throw .server("\(error)")
    }
  }
}
