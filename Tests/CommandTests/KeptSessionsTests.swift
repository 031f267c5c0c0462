import Formats
import Foundation
import Testing

/// Strength sessions of this build and of the earlier one, through import and export.
struct KeptSessionsTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  /// An export with a session of the build before led workouts kept their facts, and one of this build.
  private static let sessions = #"""
    {"format":"pacesetter-export","version":1,"exportDate":"2026-06-03T10:00:00Z","activities":[],
    "sessions":[
    {"id":"gym-0","name":"Legs","startedAt":"2026-06-01T18:00:00+02:00","utcOffsetMinutes":120,
    "elapsedSeconds":1800,"program":"pacesetter","sets":[
    {"exercise":"Squat","kind":"working","weight":100,"unit":"kg","reps":5,"effort":8}]},
    {"id":"gym-1","workout":"legs","name":"Legs","contentHash":"abc",
    "startedAt":"2026-06-02T18:00:00+02:00","utcOffsetMinutes":120,"elapsedSeconds":1800,
    "program":"pacesetter","score":{"rounds":5,"reps":12},"effort":7,"note":"knee","sets":[
    {"exercise":"Lunge","kind":"working","weight":45,"unit":"kg","pair":true,"reps":8,"perSide":true,
    "effort":8,"repsInReserve":2},
    {"exercise":"Row","kind":"working","unit":"kg","count":12,"countUnit":"calories"}]}],
    "exercises":[],"days":[],
    "ownWorkouts":[{"name":"push-mine","changedAt":"2026-06-02T10:00:00Z","text":"# Mine","base":"push",
    "baseText":"# Push"}],
    "preferences":[{"key":"wish","value":{"minutes":30},"changedAt":"2026-06-02T10:00:00Z"}],
    "personalBests":{"runs":[],"exercises":[]}}
    """#

  @Test func `takes sessions of the earlier build and of this one, and loses nothing`() throws {
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
    let url = files.url.appendingPathComponent("sessions.json")
    try Data(Self.sessions.utf8).write(to: url)
    let taken = try run("import", url.path)
    #expect(taken.status == 0, "\(taken.errors)")
    let export = files.url.appendingPathComponent("all.json").path
    #expect(try run("export", "--out", export).status == 0)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: export)))
    let (given, kept) = (try JSON.parse(Array(Self.sessions.utf8)), try JSON.parse(bytes))
    for list in ["sessions", "ownWorkouts", "preferences"] {
      #expect(kept[list] == given[list], "\(list)")
    }
    #expect(try ExportSchema.accepts(export))
    let lunge = kept["exercises"]?.array?.first { $0["name"]?.string == "Lunge" }
    #expect(lunge?["volumeKilograms"]?.number == 720)
    let shown = try run("show", "gym-1").output
    #expect(shown.contains("5 rounds + 12 reps, effort 7 of 10"), "\(shown)")
    #expect(shown.contains("8 × 2 x 22.5 kg, each side, 2 in reserve"), "\(shown)")
    #expect(shown.contains("12 cal"), "\(shown)")
    #expect(try run("history").output.contains("720 kg"))
  }
}
