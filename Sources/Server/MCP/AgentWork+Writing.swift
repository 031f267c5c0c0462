import Exchange
import Formats
import Record
import Training

/// What an agent writes: checked as if its owner had written it, and kept as something of their own.
extension AgentWork {
  /// Keeps a workout, if every line of it is understood.
  func writeWorkout(_ arguments: Fields) async throws -> MCPOutcome {
    let text = try arguments.string("text")
    let document = WorkoutDocument.read(
      Array(text.utf8),
      name: "draft",
      catalogue: library.catalogue
    )
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return .refused(errors.map(\.description).joined(separator: "\n"))
    }
    let own = try await record.ask(LibraryAPI.Read())
    let replaced = try arguments.string(ifPresent: "replace")
    if let replaced, !own.workouts.contains(where: { $0.name == replaced }) {
      return .refused("the owner has no workout of their own named \(replaced)")
    }
    let title = document.workout.title
    let name = replaced ?? Self.name(title)
    let isTaken = own.workouts.contains { $0.name == name } || library.texts[name] != nil
    guard replaced != nil || !isTaken else {
      return .refused("there is a workout named \(name); give this one another title")
    }
    let workout = OwnWorkout(name: name, text: text, changedAt: now.instant)
    _ = try await record.ask(LibraryAPI.Keep(workout, offset: now.offset ?? .zero))
    return .value(
      .written { json in
        json.object { json in
          json.field("name", name)
          json.field("title", title)
          json.array("warnings") { json in
            for diagnostic in document.diagnostics { diagnostic.write(to: &json) }
          }
        }
      }
    )
  }

  /// Keeps a script, if it proves right.
  func writeScript(_ arguments: Fields) async throws -> MCPOutcome {
    let call = APICall(
      ["name": try arguments.string("name")],
      body: Array(try arguments.string("script").utf8),
      now: now.instant
    )
    return try await ask(ScriptAPI.Keep(call))
  }

  /// A title as a name: "Legs & Core" is "legs-core".
  private static func name(_ title: String) -> String {
    let parts = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = parts.joined(separator: "-").prefix(100)
    return name.isEmpty ? "workout" : String(name)
  }
}
