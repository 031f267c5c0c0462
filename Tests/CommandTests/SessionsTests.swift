import Exchange
import Foundation
import Storage
import Testing

struct SessionsTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()

  @Test func `lists, exports, takes in, checks and deletes, with a server and without`() throws {
    let lines = (1...700).map { line($0, "run-1") } + [line(701, "run-2")]
    let export = data.url.appendingPathComponent("export")
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    try Data(lines.joined().utf8).write(to: export)
    var server: ServedCommand?
    for place in [data, other] {
      if place === other { server = try ServedCommand(data: other.url) }
      #expect(try run(place, "sessions").errors == "no session is stored yet\n")
      let first = try run(place, "sessions", "import", export.path)
      #expect(first.errors == "701 events are new, 0 were already stored\n")
      let second = try run(place, "sessions", "import", "-", input: lines.joined())
      #expect(second.errors == "0 events are new, 701 were already stored\n")
      #expect(
        try run(place, "sessions").output
          == """
          2026-07-20 00:28  0 min  1 events  run-2
          2026-07-20 00:28  0 min  700 events  run-1

          """
      )
      #expect(try run(place, "sessions", "export", "run-1").output == lines.prefix(700).joined())
      #expect(try run(place, "sessions", "export", "--all").output == lines.joined())
      #expect(
        try run(place, "sessions", "check").errors == "2 sessions with 701 events are intact\n"
      )
      #expect(try run(place, "sessions", "delete", "run-2").status == 0)
      for command in ["delete", "export"] {
        let gone = try run(place, "sessions", command, "run-2")
        #expect(gone.status == 1)
        #expect(gone.errors.contains("there is no session run-2"))
      }
    }
    #expect(server?.stop() == 0)
  }

  @Test func `says what is wrong with an export`() throws {
    let outcome = try run(data, "sessions", "import", "-", input: line(1, "a") + "nonsense\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("line 2"))
    #expect(try run(data, "sessions", "import", "/nonexistent").status == 66)
    #expect(try run(data, "sessions", "export").status == 64)
    #expect(try run(data, "sessions", "export", "../x").status == 64)
  }

  @Test func `finds a damaged session and writes the rest`() throws {
    let lines = (1...9).map { line($0, "run-1") }
    _ = try run(data, "sessions", "import", "-", input: lines.joined())
    let file = data.url.appendingPathComponent("pacesetter.sqlite")
    var bytes = try Data(contentsOf: file)
    let place = try #require(bytes.range(of: Data(#""seq":4,"#.utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "?")
    try bytes.write(to: file)
    let check = try run(data, "sessions", "check")
    #expect(check.status == 1)
    #expect(check.output.contains("run-1 is damaged"))
    let rest = try run(data, "sessions", "export", "run-1").output
    #expect(rest == (lines[..<3] + lines[4...]).joined())
    #expect(try run(data, "sessions").output.hasSuffix("damaged\n"))
  }

  private func line(_ seq: Int, _ session: String) -> String {
    let json =
      #"{"device":"00000000000000aa","seq":\#(seq),"session":"\#(session)","type":"tick","#
      + #""at":0,"wall":\#(1_784_500_100_000 + seq),"offset":120,"payload":{}}"#
    return String(decoding: EventLine.sealed(Array(json.utf8)), as: UTF8.self) + "\n"
  }

  private func run(
    _ place: ScratchPlace,
    _ arguments: String...,
    input: String? = nil
  ) throws -> Command.Outcome {
    try Command.run(arguments, input: input, environment: ["PACESETTER_DATA": place.url.path])
  }
}
