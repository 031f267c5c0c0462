import Exchange
import Foundation
import Integrations
import Server
import Record
import Storage
import Testing
import Training

/// Requirement R9: what a file does to its reader, the server and the record survive.
struct ReadingLimitTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  init() throws {
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
  }

  /// Packs a text as a zip, with a hand that is not the reader's.
  private func zip(_ name: String, _ script: String) throws -> String {
    let path = files.url.appendingPathComponent(name).path
    let packer = try Child(
      "python3",
      [
        "-c",
        """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
            with z.open("export.xml", "w", force_zip64=True) as f:
                f.write(b"<HealthData>")
                \(script)
        """, path,
      ]
    )
    try #require(packer.wait() == 0)
    return path
  }

  /// One workout whose notes never end: nothing of it can be handed over before it does.
  private func memoryBomb() throws -> String {
    try zip(
      "memory.zip",
      """
      f.write(b'<Workout startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 01:00:00 +0000">')
              for _ in range(40): f.write(b'<MetadataEntry key="k" value="v"/>' * 20000)
      """
    )
  }

  /// As many devices as records: each is looked up among all before it.
  private func timeBomb() throws -> String {
    try zip(
      "time.zip",
      """
      for i in range(120000): f.write(b'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="%d" value="1" startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 00:00:00 +0000"/>' % i)
      """
    )
  }

  private func report(
    on paths: [String],
    _ limits: ReadingLimits,
    _ database: RecordDatabase
  ) async throws -> [String] {
    var job = ImportJob(
      ReadingOrder(.paths(paths), unit: nil, limits: limits),
      store: RecordStore(database),
      dryRun: false,
      program: ReadingProcess.Program(Command.program.path)
    )
    var words: [String] = []
    try await job.run { words.append($0.words()) }
    return words
  }

  @Test func `outlives bombs of memory and of time, and takes what lies beside them`() async throws
  {
    let good = files.url.appendingPathComponent("export.xml")
    try Data(HealthExport.text(workouts: 5).utf8).write(to: good)
    let database = try RecordDatabase(DataFolder(path: data.url.path))
    defer { database.close() }
    let memory = try await report(
      on: [try memoryBomb(), good.path],
      ReadingLimits(memory: 40 << 20, seconds: 20),
      database
    )
    try #require(memory.count == 2, "\(memory)")
    #expect(memory[0].contains("memory.zip > export.xml: refused: reading it broke off"))
    #expect(memory[0].contains("needs more than 40 MB of memory; unpack it"))
    #expect(memory[1].contains("5 activities"))
    let time = try await report(
      on: [try timeBomb(), good.path],
      ReadingLimits(memory: 512 << 20, seconds: 1),
      database
    )
    try #require(time.count == 2, "\(time)")
    #expect(time[0].contains("time.zip > export.xml: refused: reading it takes longer than 1 sec"))
    #expect(time[1].contains("already imported"))
    #expect(try await RecordLibrary(database).history().entries.count == 5)
    #expect(try await database.damage() == nil)
  }

  @Test func `says of a program that cannot be started that it cannot`() async throws {
    let database = try RecordDatabase(DataFolder(path: data.url.path))
    defer { database.close() }
    var job = ImportJob(
      ReadingOrder(.paths(["/x"]), unit: nil),
      store: RecordStore(database),
      dryRun: false,
      program: ReadingProcess.Program("/nonexistent")
    )
    var words: [String] = []
    try await job.run { words.append($0.words()) }
    #expect(words.count == 1 && words[0].hasPrefix("/x: refused: "), "\(words)")
  }

  @Test func `serves on when the reader of an import is killed`() throws {
    let server = try ServedCommand(data: data.url)
    let bomb = try timeBomb()
    let environment = ["PACESETTER_DATA": data.url.path]
    let output = files.url.appendingPathComponent("output")
    try Data().write(to: output)
    let command = try Child(
      Command.program.path,
      ["import", bomb],
      environment: environment,
      output: .file(output)
    )
    kill(try readerProcess(of: server.process.id), SIGKILL)
    #expect(command.wait() == 65)
    let said = try String(contentsOf: output, encoding: .utf8)
    #expect(said.contains("reading it was ended from outside"), "\(said)")
    #expect(PlainHTTP(port: server.port).ask("GET", "/health")?.status == 200)
    let good = files.url.appendingPathComponent("export.xml")
    try Data(HealthExport.text(workouts: 5).utf8).write(to: good)
    let next = try Command.run(["import", good.path], environment: environment)
    #expect(next.output.contains("5 activities"), "\(next.output)")
    #expect(server.stop() == 0)
  }

  /// The child of a server that reads, once there is one.
  private func readerProcess(of server: pid_t) throws -> pid_t {
    for _ in 0..<5000 {
      for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
        guard let id = pid_t(name),
          let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
          let parent = status.split(separator: ")").last?.split(separator: " ").dropFirst().first
        else { continue }
        let words = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/cmdline"))
        if pid_t(parent) == server,
          String(decoding: words ?? Data(), as: UTF8.self).contains(ReadingProcess.Program.word)
        {
          return id
        }
      }
      letRun(for: .milliseconds(5))
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
