import ArgumentParser
import Storage

/// Where everything is kept, for every command that reads or writes it.
struct DataOption: ParsableArguments {
  @Option(
    help: "The data folder, if it is not the default one.",
    completion: .directory
  )
  var data: String?

  /// The folder that is meant.
  func folder() throws(Failure) -> DataFolder {
    do { return try DataFolder.usual(given: data) } catch { throw Failure(error) }
  }
}

extension Failure {
  /// What a data folder that cannot be used means for a command.
  init(_ error: StorageError) {
    if case .inUse = error {
      self.init(.unavailable, error.description)
    } else {
      self.init(.inputOutput, error.description)
    }
  }
}
