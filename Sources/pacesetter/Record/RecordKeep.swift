import Exchange
import Formats
import Foundation
import Screens
import Storage
import Training

/// The record, by way of the server that has it open, or from the folder itself where none has.
enum RecordKeep {
  case server(LocalServer)
  case database(RecordDatabase)

  /// Does something with the record of a folder, with the runs that have ended since.
  static func open<Value>(
    _ folder: DataFolder,
    _ work: (RecordKeep) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let line = LocalServer(folder)
    if try line.ask("GET", "/health") != nil { return try await work(.server(line)) }
    return try await folder.withDatabaseFailing { database throws(Failure) in
      do throws(StorageError) { try await SessionFolding(database).fold() } catch {
        throw Failure(error)
      }
      return try await work(.database(database))
    }
  }

  /// A part of the list, the newest first.
  func history(
    before cursor: HistoryCursor?,
    search: String?,
    limit: Int
  ) async throws(Failure) -> HistoryPage {
    switch self {
    case .server(let line):
      var query = "?limit=\(limit)"
      if let cursor { query += "&from=\(cursor.description)" }
      if let search { query += "&search=" + Self.escaped(search) }
      let json = try line.get("GET", "/api/v1/history" + query)?.json ?? .null
      do throws(ShapeError) { return try HistoryPage(json) } catch { throw Self.strange(error) }
    case .database(let database):
      do throws(StorageError) {
        return try await RecordLibrary(database).history(
          before: cursor,
          search: search,
          limit: limit
        )
      } catch {
        throw Failure(error)
      }
    }
  }

  /// An entry in full, by the first letters of its name.
  func entry(_ prefix: String) async throws(Failure) -> RecordEntry {
    switch self {
    case .database(let database): return try await RecordEntry(prefix, database)
    case .server(let line):
      let json = try line.get("GET", "/api/v1/history/" + Self.escaped(prefix))?.json ?? .null
      do throws(ShapeError) {
        if json["sets"] != nil { return .strength(try StrengthSession(json)) }
        let activity = try Activity(json)
        var notes: [ActivityScreen.Note] = []
        for note in json["voiceNotes"]?.array ?? [] {
          notes.append(try ActivityScreen.Note(note, of: activity.summary))
        }
        return .activity(activity, notes: notes)
      } catch {
        throw Self.strange(error)
      }
    }
  }

  /// What is known of whoever runs: what he says now, and what the record knows.
  func runner(_ said: HeartOptions) async throws(Failure) -> Runner {
    switch self {
    case .database(let database):
      do throws(StorageError) {
        return try await RecordLibrary(database).runner(said.runner, on: LogMoment.now.day)
      } catch {
        throw Failure(error)
      }
    case .server(let line):
      let json = try line.get("GET", "/api/v1/runner?" + said.query)?.json ?? .null
      do throws(ShapeError) { return try Runner(Fields(json)) } catch { throw Self.strange(error) }
    }
  }

  /// Changes what somebody says of an entry that is found by the first letters of its name; answers
  /// what holds now.
  func annotate(_ prefix: String, _ change: RemarkChange) async throws(Failure) -> Remarks {
    switch self {
    case .database(let database):
      let id = try await RecordEntry(prefix, database).id
      do throws(StorageError) {
        if let remarks = try await RecordStore(database).annotate(id, change.apply) {
          return remarks
        }
      } catch {
        throw Failure(error)
      }
      throw Failure(.failure, "nothing in the record is named \(prefix); 'history' shows the names")
    case .server(let line):
      var body = JSONWriter()
      body.value(change.json)
      let path = "/api/v1/history/" + Self.escaped(prefix)
      let json = try line.get("PATCH", path, body.bytes)?.json ?? .null
      return Remarks(
        label: json["label"]?.string,
        notes: json["notes"]?.string,
        effort: json["perceivedEffort"]?.integer.map { Int($0) }
      )
    }
  }

  /// Deletes everything that somebody did.
  func erase() async throws(Failure) {
    switch self {
    case .server(let line):
      _ = try line.get("POST", "/api/v1/erase", Array(#"{"erase": "everything"}"#.utf8))
    case .database(let database):
      do throws(StorageError) {
        let events = try await EventStore(database)
        try await Erasure(database, events: events, files: FileStore(database)).run()
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Hands over everything as Pacesetter's own export, with the sounds of voice notes if these are wanted.
  func export(
    sounds: Bool,
    progress: (Int, Int) -> Void,
    _ take: ([UInt8]) -> Void
  ) async throws(Failure) {
    switch self {
    case .server(let line):
      let query = sounds ? "" : "?sounds=no"
      take(try line.get("GET", "/api/v1/export" + query)?.body ?? [])
    case .database(let database):
      do throws(StorageError) {
        var reading = try await RecordReading(RecordLibrary(database), sounds: sounds)
        while let piece = try await reading.next() {
          take(piece)
          progress(reading.done, reading.count)
        }
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Everything that fits tables, as a zip.
  func tables() async throws(Failure) -> [UInt8] {
    switch self {
    case .server(let line): return try line.get("GET", "/api/v1/export?format=csv")?.body ?? []
    case .database(let database):
      let moment = LogMoment.now.localTime
      do throws(StorageError) { return try await RecordLibrary(database).tables(at: moment) } catch
      {
        throw Failure(error)
      }
    }
  }

  static func strange(_ error: ShapeError) -> Failure {
    Failure(.inputOutput, "the server answers something else: \(error.description)")
  }

  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
