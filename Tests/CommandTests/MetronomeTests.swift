import Foundation
import Testing

struct MetronomeTests {
  @Test func `writes a WAV file`() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("tick.wav")
    let outcome = try Command.run("metronome", "--bpm", "173", "--seconds", "2", "--out", file.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    let bytes = try Data(contentsOf: file)
    #expect(bytes.count == 44 + 2 * 48_000 * 2)
    #expect(bytes.prefix(4) == Data("RIFF".utf8))
  }

  @Test func `says what may be tried over one's own cadence`() throws {
    let folder = try Folder()
    let file = folder.url.appendingPathComponent("tick.wav").path
    let gentle = try Command.run("metronome", "--baseline", "164", "--out", file)
    #expect(gentle.errors.contains("Try 172 first, 5 % more; go no higher than 180."))
    #expect(gentle.errors.contains("Achilles"))
    let bold = try Command.run("metronome", "--baseline", "164", "--bpm", "190", "--out", file)
    #expect(bold.errors.contains("190 is 16 % above your own 164."))
  }

  @Test(arguments: [
    (["--bpm", "240"], "give a cadence from 150 to 230"),
    (["--bpm", "fast"], "write a cadence in steps per minute"),
    (["--volume", "1.5"], "expected 0 to 1"),
    (["--rate", "100"], "expected 8000 to 192000"), (["--seconds", "0"], "expected 0.1"),
    (["--timbre", "gong"], "wood"), (["--baseline", "60"], "expected 120 to 230"),
    (["--seconds", "99999", "--out", "x.wav"], "expected 0.1 to 44739"),
  ])
  func `refuses what it cannot do`(arguments: [String], hint: String) throws {
    let outcome = try Command.run(["metronome"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test func `says what to do where nothing can play`() throws {
    let outcome = try Command.run("metronome", environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 69)
    #expect(
      outcome.errors
        == "pacesetter: install a program that plays sound from a pipe (apt install pulseaudio-utils), or write a file with --out\n"
    )
  }

  @Test func `plays for as long as it is told, without a terminal`() throws {
    let folder = try Folder()
    let heard = folder.url.appendingPathComponent("heard")
    let path = try folder.player("cat > \(heard.path)")
    let outcome = try Command.run("metronome", "--seconds", "0.5", environment: ["PATH": path])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output == "180 steps/min   volume 40 %   playing   Wood block\n")
    #expect(try Data(contentsOf: heard).count == 24_000 * 2)
  }

  @Test func `is worked by keys in a terminal`() throws {
    let folder = try Folder()
    let path = try folder.player("cat > /dev/null")
    let terminal = try TerminalSession(
      "\(Command.program.path) metronome",
      environment: ["PATH": path]
    )
    for (keys, words) in [
      ("", "space start/stop"), ("", "180 steps/min   volume 40 %   playing   Wood block"),
      ("+", "181 steps/min"), ("\u{1B}[A\u{1B}[A", "183 steps/min"), ("-", "182 steps/min"),
      ("\u{1B}[B", "181 steps/min"), ("]", "volume 45 %"), ("[[", "volume 35 %"),
      (" ", "stopped"), ("\u{1B}[5~", "186 steps/min"), (" ", "playing"), ("w", "Bright tone"),
      ("ttt", "2 more"),
    ] {
      terminal.press(keys)
      #expect(terminal.waits(for: words), "\(words)")
    }
    terminal.press("q")
    let end = try terminal.end()
    #expect(end.status == 0)
  }

  @Test(arguments: ["q", "\u{3}"])
  func `leaves the terminal as it was`(key: String) throws {
    let folder = try Folder()
    let path = try folder.player("cat > /dev/null")
    let line = "trap : INT; stty -a; \(Command.program.path) metronome; stty -a; echo over"
    let terminal = try TerminalSession(line, environment: ["PATH": path])
    #expect(terminal.waits(for: " icanon"))
    #expect(terminal.waits(for: "playing"))
    terminal.press(key)
    let rest = try terminal.end().rest
    #expect(rest.contains(" icanon"))
    #expect(rest.contains(" echo "))
    #expect(rest.contains("over"))
  }

  /// A folder for one test, with players that stand in for the sound server's.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pacesetter-metronome-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A `PATH` on which the only player is a line of a shell.
    func player(_ line: String) throws -> String {
      let program = url.appendingPathComponent("pacat")
      try Data("#!/bin/sh\nPATH=/usr/bin:/bin\n\(line)\n".utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: program.path
      )
      // Programs that the tests need, and no player but ours.
      for name in ["script", "sh", "stty", "cat", "env"] {
        for folder in ["/usr/bin", "/bin"]
        where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
          try? FileManager.default.createSymbolicLink(
            atPath: url.appendingPathComponent(name).path,
            withDestinationPath: "\(folder)/\(name)"
          )
        }
      }
      return url.path
    }
  }
}
