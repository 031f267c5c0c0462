import ArgumentParser

/// The option that every command with colours has.
struct ColorOption: ParsableArguments {
  @Option(help: ArgumentHelp("When to use colors (NO_COLOR is honored).", valueName: "when"))
  var color: ColorChoice = .auto
}
