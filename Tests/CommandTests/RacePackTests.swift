import Formats
import Foundation
import Integrations
import Testing

/// The sounds of a race are made the day before, and played instead of the voice.
struct RacePackTests {
  private let data = ScratchPlace()

  private static func isInstalled(_ programs: String...) -> Bool {
    let missing = programs.filter { InstalledProgram.path(of: $0) == nil }
    if !missing.isEmpty { print("skipped: \(missing) missing, 'make setup' installs them") }
    return missing.isEmpty
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    )
  }

  @Test(.enabled(if: RacePackTests.isInstalled("flite", "ffmpeg")))
  func `makes the sounds of a race, and runs it with them`() throws {
    #expect(
      try run(
        "race",
        "add",
        "City 5K",
        "--day",
        "2026-06-01",
        "--distance",
        "5km",
        "--target",
        "25:00"
      ).status == 0
    )
    let folder = data.url.appendingPathComponent("pack").path
    let made = try run("race", "pack", "city", "--sounds", "12", "--out", folder, "--voice", "slt")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("City 5K: 12 of 12 sounds are made, "))
    let pack = try PackFolder(reading: URL(fileURLWithPath: folder))
    #expect(pack.title == "City 5K" && pack.lines.count == 12 && pack.missing == [])
    // The first lines of a pack are those that are said as planned; nothing else speaks them.
    let rehearsed = try run("run", "--race", "city", "--pack", folder, "--json")
    #expect(rehearsed.status == 0, "\(rehearsed.errors)")
    let told = rehearsed.errors.split(separator: " ")
    let place = try #require(told.firstIndex(of: "of"), "\(rehearsed.errors)")
    // All but what the hour of the day adds.
    #expect(Int(told[place - 1]) ?? 0 >= 10, "\(rehearsed.errors)")
    #expect(rehearsed.errors.contains("lines had their sound in the pack City 5K"))
    // A sound that is gone is told by the line that lacks it.
    try FileManager.default.removeItem(
      at: URL(fileURLWithPath: folder).appendingPathComponent(pack.lines[0].file)
    )
    #expect(try PackFolder(reading: URL(fileURLWithPath: folder)).missing == [pack.lines[0]])
  }

  @Test(.enabled(if: RacePackTests.isInstalled("flite", "ffmpeg")))
  func `proves a script of one's own before it makes the sounds`() throws {
    #expect(
      try run(
        "race",
        "add",
        "City mile",
        "--day",
        "2026-06-01",
        "--distance",
        "1.6km",
        "--target",
        "8:00"
      ).status == 0
    )
    func script(lastAt meters: Int) throws -> String {
      func line(_ id: String, _ meters: Int, _ text: String) -> String {
        #"{"id":"\#(id)","triggerSpec":{"type":"distance","atMeters":\#(meters)},"text":"\#(text)"}"#
      }
      let lines = [
        line("a", 50, "Off you go, tall and easy."), line("b", 600, "Relax the shoulders here."),
        line("c", meters, "Strong to the line now."),
      ]
      let file = data.url.appendingPathComponent("mile-\(meters).json")
      try #"{"id":"mile","messages":[\#(lines.joined(separator: ","))]}"#
        .write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let folder = data.url.appendingPathComponent("pack")
    let pack = ["race", "pack", "city", "--sounds", "6", "--voice", "slt", "--out", folder.path]
    func make(_ script: String) throws -> Command.Outcome {
      try Command.run(
        pack + ["--script", script],
        environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
      )
    }
    let refused = try make(script(lastAt: 900))
    #expect(refused.status == 65 && refused.errors.contains("mend the script"))
    #expect(refused.output.contains("no line towards the finish"), "\(refused.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let made = try make(script(lastAt: 1500))
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("It may be played."))
    let proof = try JSON.parse(Array(Data(contentsOf: folder.appendingPathComponent("proof.json"))))
    #expect(proof["isPlayable"] == true)
    let kept = try String(contentsOf: folder.appendingPathComponent("script.json"), encoding: .utf8)
    #expect(kept.contains("Strong to the line now."))
    #expect(
      try PackFolder(reading: folder).lines.contains { $0.words == "Relax the shoulders here." }
    )
  }

  @Test func `says what is wrong with a pack, a race and a number`() throws {
    let nowhere = try run("run", "demo:steady_5k", "--pack", "/nonexistent", "--json")
    #expect(nowhere.status == 66 && nowhere.errors.contains("no race pack is here"))
    let unknown = try run("race", "pack", "nothing")
    #expect(unknown.status == 1 && unknown.errors.contains("no race is named nothing"))
    let many = try run("race", "pack", "nothing", "--sounds", "3001")
    #expect(many.status == 64 && many.errors.contains("expected 1 to 3000"))
  }
}
