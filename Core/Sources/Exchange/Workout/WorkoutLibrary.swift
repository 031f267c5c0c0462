public import Training

/// A folder of workouts, read: what discovery finds and what is wrong in which file.
///
/// It is made of bytes, wherever they come from: a folder, a bundle, a download.
public struct WorkoutLibrary: Hashable, Sendable {
  /// A file of the library.
  public struct File: Hashable, Sendable {
    /// The name without its folder and extension.
    public var name: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Something that is wrong or doubtful in a file.
  public struct Finding: Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// What it is and where.
    public var diagnostic: Diagnostic
  }

  /// The workouts, in the order of the files' names.
  public let documents: [WorkoutDocument]

  /// The names of the files, one for each document.
  public let names: [String]

  /// What is wrong, file by file.
  public let findings: [Finding]

  /// How much of all of them is understood.
  public let counts: WorkoutCounts

  /// Reads all files of a library; two workouts with one id are an error, with one title a doubt.
  public static func read(_ files: [File], catalogue: ExerciseCatalogue) -> WorkoutLibrary {
    var documents: [WorkoutDocument] = []
    var findings: [Finding] = []
    var counts = WorkoutCounts()
    // Only ever looked up.
    var ids: [String: String] = [:]
    var titles: [String: String] = [:]
    let sorted = files.sorted { $0.name < $1.name }
    for file in sorted {
      let document = WorkoutDocument.read(file.bytes, name: file.name, catalogue: catalogue)
      for diagnostic in document.diagnostics {
        findings.append(Finding(file: file.name, diagnostic: diagnostic))
      }
      let workout = document.workout
      if let other = ids.updateValue(file.name, forKey: workout.id) {
        findings.append(double(file.name, .error, "the id \"\(workout.id)\" is that of \(other)"))
      }
      if let other = titles.updateValue(file.name, forKey: workout.title.lowercased()) {
        let message = "the title \"\(workout.title)\" is that of \(other)"
        findings.append(double(file.name, .warning, message))
      }
      counts.add(document.counts)
      documents.append(document)
    }
    return WorkoutLibrary(
      documents: documents,
      names: sorted.map { $0.name },
      findings: findings,
      counts: counts
    )
  }

  /// The index that discovery searches.
  public func index(knowing catalogue: ExerciseCatalogue) -> WorkoutIndex {
    let entries = documents.map { document in
      IndexedWorkout(
        document.workout,
        contentHash: document.contentHash,
        knowing: catalogue
      )
    }
    return WorkoutIndex(entries, knowing: catalogue)
  }

  private static func double(
    _ file: String,
    _ severity: Diagnostic.Severity,
    _ message: String
  ) -> Finding {
    let diagnostic = Diagnostic(severity, offset: 0, line: 1, column: 1, message: message)
    return Finding(file: file, diagnostic: diagnostic)
  }
}
