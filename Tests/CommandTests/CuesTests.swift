import Foundation
import Testing

/// Choosing which figures are heard, from the command to a run.
struct CuesTests {
  @Test func `a scheme is made, used on a race, deleted and brought back`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func cues(_ arguments: String...) throws -> String {
      let outcome = try Command.run(["cues"] + arguments + ["--data", folder.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    func race(_ arguments: String...) throws -> [String] {
      let plan = [
        "run", "demo:steady_5k", "--mode", "race", "--speed", "max", "--data", folder.path,
      ]
      return try Command.run(plan + arguments).output.split(separator: "\n").map(String.init)
    }
    #expect(try cues().contains("There are no cue schemes"))
    _ = try cues("set", "Race", "split/1km", "heart-rate/2km", "pace/500m:tone")
    #expect(try cues("use", "Race", "--for", "race").contains("Used for races: Race"))
    let coached = try race()
    #expect(coached.contains { $0.contains("Kilometer 2: ") && $0.contains("Heart rate ") })
    #expect(coached.contains { $0.hasSuffix("tone: on plan") || $0.hasSuffix("tones: on plan") })
    #expect(!(try race("--cues", "none")).contains { $0.contains("Kilometer 2: ") })
    #expect(!(try cues("delete", "Race")).contains("Race"))
    #expect(!(try race()).contains { $0.contains("Kilometer 2: ") })
    #expect(try cues("undo").contains("Used for races: Race"))
    #expect(try race().contains { $0.contains("Kilometer 2: ") })
  }

  @Test func `says what is wrong with a cue and with a name`() throws {
    #expect(try Command.run("cues", "set", "Race", "split/3x").status == 64)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cues-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let unknown = try Command.run(
      "run",
      "demo:steady_5k",
      "--cues",
      "Nothing",
      "--data",
      folder.path
    )
    #expect(unknown.status == 64 && unknown.errors.contains("'pacesetter cues' lists them"))
  }
}
