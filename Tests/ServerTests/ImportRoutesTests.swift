import Exchange
import Formats
import Foundation
import Integrations
import Server
import Record
import Storage
import Testing

/// What is brought by way of the page is read by a child with limits, never by the server.
struct ImportRoutesTests {
  private var visitor = Visitor()

  init() {
    // Beside the tests, whatever the folder is called.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("pacesetter")
    visitor.settings.reading = ReadingSettings(
      program: ReadingProcess.Program(program.path),
      limits: ReadingLimits(memory: 40 << 20, seconds: 20)
    )
  }

  private func export(_ sessions: Int, _ tail: String) -> [UInt8] {
    let rows = (0..<sessions).map { number in
      let day = number % 28 + 1
      return """
        {"id":"s\(number)","name":"Legs","startedAt":"20\(10 + number / 28 % 80)-02-\(day < 10 ? "0" : "")\(day)T18:00:00Z",\
        "program":"strong","sets":[{"exercise":"Squat","kind":"working","unit":"kg","weight":100,"reps":5}]}
        """
    }
    return Array(
      (#"{"format":"pacesetter-export","version":1,"exportDate":"2026-06-01T00:00:00Z","sessions":["#
        + rows.joined(separator: ",") + tail).utf8
    )
  }

  private func upload(_ name: String, _ bytes: [UInt8]) async throws -> JSON {
    let answer = try await visitor.send("POST", "/api/v1/imports?name=" + name, bytes)
    #expect(answer.status == 200)
    return try JSON.parse(answer.body)
  }

  private func kept() async throws -> (entries: Int, imports: Int, parts: [String]) {
    let archive = try await visitor.keep.archive()
    return (
      try await RecordLibrary(archive.database).sessions().count,
      try await RecordStore(archive.database).imports().count,
      try visitor.keep.files(in: "parts")
    )
  }

  @Test func `keeps nothing of a file that breaks its reader, and takes the next one`() async throws
  {
    // A hundred and twenty sessions, of which a hundred are kept before the reader comes to a value
    // that needs more memory than it may have.
    let bomb = export(120, #",{"id":""# + String(repeating: "a", count: 48 << 20))
    let answer = try await upload("bomb.json", bomb)
    #expect(answer["total"]?["refused"]?.integer == 1)
    let row = answer["rows"]?[0]?.string ?? ""
    #expect(row.hasPrefix("bomb.json: refused: reading it broke off"), "\(row)")
    #expect(row.contains("needs more than 40 MB of memory"), "\(row)")
    #expect(try await kept() == (0, 0, []))

    let good = try await upload("good.json", export(120, "]}"))
    #expect(good["total"]?["sessions"]?.integer == 120)
    #expect(try await kept() == (120, 1, []))
  }

  @Test func `tells how far it is within a file`() async throws {
    // Four megabytes: what is read at once is far less.
    let folder = try await visitor.keep.archive().database.folder
    let path = folder.place("parts") + "/long.json"
    try Data(export(20_000, "]}")).write(to: URL(fileURLWithPath: path))
    let (told, teller) = AsyncStream.makeStream(of: ImportProgress.self)
    var job = ImportJob(
      ReadingOrder(
        .upload(path: path, name: "long.json"),
        unit: nil,
        limits: visitor.settings.reading.limits
      ),
      store: RecordStore(try await visitor.keep.archive().database),
      dryRun: true,
      program: visitor.settings.reading.program
    ) { teller.yield($0) }
    try await job.run { _ in }
    teller.finish()
    var shares: [Double] = []
    var words = ""
    for await progress in told {
      shares.append(progress.share)
      words = progress.words()
    }
    #expect(shares == shares.sorted())
    #expect(Set(shares.filter { 0 < $0 && $0 < 1 }).count >= 2, "\(shares)")
    #expect(shares.last == 1)
    #expect(words.hasSuffix(" kB, 20000 records"), "\(words)")
  }

  @Test func `answers others between the commits of a long import`() async throws {
    _ = try await visitor.keep.archive()
    async let long = upload("long.json", export(20_000, "]}"))
    let told = #"{"columns":["Tag","km"],"meanings":["date","kilometers"]}"#
    var seen: [Int64] = []
    // Where nothing comes in, the answer below says why.
    for _ in 0..<100_000 {
      let list = try JSON.parse(try await visitor.ask("GET", "/api/v1/imports").body)
      guard let row = list["imports"]?[0] else {
        await Task.yield()
        continue
      }
      guard row["unfinished"]?.bool == true else { break }
      seen.append(row["sessions"]?.integer ?? 0)
      let kept = try await visitor.send("PUT", "/api/v1/imports/tables", Array(told.utf8))
      #expect(kept.status == 200)
    }
    let total = try #require(try await long["total"])
    // Some have the same moment, and are one.
    let taken = ["sessions", "duplicates"].map { total[$0]?.integer ?? 0 }
    #expect(taken.reduce(0, +) == 20_000, "\(total)")
    #expect(seen == seen.sorted())
    #expect(Set(seen).count >= 2, "\(seen.count) answers before the last commit")
  }

  @Test func `tells a page that asks how far its import is, while it goes on`() async throws {
    let desk = try await visitor.keep.archive().imports
    let name = String(repeating: "0b", count: 16)
    let path = "/api/v1/imports/\(name)/progress"
    #expect(try await visitor.ask("GET", path).status == 204)
    let (told, teller) = AsyncStream.makeStream(of: ImportProgress.self)
    async let following: Void = desk.follow(told, as: name)
    for (bytes, share) in [(Int64(1_000_000), 0.25), (3_000_000, 0.75)] {
      teller.yield(ImportProgress(bytes: bytes, total: 4_000_000, records: 7))
      while await desk.progress(of: name)?.bytes != bytes { await Task.yield() }
      let answer = try JSON.parse(try await visitor.ask("GET", path).body)
      #expect(answer["share"]?.number == share)
      #expect(answer["words"]?.string == "\(bytes / 1000) of 4000 kB, 7 records")
    }
    teller.finish()
    await following
    #expect(try await visitor.ask("GET", path).status == 204)
    // A name that nobody could have made up is refused before anything is read.
    let odd = try await visitor.send("POST", "/api/v1/imports?name=a.json&job=../x", [1])
    #expect(odd.status == 400)
  }

  @Test func `says in German what became of a file`() async throws {
    func upload(_ name: String, _ text: String) async throws -> JSON {
      let answer = try await visitor.ask(
        "POST",
        "/api/v1/imports?weights=kg&name=" + name,
        headers: [("X-Pacesetter", "1"), ("Accept-Language", "de")],
        body: Array(text.utf8)
      )
      return try JSON.parse(answer.body)
    }
    let diary =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
      + "2026-05-04 18:00:00,Beine,Kneebender,1,100,5\n"
    let taken = try await upload("strong.csv", diary)
    #expect(taken["words"]?.string == "1 Datei: 1 Krafttraining")
    #expect(taken["rows"]?[0]?.string?.hasPrefix("strong.csv: 1 Krafttraining") == true)
    let again = try await upload("strong.csv", diary)
    #expect(again["words"]?.string == "1 Datei: nichts Neues, 1 Datei schon importiert")
    let refused = try await upload("brief.txt", "Hallo")
    #expect(
      refused["rows"]?[0]?.string?.hasPrefix("brief.txt: abgelehnt: diese Art von Datei können")
        == true
    )
    #expect(refused["words"]?.string == "1 Datei: nichts kam hinzu, 1 Datei abgelehnt")
    let empty = try await upload("leer.csv", "")
    #expect(empty["detail"]?.string == "Die Datei ist leer.")
  }

  @Test func `asks what the columns of an unknown table tell, and reads it from then on`()
    async throws
  {
    let table = Array("Tag;Strecke;Dauer\n03.05.2026;5,2;26:10\n".utf8)
    let refused = try await upload("meine.csv", table)
    #expect(refused["total"]?["refused"]?.integer == 1)
    let columns = refused["reports"]?[0]?["table"]?["columns"]?.array ?? []
    #expect(columns.map { $0["guess"]?.string } == ["date", "kilometers", "seconds"])
    #expect(columns.first?["samples"]?.array?.map(\.string) == ["03.05.2026"])
    let told = #"{"columns":["Tag","Strecke","Dauer"],"meanings":["date","kilometers","seconds"]}"#
    let known = try await visitor.send("PUT", "/api/v1/imports/tables", Array(told.utf8))
    #expect(known.status == 200)
    let taken = try await upload("meine.csv", table)
    #expect(taken["total"]?["activities"]?.integer == 1)
    #expect(taken["summary"]?.array?.first?.string == "One day: 3 May 2026.")
    let id = try JSON.parse(known.body)["tables"]?[0]?["id"]?.string ?? ""
    #expect(try await visitor.send("DELETE", "/api/v1/imports/tables/" + id, []).status == 200)
    #expect(try await visitor.send("DELETE", "/api/v1/imports/tables/" + id, []).status == 404)
  }

  @Test func `reads no file itself where the child cannot be started`() async throws {
    var other = self
    other.visitor.settings.reading.program = ReadingProcess.Program("/nonexistent")
    let answer = try await other.upload("good.json", export(1, "]}"))
    #expect(answer["rows"]?[0]?.string?.hasPrefix("good.json: refused: it cannot be read") == true)
    #expect(try await kept() == (0, 0, []))
  }
}
