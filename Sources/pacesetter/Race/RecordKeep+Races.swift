import Exchange
import Formats
import Storage
import Training

extension RecordKeep {
  /// Every race as a person sees it, what comes first.
  func races() async throws(Failure) -> [JSON] {
    switch self {
    case .server(let line):
      return try line.get("GET", "/api/v1/races")?.json["races"]?.array ?? []
    case .database(let database):
      var json = JSONWriter()
      do throws(StorageError) {
        let reading = try await RaceReading(RecordLibrary(database), on: LogMoment.now.day)
        reading.write(to: &json)
      } catch {
        throw Failure(error)
      }
      // What was written here is JSON.
      return (try? JSON.parse(json.bytes))?["races"]?.array ?? []
    }
  }

  /// The one race of which the name or the beginning of its key is given.
  func race(_ given: String) async throws(Failure) -> JSON {
    let wanted = given.lowercased()
    let found = try await races().filter { race in
      race["id"]?.string?.hasPrefix(wanted) == true
        || race["name"]?.string?.lowercased().hasPrefix(wanted) == true
    }
    guard let race = found.first, !given.isEmpty else {
      throw Failure(.failure, "no race is named \(given); 'race list' shows them")
    }
    guard found.count == 1 else {
      throw Failure(.failure, "several races begin with \(given); give more of it")
    }
    return race
  }

  /// Keeps a race.
  func add(_ race: RaceSetup) async throws(Failure) {
    switch self {
    case .server(let line):
      var json = JSONWriter()
      race.write(to: &json)
      _ = try line.get("POST", "/api/v1/races", json.bytes)
    case .database(let database):
      do throws(StorageError) {
        if try await RecordStore(database).add(race) != nil { return }
      } catch {
        throw Failure(error)
      }
      throw Failure(.failure, "\(race.name) on \(LogDay.text(race.day)) is there already")
    }
  }

  /// Takes a race out.
  func remove(race id: String) async throws(Failure) {
    switch self {
    case .server(let line): _ = try line.get("DELETE", "/api/v1/races/" + Self.escaped(id))
    case .database(let database):
      do throws(StorageError) { _ = try await RecordStore(database).remove(race: id) } catch {
        throw Failure(error)
      }
    }
  }

  /// Brings back the race that was taken out last.
  func bringRaceBack() async throws(Failure) {
    switch self {
    case .server(let line): _ = try line.get("POST", "/api/v1/races/undo")
    case .database(let database):
      do throws(StorageError) {
        if try await RecordStore(database).bringRaceBack() != nil { return }
      } catch {
        throw Failure(error)
      }
      throw Failure(.failure, "no race was taken out that could be brought back")
    }
  }
}
