import ArgumentParser
import Exchange
import Formats
import Training

/// Says what is wrong with workouts, and where.
struct WorkoutsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check workouts; problems come with line and column.",
    discussion: """
      Without a file, checks the library and its catalog of exercises. In a folder,
      reads every .md file. Exits with status 1 on an error, 0 with at most warnings.

      Examples:
        pacesetter workouts check
        pacesetter workouts check my-workout.md
        pacesetter workouts check my-workouts/ --json
      """
  )

  @Argument(
    help: "Files or folders; - for standard input.",
    completion: .file(extensions: ["md"])
  )
  var files: [String] = []

  @Flag(help: "Also report exercises that are not in the catalog.")
  var exercises = false

  @Flag(help: "Print everything, with counts, as one JSON object.")
  var json = false

  @Flag(help: "Print errors only.")
  var quiet = false

  @OptionGroup var library: LibraryOption

  func run() throws {
    var findings: [(path: String, diagnostic: Diagnostic)] = []
    var counts = WorkoutCounts()
    var paths: [String] = []
    if files.isEmpty {
      let folder = try LibraryFolder(given: library.library)
      for problem in folder.catalogueProblems { findings.append(("exercises.md", problem)) }
      for problem in folder.motionProblems { findings.append(("motions.md", problem)) }
      for finding in folder.library.findings {
        findings.append((finding.file + ".md", finding.diagnostic))
      }
      counts = folder.library.counts
      paths = folder.paths
    } else {
      let catalogue = exercises ? try LibraryFolder.catalogue(given: library.library) : nil
      for file in files {
        paths += LibraryFolder.isFolder(file) ? try LibraryFolder.files(below: file) : [file]
      }
      for path in paths {
        let document = WorkoutDocument.read(
          try FileBytes.read(path),
          name: LibraryFolder.name(of: path),
          catalogue: catalogue
        )
        for diagnostic in document.diagnostics { findings.append((path, diagnostic)) }
        counts.add(document.counts)
      }
    }
    let hasErrors = findings.contains { $0.diagnostic.severity == .error }
    if json {
      write(findings, counts, files: paths.count, isGood: !hasErrors)
    } else {
      for finding in findings where !quiet || finding.diagnostic.severity == .error {
        Console.standardOutput.write("\(finding.path):\(finding.diagnostic.description)\n")
      }
      if !quiet { Console.standardError.write(summary(counts, paths.count, findings.count)) }
    }
    if hasErrors { throw ExitCode(Failure.Code.failure.rawValue) }
  }

  private func summary(_ counts: WorkoutCounts, _ files: Int, _ findings: Int) -> String {
    """
    \(files) \(files == 1 ? "file" : "files"), \(counts.items) steps; \
    \(counts.structured) of \(counts.prescriptions) prescriptions and \
    \(counts.classified) of \(counts.headings) clocks understood; \
    \(findings) \(findings == 1 ? "finding" : "findings")

    """
  }

  private func write(
    _ findings: [(path: String, diagnostic: Diagnostic)],
    _ counts: WorkoutCounts,
    files: Int,
    isGood: Bool
  ) {
    var json = JSONWriter(indentedBy: 2)
    json.object { json in
      json.field("ok", isGood)
      json.field("files", files)
      json.field("items", counts.items)
      json.field("prescriptions", counts.prescriptions)
      json.field("structured", counts.structured)
      json.field("headings", counts.headings)
      json.field("classified", counts.classified)
      json.array("diagnostics") { json in
        for finding in findings {
          json.object { json in
            json.field("file", finding.path)
            finding.diagnostic.writeMembers(to: &json)
          }
        }
      }
    }
    json.endLine()
    Console.standardOutput.write(json.text)
  }
}
