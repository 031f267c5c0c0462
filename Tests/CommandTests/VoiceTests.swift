import Exchange
import Formats
import Foundation
import Integrations
import Testing

struct VoiceTests {
  private static func isInstalled(_ programs: String...) -> Bool {
    let missing = programs.filter { InstalledProgram.path(of: $0) == nil }
    if !missing.isEmpty { print("skipped: \(missing) missing, 'make setup' installs them") }
    return missing.isEmpty
  }

  @Test(.enabled(if: VoiceTests.isInstalled("flite", "ffmpeg")))
  func `writes the run's speech and where each line lies`() throws {
    try withFile("timeline.json", "") { timeline in
      let folder = (timeline as NSString).deletingLastPathComponent
      let sound = folder + "/narration.m4a"
      let outcome = try Command.run(
        [
          "run", "demo:steady_5k", "--out", sound, "--timeline", timeline, "--voice", "slt",
          "--json",
        ]
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      let said = try JSON.parse(try #require(outcome.rows.last))["summary"]?["said"]?.integer
      let json = try JSON.parse(try String(contentsOfFile: timeline, encoding: .utf8))
      #expect(json["lines"]?.array?.count == said.map { Int($0) })
      #expect(json["longestSilence"] == .number(3))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: sound))
      #expect(bytes.dropFirst(4).starts(with: Data("ftypM4A".utf8)))
      #expect(outcome.errors.contains("narration.m4a: "))
    }
  }

  @Test(.enabled(if: VoiceTests.isInstalled("flite", "ffmpeg")))
  func `writes a workout as one sound, every cue at its time`() throws {
    try withFile("timeline.json", "") { timeline in
      let folder = (timeline as NSString).deletingLastPathComponent
      let sound = folder + "/workout.m4a"
      let outcome = try Command.run(
        "workouts",
        "cues",
        "emom-swing-and-push",
        "--out",
        sound,
        "--timeline",
        timeline,
        "--voice",
        "slt"
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      let json = try JSON.parse(try String(contentsOfFile: timeline, encoding: .utf8))
      let lines = try #require(json["lines"]?.array)
      #expect(lines.count > 20)
      // Ten minutes of it are one cue a minute at least, and the silence between is kept.
      let starts = lines.compactMap { $0["at"]?.number }
      #expect(starts == starts.sorted() && (starts.last ?? 0) > 600, "\(starts.last ?? 0)")
      #expect(json["longestSilence"] == .null)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: sound))
      #expect(bytes.dropFirst(4).starts(with: Data("ftypM4A".utf8)))
    }
    let nothing = try Command.run("workouts", "cues", "emom-swing-and-push", "--voice", "slt")
    #expect(nothing.status == 64 && nothing.errors.contains("add --out"))
  }

  @Test func `still coaches in text without a voice, and says so once`() throws {
    // A PATH without voices; the command itself is named by its path.
    let bare = ["PATH": "/nonexistent"]
    let aloud = try Command.run(
      ["run", "demo:steady_5k", "--speed", "3600", "--voice"],
      environment: bare
    )
    #expect(aloud.status == 0)
    #expect(aloud.output.contains("lines said"))
    #expect(aloud.errors.components(separatedBy: "apt install flite").count == 2)
    let file = try Command.run(
      ["run", "demo:steady_5k", "--out", "/tmp/never-written.m4a"],
      environment: bare
    )
    #expect(file.status == 69)
    #expect(file.output.contains("lines said"))
    #expect(file.errors.contains("apt install flite"))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/never-written.m4a"))
  }

  @Test(.enabled(if: VoiceTests.isInstalled("flite")))
  func `stops at a voice that nobody has`() throws {
    let unknown = try Command.run("run", "demo:steady_5k", "--out", "x.m4a", "--voice", "nobody")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("rms, slt"))
    #expect(unknown.output.isEmpty)
  }

  @Test func `stops at a folder that is not there`() throws {
    let folder = try Command.run("run", "demo:steady_5k", "--out", "/no/such/folder/x.m4a")
    #expect(folder.status == 74)
    #expect(folder.errors.contains("/no/such/folder"))
    #expect(folder.output.isEmpty)
  }

  @Test(.enabled(if: VoiceTests.isInstalled("flite", "sh")))
  func `speaks aloud through the machine's player`() throws {
    // A player that notes what it was given instead of playing it.
    try withFile("log", "") { log in
      let folder = (log as NSString).deletingLastPathComponent
      let player = folder + "/pw-play"
      try Data("#!/bin/sh\necho \"$1\" >> '\(log)'\n".utf8).write(to: URL(fileURLWithPath: player))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: player
      )
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let outcome = try Command.run(
        ["run", "demo:steady_5k", "--speed", "300", "--voice", "rms"],
        environment: ["PATH": "\(folder):\(path)"]
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
      let played = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(!played.isEmpty)
      #expect(played.allSatisfy { $0.hasSuffix("line.wav") })
    }
  }

  @Test(.enabled(if: VoiceTests.isInstalled("flite", "espeak-ng")))
  func `lists the voices of this machine`() throws {
    let outcome = try Command.run("voices")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("rms") && outcome.output.contains("espeak-de"))
    let german = try JSON.parse(try Command.run("voices", "--language", "de", "--json").output)
    #expect(german[0]?["id"] == .string("espeak-de"))
    #expect(try Command.run(["voices"], environment: ["PATH": "/nonexistent"]).status == 69)
  }

  @Test func `says in plain words what is missing`() throws {
    let outcome = try Command.run(["doctor"], environment: ["PATH": "/nonexistent"])
    #expect(outcome.status == 1)
    for words in ["apt install flite", "apt install espeak-ng", "apt install ffmpeg"] {
      #expect(outcome.output.contains(words), "\(words)")
    }
    let json = try JSON.parse(try Command.run(["doctor", "--json"]).output)
    #expect(json.array?.allSatisfy { $0["check"]?.string != nil && $0["ok"]?.bool != nil } == true)
  }
}
