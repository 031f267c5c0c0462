import ServiceLifecycle
import Storage

/// Looks after the archive while it is served: a copy a day, a look for damage, old crumbs.
struct Upkeep: Service {
  /// How often it looks whether a new day has begun.
  static let pause = Duration.seconds(3600)

  let archive: Archive
  /// Told what a person should know.
  let report: @Sendable (String) -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown {
      do throws(StorageError) {
        if let damage = try await archive.database.damage() {
          let file = archive.database.folder.place("pacesetter.sqlite")
          report(StorageError.damaged(file: file, reason: damage).description)
        }
      } catch {
        report(error.description)
      }
      do throws(FileError) { try await archive.files.sweep() } catch { report(error.description) }
      while !Task.isCancelled {
        do throws(StorageError) { _ = try await archive.database.backUp() } catch {
          report(error.description)
        }
        // Cancelled sleep is the end.
        try? await Task.sleep(for: Self.pause)
      }
    }
  }
}
