import Exchange
import Formats
import Server
import Storage
import Training

/// The training log and the daily challenge, by way of the server that has them open, or from the
/// folder itself where none has.
enum LogKeep {
  case server(LocalServer)
  case book(Logbook)

  /// Does something with the log of a folder.
  static func open<Value>(
    _ folder: DataFolder,
    _ work: (LogKeep) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let line = LocalServer(folder)
    if try line.ask("GET", "/health") != nil { return try await work(.server(line)) }
    return try await folder.withDatabaseFailing { database throws(Failure) in
      let events: EventStore
      do throws(StorageError) { events = try await EventStore(database) } catch {
        throw Failure(error)
      }
      return try await work(.book(Logbook(events)))
    }
  }

  /// Everything that was done.
  func log() async throws(Failure) -> TrainingLog {
    switch self {
    case .server(let line):
      let json = try line.get("GET", "/api/v1/log")?.json ?? .null
      do throws(ShapeError) { return try TrainingLog(Fields(json)) } catch {
        throw Self.strange(error)
      }
    case .book(let book):
      do throws(StorageError) { return try await book.log() } catch { throw Failure(error) }
    }
  }

  /// Logs sets that were done at one moment.
  func add(_ sets: [LiftedSet], note: String?, at moment: LogMoment) async throws(Failure) {
    switch self {
    case .server(let line):
      let body = Self.object(at: moment) { json in
        json.array("sets") { json in for set in sets { set.writeLogged(to: &json) } }
        json.field("note", note)
      }
      _ = try line.get("POST", "/api/v1/log/sets", body)
    case .book(let book):
      do throws(StorageError) {
        _ = try await book.add(
          sets,
          note: note,
          at: moment.seconds,
          utcOffsetMinutes: moment.utcOffsetMinutes
        )
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Takes back the sets that were logged last: the sets, or nothing where none stands.
  func undo() async throws(Failure) -> [LiftedSet]? {
    switch self {
    case .server(let line):
      let answer = try line.ask("DELETE", "/api/v1/log/sets")
      guard let answer, answer.status == 200 else { return nil }
      return (answer.json["sets"]?.array ?? []).compactMap { json in
        // What the server writes is a set.
        (try? Fields(json)).flatMap { try? LiftedSet(logged: $0) }
      }
    case .book(let book):
      do throws(StorageError) { return try await book.undo()?.sets } catch { throw Failure(error) }
    }
  }

  // MARK: The daily challenge

  /// The challenge on a day.
  func challenge(on day: Int) async throws(Failure) -> DailyChallenge {
    switch self {
    case .server(let line):
      return try Self.challenge(try line.get("GET", "/api/v1/challenge")?.json, on: day)
    case .book(let book):
      do throws(StorageError) { return try await book.challenge().challenge(on: day) } catch {
        throw Failure(error)
      }
    }
  }

  /// Adds to the challenge of the day.
  func add(_ count: Int, at moment: LogMoment) async throws(Failure) -> DailyChallenge {
    switch self {
    case .server(let line):
      let body = Self.object(at: moment) { $0.field("count", count) }
      let json = try line.get("POST", "/api/v1/challenge", body)?.json
      return try Self.challenge(json, on: moment.day)
    case .book(let book):
      do throws(StorageError) {
        return try await book.add(
          count,
          at: moment.seconds,
          utcOffsetMinutes: moment.utcOffsetMinutes
        ).challenge(on: moment.day)
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Says what is counted.
  func choose(
    _ exercise: String,
    goal: Int,
    at moment: LogMoment
  ) async throws(Failure) -> DailyChallenge {
    switch self {
    case .server(let line):
      let body = Self.object(at: moment) { json in
        json.field("exercise", exercise)
        json.field("goal", goal)
      }
      let json = try line.get("PUT", "/api/v1/challenge", body)?.json
      return try Self.challenge(json, on: moment.day)
    case .book(let book):
      do throws(StorageError) {
        return try await book.choose(
          exercise,
          goal: goal,
          at: moment.seconds,
          utcOffsetMinutes: moment.utcOffsetMinutes
        ).challenge(on: moment.day)
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Takes back what was added last; nothing where nothing stands.
  func undoChallenge(on day: Int) async throws(Failure) -> DailyChallenge? {
    switch self {
    case .server(let line):
      let answer = try line.ask("DELETE", "/api/v1/challenge")
      guard let answer, answer.status == 200 else { return nil }
      return try Self.challenge(answer.json, on: day)
    case .book(let book):
      do throws(StorageError) {
        guard try await book.undoChallenge() != nil else { return nil }
        return try await book.challenge().challenge(on: day)
      } catch {
        throw Failure(error)
      }
    }
  }

  // MARK: Parts

  private static func object(
    at moment: LogMoment,
    _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("at", moment.seconds)
      json.field("utcOffsetMinutes", moment.utcOffsetMinutes)
      members(&json)
    }
    return json.bytes
  }

  private static func challenge(_ json: JSON?, on day: Int) throws(Failure) -> DailyChallenge {
    do throws(ShapeError) {
      return try ChallengeLog.challenge(Fields(json ?? .null), on: day)
    } catch { throw strange(error) }
  }

  private static func strange(_ error: ShapeError) -> Failure {
    Failure(.inputOutput, "the server answers something else: \(error.description)")
  }
}
