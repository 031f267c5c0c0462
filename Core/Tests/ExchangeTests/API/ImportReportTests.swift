import Exchange
import Formats
import Screens
import Testing
import Training

struct ImportReportTests {
  private let reader = APIReader(today: Day(daysSince1970: 20_000), offset: .zero)

  private func text(_ answer: some APIAnswer) -> String {
    var json = JSONWriter()
    answer.write(to: &json, for: reader)
    return json.text
  }

  private var report: ImportReport {
    var receipt = ImportReceipt()
    (receipt.sessions, receipt.duplicates) = (2, 1)
    var taken = FileReport("strong.csv", .taken(receipt))
    taken.remarks = ["line 3: it is short"]
    taken.names = [DiaryName("Squat", sets: 4, .unsure(["Back Squat", "Front Squat"]))]
    var refused = FileReport("cut.fit", .refused("it ends early"))
    refused.offer = "the last minute"
    let reports = [taken, FileReport("run.gpx", .known(at: nil)), refused]
    var total = ImportTotal(isDry: true)
    for report in reports { total.add(report) }
    total.passedOver.add(.table, 3)
    total.passedOver.add(.course, 2)
    total.import = 7
    let files = reports.map { ImportReport.File($0, words: $0.words()) }
    return ImportReport(files, total, words: total.words())
  }

  @Test func `is written as pages and scripts read it`() throws {
    let json = try JSON.parse(Array(text(report).utf8))
    #expect(json.object?.map(\.key) == ["reports", "rows", "total", "words", "summary"])
    #expect(
      json["reports"]?[0]?.object?.map(\.key) == [
        "file", "outcome", "activities", "sessions", "figures", "duplicates", "richer", "remarks",
        "names",
      ]
    )
    #expect(json["reports"]?[1]?.text() == #"{"file":"run.gpx","outcome":"known"}"#)
    #expect(
      json["reports"]?[2]?.text()
        == #"{"file":"cut.fit","outcome":"refused","reason":"it ends early","#
        + #""offer":"the last minute"}"#
    )
    #expect(json["rows"]?[1]?.string == "run.gpx: already imported")
    #expect(
      json["total"]?.text()
        == #"{"files":3,"known":1,"refused":1,"passedOver":5,"#
        + #""passedOverKinds":{"table":3,"course":2},"activities":0,"sessions":2,"#
        + #""figures":0,"duplicates":1,"richer":0,"import":7,"dryRun":true}"#
    )
    #expect(
      text(ImportReport([], ImportTotal(isDry: false), words: "")).contains(#""import":null"#)
    )
  }

  @Test func `tells what was refused from what was there already`() throws {
    func total(_ outcomes: FileReport.Outcome...) -> ImportTotal {
      var total = ImportTotal(isDry: false)
      for outcome in outcomes { total.add(FileReport("a", outcome)) }
      return total
    }
    var receipt = ImportReceipt()
    #expect(total(.refused("x")).words() == "1 file: nothing came in, 1 file refused")
    #expect(total(.known(at: nil)).words() == "1 file: nothing new, 1 file already imported")
    #expect(!total(.refused("x"), .known(at: nil)).hasBrought)
    receipt.duplicates = 1
    #expect(total(.taken(receipt)).words() == "1 file: nothing new, 1 duplicate")
    #expect(!total(.taken(receipt)).hasBrought)
    receipt.activities = 1
    #expect(total(.taken(receipt), .refused("x")).hasBrought)
    #expect(total().isEmpty && total().words().hasPrefix("nothing in it can be imported"))
    #expect(FileReport("a.csv", .companion).words() == "a.csv: names the recordings beside it")
  }

  @Test func `counts kinds of files of a newer server among the others`() throws {
    let kinds = try JSON.parse(Array(#"{"table":3,"hologram":2}"#.utf8))
    #expect(PassedOver(kinds, count: 5).words() == "3 tables, 2 other files")
    #expect(PassedOver(nil, count: 5).words(in: .german) == "5 andere Dateien")
  }

  @Test func `comes back as what it was`() throws {
    let read = try ImportReport(answer: try JSON.parse(Array(text(report).utf8)))
    #expect(read == report)
  }

  @Test func `carries what came in, and where the rest was before`() throws {
    var receipt = ImportReceipt()
    var run = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000, offset: .zero),
      source: .gpx
    )
    run.distance = .kilometers(10)
    receipt.brought.add(run)
    receipt.activities = 1
    receipt.add(KnownEntry(.activity(run), from: "strava.zip", isReplaced: true))
    #expect(receipt.duplicates == 1 && receipt.richer == 1)
    #expect(
      receipt.releaseTwins(in: .english) == [
        "Running, 1 June 2026, 10.00 km: richer than in strava.zip, and shown instead"
      ]
    )
    #expect(receipt.twins.isEmpty)
    let report = FileReport("a.zip", .taken(receipt))
    var total = ImportTotal(isDry: false)
    total.add(report)
    let all = ImportReport([ImportReport.File(report, words: "a")], total, words: "a")
    #expect(try ImportReport(answer: try JSON.parse(Array(text(all).utf8))) == all)
    #expect(
      total.summary() == [
        "One day: 1 June 2026.", "1 run, 10 km.", "1 was here already: 1 from strava.zip.",
      ]
    )
  }

  @Test func `says what is read and how long the rest takes`() throws {
    let progress = ImportProgress(
      bytes: 1_000_000,
      total: 4_000_000,
      records: 0,
      file: "a.fit",
      seconds: 100
    )
    #expect(progress.words() == "a.fit, 1000 of 4000 kB, about 5 minutes left")
    #expect(progress.words(in: .german) == "a.fit, 1000 von 4000 kB, noch etwa 5 Minuten")
    #expect(try ImportProgress(answer: try JSON.parse(Array(text(progress).utf8))) == progress)
    // At the very beginning nobody can tell.
    #expect(ImportProgress(bytes: 1, total: 4_000_000, records: 0, seconds: 100).secondsLeft == nil)
  }

  @Test func `says how far an import is`() throws {
    let progress = ImportProgress(bytes: 1_000_000, total: 4_000_000, records: 7)
    #expect(
      text(progress)
        == #"{"bytes":1000000,"total":4000000,"records":7,"share":0.25,"#
        + #""words":"1000 of 4000 kB, 7 records"}"#
    )
    #expect(try ImportProgress(answer: try JSON.parse(Array(text(progress).utf8))) == progress)
  }

  @Test func `carries the guides in the language of who asks`() throws {
    let german = APIReader(today: Day(daysSince1970: 20_000), offset: .zero, language: .german)
    var json = JSONWriter()
    ExportGuides().write(to: &json, for: german)
    let read = try ExportGuides(answer: try JSON.parse(json.bytes))
    #expect(read.rows?.map(\.name) == ExportGuide.all.map(\.name))
    #expect(read.rows?.first?.wait == ExportGuide.all.first?.wait(in: .german))
    #expect(text(read) == json.text)
  }
}
