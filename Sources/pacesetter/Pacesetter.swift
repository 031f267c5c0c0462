import ArgumentParser

/// The command: everything that Pacesetter does without a page.
@main
struct Pacesetter: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pacesetter",
    abstract: "A training companion that coaches your run, on your own machine."
  )
}
