/// Why a line of a diary is left out.
enum LineFault: Error {
  /// What was found in it and what was expected.
  case problem(String)
  /// It has a weight of which nobody says the unit; so will the others.
  case unitUntold
}
