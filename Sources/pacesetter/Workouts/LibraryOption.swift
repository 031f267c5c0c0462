import ArgumentParser

/// Where the workouts are.
struct LibraryOption: ParsableArguments {
  @Option(
    help: "The folder of workouts, where it is not the one that came with the program.",
    completion: .directory
  )
  var library: String?
}
