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
          tell(StorageError.damaged(file: file, reason: damage).description)
        }
      } catch {
        tell(error.description)
      }
      do throws(FileError) { try await archive.files.sweep() } catch { tell(error.description) }
      while !Task.isCancelled {
        do throws(StorageError) { _ = try await archive.database.backUp() } catch {
          tell(error.description)
        }
        // Cancelled sleep is the end.
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  /// Says what a person should know, unless the work was given up because the server ends.
  private func tell(_ sentence: String) {
    if !Task.isCancelled { report(sentence) }
  }
}
