import Exchange
import Foundation
import Integrations
import Record
import Storage
import Testing

private let compiler = ["clang", "cc", "gcc"].first { InstalledProgram.path(of: $0) != nil }

/// Requirement R1: whatever was acknowledged is there after a power cut at any moment.
///
/// The server's writes are recorded while it works. For every moment of the record, the disk is put
/// together as a power cut may leave it: what was synced is there, of the rest each write is there,
/// is not, or is torn. The database of that disk is opened, and must hold all that had been
/// acknowledged by then.
@Suite(.enabled(if: compiler != nil, "there is no C compiler for the recorder"))
struct PowerCutTests {
  private let data = ScratchPlace()
  private let work = ScratchPlace()

  @Test func `loses nothing that was acknowledged in a power cut`() async throws {
    try FileManager.default.createDirectory(at: work.url, withIntermediateDirectories: true)
    let log = work.url.appendingPathComponent("log")
    let acks = try recordSession(log)
    let record = DiskRecord(Array(try Data(contentsOf: log)))
    #expect(record.operations.count > 200)
    // More before a release: PACESETTER_POWER_CUTS=20000.
    let wanted = ProcessInfo.processInfo.environment["PACESETTER_POWER_CUTS"].flatMap { Int($0) }
    var dice = Dice(seed: 2)
    for cut in 1...(wanted ?? 250) {
      let end = 1 + Int(dice.number(UInt64(record.operations.count)))
      let place = record.operations[end - 1].end
      let expected = acks.last { $0.log <= place }?.seq ?? 0
      let disk = ScratchPlace()
      try FileManager.default.createDirectory(at: disk.url, withIntermediateDirectories: true)
      for (name, bytes) in record.disk(after: end, &dice) {
        try Data(bytes).write(to: disk.url.appendingPathComponent(name))
      }
      let database = try RecordDatabase(DataFolder(path: disk.url.path))
      let library = SessionLibrary(database)
      let acked = try await library.acked(Self.device)
      #expect(acked >= expected, "cut \(cut), after \(end) operations")
      var lines: [[UInt8]] = []
      var next: Int64 = 0
      while let part = try await library.events(of: "run", from: next), part.next > next {
        #expect(part.damaged == [])
        lines += part.lines
        next = part.next
      }
      #expect(lines == (1...max(1, acked)).prefix(Int(acked)).map { Self.line($0) })
      database.close()
    }
  }

  /// Runs the server under the recorder, with as much work as makes its log turn over.
  private func recordSession(_ log: URL) throws -> [(log: Int, seq: Int64)] {
    let library = work.url.appendingPathComponent("recorder.so").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Harness/recorder.c").path
    let compile = try Child(
      compiler ?? "cc",
      ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"]
    )
    try #require(compile.wait() == 0)
    let server = try ServedCommand(
      data: data.url,
      through: [
        "env", "LD_PRELOAD=\(library)", "RECORDER_FOLDER=\(data.url.path)",
        "RECORDER_LOG=\(log.path)",
      ]
    )
    let http = PlainHTTP(port: server.port)
    var acks: [(log: Int, seq: Int64)] = []
    var seq: Int64 = 0
    // 1,000 pages are folded into the database, then the log begins anew: that must be met too.
    while acks.count < 400 {
      let last = seq + Int64(acks.count % 5 == 4 ? 12 : 1)
      let answer = http.ask(
        "POST",
        "/api/v1/events",
        (seq + 1...last).flatMap { Self.line($0) + [10] }
      )
      try #require(answer?.status == 200, "\(answer?.body ?? "no answer")")
      seq = last
      let size = try FileManager.default.attributesOfItem(atPath: log.path)[.size] as? Int
      acks.append((size ?? 0, seq))
    }
    server.kill()
    return acks
  }

  private static let device = "00000000000000aa"

  private static func line(_ seq: Int64) -> [UInt8] {
    EventLine.sealed(
      Array(
        (#"{"device":"\#(device)","seq":\#(seq),"session":"run","type":"set","at":\#(seq * 1000),"#
          + #""wall":\#(1_784_500_000_000 + seq * 1000),"offset":120,"payload":{"weight":60}}"#)
          .utf8
      )
    )
  }
}

/// Numbers by chance that can be thrown again (SplitMix64).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(_ sides: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) % sides
  }
}
