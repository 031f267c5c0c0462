import Formats
import Storage

/// What is kept, by way of the server that has it open, or from the folder itself where none has.
enum Keep {
  case server(LocalServer)
  case database(RecordDatabase)

  /// Finds the way to a folder.
  init(_ folder: DataFolder) throws(Failure) {
    let line = LocalServer(folder)
    if try line.ask("GET", "/health") != nil {
      self = .server(line)
      return
    }
    do { self = .database(try RecordDatabase(folder)) } catch { throw Failure(error) }
  }

  /// Lets go of it.
  func close() {
    if case .database(let database) = self { database.close() }
  }

  /// Every session, the newest first.
  func sessions() async throws(Failure) -> [SessionSummary] {
    var sessions: [SessionSummary] = []
    var cursor: SessionCursor?
    repeat {
      switch self {
      case .server(let line):
        let query = "?limit=500" + (cursor.map { "&before=\($0)" } ?? "")
        let json = try line.get("GET", "/api/v1/sessions" + query)?.json ?? .null
        sessions += (json["sessions"]?.array ?? []).compactMap(SessionSummary.init)
        cursor = json["next"]?.string.flatMap { SessionCursor($0) }
      case .database(let database):
        let page = try await orFailure { () throws(StorageError) in
          try await SessionLibrary(database).sessions(before: cursor, limit: 500)
        }
        sessions += page.sessions
        cursor = page.next
      }
    } while cursor != nil
    return sessions
  }

  /// Hands over the lines of a session, or of all of them, a part at a time; says whether there
  /// was such a session.
  func export(_ id: String?, _ take: ([UInt8]) -> Void) async throws(Failure) -> Bool {
    var place: Int64 = 0
    while true {
      let part: (bytes: [UInt8], next: Int64)?
      switch self {
      case .server(let line):
        let path = id.map { "/api/v1/sessions/\($0)/events?from=" } ?? "/api/v1/events?after="
        guard let answer = try line.ask("GET", path + "\(place)"), answer.status == 200 else {
          return false
        }
        part = (answer.body, answer.number("x-next") ?? place)
      case .database(let database):
        part = try await orFailure { () throws(StorageError) in
          try await Self.part(of: id, from: place, SessionLibrary(database))
        }
      }
      guard let part else { return false }
      take(part.bytes)
      guard part.next > place else { return true }
      place = part.next
    }
  }

  /// Takes the lines of an export in, all or none.
  func take(_ lines: [UInt8]) async throws(Failure) -> EventImport {
    switch self {
    case .server(let line):
      let json = try line.get("POST", "/api/v1/sessions/import", lines)?.json ?? .null
      return EventImport(
        taken: Int(json["taken"]?.integer ?? 0),
        known: Int(json["known"]?.integer ?? 0)
      )
    case .database(let database):
      let store = try await orFailure { () throws(StorageError) in try await EventStore(database) }
      do { return try await store.take(exported: lines) } catch {
        throw Failure(.badData, error.description)
      }
    }
  }

  /// Deletes a session; says whether there was one.
  func delete(_ id: String) async throws(Failure) -> Bool {
    switch self {
    case .server(let line):
      let status = try line.ask("DELETE", "/api/v1/sessions/\(id)")?.status
      guard status == 204 || status == 404 else {
        throw Failure(.inputOutput, "the server could not delete \(id)")
      }
      return status == 204
    case .database(let database):
      let wasThere = try await orFailure { () throws(StorageError) in
        try await EventStore(database).remove(session: id)
      }
      do { try await FileStore(database).remove(session: id) } catch {
        throw Failure(.inputOutput, error.description)
      }
      return wasThere
    }
  }

  private static func part(
    of id: String?,
    from place: Int64,
    _ library: SessionLibrary
  ) async throws(StorageError) -> (bytes: [UInt8], next: Int64)? {
    if let id { return try await library.events(of: id, from: place).map { ($0.bytes, $0.next) } }
    let arrivals = try await library.arrivals(after: place)
    return (arrivals.flatMap { $0.line + [UInt8(ascii: "\n")] }, arrivals.last?.number ?? place)
  }
}

private func orFailure<Value>(
  _ work: () async throws(StorageError) -> Value
) async throws(Failure) -> Value {
  do { return try await work() } catch { throw Failure(error) }
}

extension SessionSummary {
  /// Reads what the server says of a session.
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string, let events = json["events"]?.integer,
      let bytes = json["bytes"]?.integer, let began = json["began"]?.integer,
      let offset = json["offset"]?.integer, let ended = json["ended"]?.integer
    else { return nil }
    self.init(
      id: id,
      events: events,
      bytes: bytes,
      began: began,
      offset: offset,
      ended: ended,
      devices: (json["devices"]?.array ?? []).compactMap(\.string),
      isDamaged: json["damaged"]?.bool ?? false
    )
  }
}
