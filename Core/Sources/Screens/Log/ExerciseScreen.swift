public import Training

/// What a page says of an exercise.
public struct ExerciseScreen: Hashable, Sendable {
  /// The name that the catalogue gives it.
  public var name: String
  /// What else it is called, in a sentence.
  public var also: String?
  /// How to do it well.
  public var cue: String
  /// The muscles that work, in a sentence.
  public var works: String
  /// What is needed, and which side works.
  public var facts: [String]

  /// Reads an exercise.
  public init(_ exercise: Exercise) {
    name = exercise.name
    also =
      exercise.aliases.isEmpty
      ? nil : "Also called \(exercise.aliases.joined(separator: ", "))."
    cue = exercise.cue
    let muscles = exercise.muscles.map { $0.rawValue }
    let helpers = exercise.helpers.map { $0.rawValue }
    works =
      [Self.capital(Self.list(muscles)), helpers.isEmpty ? "" : "helped by " + Self.list(helpers)]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let needs = exercise.equipment.map { $0.joined(separator: " or ") }
    facts = [needs.isEmpty ? "No equipment" : "Equipment: " + needs.joined(separator: ", ")]
    if !exercise.comforts.isEmpty {
      facts.append("Optional: " + exercise.comforts.joined(separator: ", "))
    }
    if exercise.isUnilateral { facts.append("One side at a time") }
    switch exercise.loadMode {
    case .external: facts.append("Log the weight you lift")
    case .bodyweight: facts.append("Log only the weight you add")
    case .assisted: facts.append("Log how much the band or machine helps")
    case .none: break
    }
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func capital(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
