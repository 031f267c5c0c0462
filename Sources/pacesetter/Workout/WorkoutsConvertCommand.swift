import ArgumentParser
import Exchange
import Foundation
import Training

/// Carries a running workout from one program's form to another's.
struct WorkoutsConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a running workout into a FIT file for a watch, or into Markdown.",
    discussion: """
      Reads a running workout of the library, a Markdown file, a FIT workout, a .zwo
      file, or a workout of Garmin Connect as JSON. The ending of --out says what to
      write: .fit or .md. Without --out it prints Markdown.

      Examples:
        pacesetter workouts convert run-five-by-a-kilometre --out five.fit
        pacesetter workouts convert coach-plan.zwo --out coach-plan.md
      """
  )

  @Argument(help: "The name of a workout, or a file.")
  var name: String

  @Option(
    help: ArgumentHelp("The file to write: .fit or .md.", valueName: "file"),
    completion: .file(extensions: ["fit", "md"])
  )
  var out: String?

  @OptionGroup var library: LibraryOption

  func validate() throws {
    guard let out, !out.hasSuffix(".fit"), !out.hasSuffix(".md") else { return }
    throw ValidationError("--out is \(out), expected a name that ends in .fit or .md")
  }

  func run() throws {
    let course = try NamedCourse(name, library).course
    guard let out else {
      Console.standardOutput.write(course.markdown)
      return
    }
    if out.hasSuffix(".fit") {
      let now = Instant(secondsSince1970: Date().timeIntervalSince1970)
      try FileBytes.write(course.fitWorkout(at: now), to: out)
    } else {
      try FileBytes.write(course.markdown, to: out)
    }
    let steps = course.steps.count == 1 ? "1 step" : "\(course.steps.count) steps"
    Console.standardError.write("pacesetter: wrote \(steps) of \(course.title) to \(out)\n")
  }
}
