import Formats
import Foundation
import Testing

/// `pacesetter script keep`, `list`, `show`, `remove`, and `run --script` with one that is kept.
struct OwnScriptTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private func write(_ text: String, audio: String = "") throws -> String {
    let script = #"""
      {"id": "tempo", "messages": [
        {"id": "a", "triggerSpec": {"type": "time", "atSeconds": 60}, "text": "\#(text)"\#(audio)}
      ]}

      """#
    let folder = data.url.appendingPathComponent("scripts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("tempo.json")
    try Data(script.utf8).write(to: file)
    return file.path
  }

  private func spoken(_ outcome: Command.Outcome) throws -> [String] {
    try outcome.rows.compactMap { try JSON.parse($0)["effect"]?["speak"]?["text"]?.string }
  }

  @Test func `keeps a script, plays it by its name, and deletes it`() throws {
    let file = try write("My own words.")
    #expect(try run("script", "list").errors.contains("No script is saved"))
    let kept = try run("script", "keep", file)
    #expect(kept.output == "tempo is saved, with 1 message.\n", "\(kept.errors)")
    _ = try run("script", "keep", file, "--name", "Tuesday")
    #expect(try run("script", "list").output == "Tuesday  1 message\ntempo  1 message\n")
    #expect(
      try run("script", "show", "tempo").output == String(contentsOfFile: file, encoding: .utf8)
    )
    let heard = try run("run", "demo:steady_5k", "--script", "Tuesday", "--json")
    #expect(try spoken(heard) == ["My own words."])
    #expect(try run("script", "remove", "Tuesday").status == 0)
    #expect(try run("script", "remove", "Tuesday").status == 1)
    // Who names a file that is not there hears of the file.
    #expect(try run("run", "demo:steady_5k", "--script", "Tuesday", "--json").status == 66)
  }

  @Test func `saves and plays no script with harmful advice`() throws {
    let file = try write("Take 200 g of sugar now.")
    for outcome in [
      try run("script", "keep", file), try run("run", "demo:steady_5k", "--script", file),
    ] {
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains(":2:"), "\(outcome.errors)")
      #expect(outcome.errors.contains("\"200 g\" is much carbohydrate at once"))
    }
    #expect(try run("script", "check", file).status == 1)
    #expect(try run("script", "list").output == "")
  }

  @Test func `says which of a script's sound files cannot be played`() throws {
    let file = try write("Words.", audio: #", "prerenderedAudioPath": "sounds/a.wav""#)
    let outcome = try run(
      "run",
      "demo:steady_5k",
      "--script",
      file,
      "--speed",
      "max",
      "--out",
      data.url.appendingPathComponent("run.m4a").path
    )
    if outcome.status == 0 {
      #expect(outcome.errors.contains("scripts/sounds/a.wav: cannot be read; the voice says"))
    } else {
      print("skipped: no voice or no FFmpeg on this machine")
    }
    #expect(try run("script", "keep", file).errors.contains("sound files are not saved"))
  }
}
