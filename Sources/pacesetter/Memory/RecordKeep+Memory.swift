import Exchange
import Formats
import Storage
import Training

extension RecordKeep {
  /// Everything that is remembered.
  func memory() async throws(Failure) -> [MemoryItem] {
    switch self {
    case .server(let line):
      let items = try line.get("GET", "/api/v1/memory")?.json["items"]?.array ?? []
      do throws(ShapeError) {
        var memory: [MemoryItem] = []
        for json in items { memory.append(try MemoryItem(json)) }
        return memory
      } catch { throw Self.strange(error) }
    case .database(let database):
      do throws(StorageError) { return try await RecordLibrary(database).memory() } catch {
        throw Failure(error)
      }
    }
  }

  /// Remembers something.
  func remember(_ item: MemoryItem) async throws(Failure) {
    switch self {
    case .server(let line):
      var json = JSONWriter()
      item.write(to: &json)
      _ = try line.get("PUT", "/api/v1/memory", json.bytes)
    case .database(let database):
      do throws(StorageError) { try await RecordStore(database).remember(item) } catch {
        throw Failure(error)
      }
    }
  }

  /// Forgets what is remembered under a key; says whether there was something.
  func forget(_ key: String) async throws(Failure) -> Bool {
    switch self {
    case .server(let line):
      return try line.ask("DELETE", "/api/v1/memory/" + Self.escaped(key))?.status == 200
    case .database(let database):
      do throws(StorageError) { return try await RecordStore(database).forget(key) } catch {
        throw Failure(error)
      }
    }
  }

  /// Brings back what was forgotten last; says whether there was something.
  func bringMemoryBack() async throws(Failure) -> Bool {
    switch self {
    case .server(let line):
      return try line.ask("POST", "/api/v1/memory/undo")?.status == 200
    case .database(let database):
      do throws(StorageError) { return try await RecordStore(database).bringMemoryBack() } catch {
        throw Failure(error)
      }
    }
  }
}
