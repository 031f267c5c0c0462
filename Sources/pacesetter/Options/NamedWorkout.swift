import Exchange
import Training

/// The workout that an argument names: one of the library, by its name or title, or a file.
struct NamedWorkout {
  let document: WorkoutDocument
  let catalogue: ExerciseCatalogue

  /// Looks for it; a name that is nearly right is asked back.
  init(_ name: String, _ library: LibraryOption) throws(Failure) {
    if name == "-" || name.hasSuffix(".md") {
      document = WorkoutDocument.read(
        try FileBytes.read(name),
        name: LibraryFolder.name(of: name)
      )
      catalogue = try LibraryFolder.catalogue(given: library.library)
      return
    }
    let folder = try LibraryFolder(given: library.library)
    let documents = folder.library.documents
    let key = NameKey(name)
    guard
      let found = documents.first(where: { $0.workout.id == name })
        ?? documents.first(where: { NameKey($0.workout.title) == key })
    else {
      let names = documents.map { $0.workout.id }
      let meant = Spelling.nearest(to: name, among: names).map { "; did you mean \($0)?" }
      throw Failure(
        .noInput,
        "there is no workout \(name)\(meant ?? "; 'pacesetter workouts list' lists them")"
      )
    }
    document = found
    catalogue = folder.catalogue
  }
}
