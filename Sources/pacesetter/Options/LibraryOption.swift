import ArgumentParser

/// Where the workouts are.
struct LibraryOption: ParsableArguments {
  @Option(
    help: "The workout folder, if it is not the one installed with the program.",
    completion: .directory
  )
  var library: String?
}
