import Formats
import Foundation
import Testing

/// `pacesetter import`, `history`, `show`, `export`, `trends`: from files to the record and out again.
struct RecordTests {
  private let data = ScratchPlace()
  private let other = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ place: ScratchPlace, _ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": place.url.path, "TZ": "UTC"])
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let url = files.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private static let diary = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-11-28 17:36:08,"Legs",1h 5m,"Squat",1,100,5,0,0,,,
    2024-11-30 17:36:08,"Legs",1h,"Squat",1,102.5,5,0,0,,,

    """

  private static func track(_ day: Int, heart: Bool = false) -> String {
    let points = (0..<400).map { second in
      let time =
        "2026-06-0\(day)T07:\(10 + second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60)Z"
      let pulse =
        heart
        ? "<extensions><x:TrackPointExtension xmlns:x=\"http://www.garmin.com/xmlschemas/"
          + "TrackPointExtension/v2\"><x:hr>150</x:hr></x:TrackPointExtension></extensions>" : ""
      return
        "<trkpt lat=\"\(48 + Double(second) * 0.00003)\" lon=\"16\"><time>\(time)</time>\(pulse)</trkpt>"
    }
    return
      "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><type>running</type>"
      + "<trkseg>\(points.joined())</trkseg></trk></gpx>"
  }

  @Test func `notes what is said of an entry, and deletes everything when that is meant`() throws {
    _ = try run(data, "import", try write("run.gpx", Self.track(1)))
    let entry = try JSON.parse(Array(try run(data, "history", "--json").output.utf8))
    let name = try #require(entry["id"]?.string)
    let noted = try run(data, "note", name, "--label", "Long run", "--effort", "7")
    #expect(noted.output == "label   Long run\neffort  7 of 10\nnotes   none\ngear    none\n")
    #expect(try run(data, "note", name, "--effort", "0").output.contains("effort  none"))
    #expect(try run(data, "note", name).status == 64)
    #expect(try run(data, "note", name, "--effort", "11").status == 64)
    #expect(try run(data, "note", "nothing", "--label", "x").status == 1)

    // Nobody typed anything.
    #expect(try run(data, "erase").status == 1)
    #expect(try run(data, "history").output.contains("Long run"))
    #expect(try run(data, "erase", "--yes").status == 0)
    #expect(!(try run(data, "history").output.contains("Long run")))
    let backups = data.url.appendingPathComponent("backups").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: backups) == [])
  }

  @Test func `marks what was salvaged of a damaged file until the whole one comes`() throws {
    let cut = try write("cut.gpx", String(Self.track(2).dropLast(60)))
    let strict = try run(data, "import", cut)
    #expect(strict.status == 65)
    #expect(
      strict.output.contains("  the rest of it is whole: Whatever came after 6:38 is missing.")
    )
    #expect(strict.output.contains("cut.gpx: refused: This file ends before it should. "))
    let salvaged = try run(data, "import", cut, "--salvage")
    #expect(salvaged.status == 0, "\(salvaged.output)")
    #expect(salvaged.output.contains("1 activity\n  Whatever came after 6:38 is missing."))
    #expect(try run(data, "history").output.contains("end missing"))
    let entry = try JSON.parse(Array(try run(data, "history", "--json").output.utf8))
    #expect(entry["damage"]?["cause"]?.string == "cut_off")
    let id = try #require(entry["id"]?.string)
    #expect(try run(data, "show", id).output.contains("Whatever came after 6:38 is missing."))
    _ = try run(data, "import", try write("whole.gpx", Self.track(2)))
    #expect(!(try run(data, "history").output.contains("end missing")))
  }

  @Test func `takes a folder in, shows it, and lets it be undone`() throws {
    _ = try write("in/strong.csv", Self.diary)
    _ = try write("in/deep/run.gpx", Self.track(1))
    _ = try write("in/deep/copy.gpx", Self.track(1))
    _ = try write("in/deep/heart.gpx", Self.track(1, heart: true))
    _ = try write("in/notes.txt", "nothing")
    _ = try write("in/broken.gpx", "<gpx><trk>")
    let folder = files.url.appendingPathComponent("in").path
    let dry = try run(data, "import", folder, "--weights", "kg", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.contains("Nothing was changed."))
    #expect(try run(data, "history").errors.hasPrefix("nothing is in the record yet"))

    let outcome = try run(data, "import", folder, "--weights", "kg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("broken.gpx: refused: "))
    #expect(outcome.output.contains("strong.csv: 2 strength sessions"))
    #expect(
      outcome.rows.last
        == "5 files: 1 activity, 2 strength sessions, 1 duplicate (1 replaced by a richer record),"
        + " 1 file already imported, 1 file refused; passed over: 1 other file."
        + " Undo: pacesetter import --undo 1"
        || outcome.rows.last?.contains("1 activity, 2 strength sessions") == true
    )
    let history = try run(data, "history")
    #expect(history.rows.count == 3)
    #expect(history.rows[0].contains("2026-06-01 07:10") && history.rows[0].contains("150 bpm"))
    #expect(try run(data, "history", "--search", "squat", "--limit", "1").rows.count == 1)
    let id = String(history.rows[0].prefix(8))
    #expect(try run(data, "show", id).output.contains("Splits\n"))
    #expect(try run(data, "show", "zz").status == 1)
    #expect(try run(data, "export", id, "--format", "gpx").output.contains("<trkpt"))
    #expect(
      try run(data, "export", id, "--format", "csv").rows.first
        == "seconds,latitude,longitude,heart_rate_bpm"
    )
    let again = try run(data, "import", folder, "--weights", "kg")
    #expect(again.status == 65 && again.rows.last?.contains("nothing new") == true, "\(again)")
    #expect(try run(data, "import", "--list").rows.count == 1)
    #expect(try run(data, "import", "--undo").errors.hasPrefix("undone: 1  "))
    #expect(try run(data, "history").output == "")
    #expect(try run(data, "import", "--undo").status == 1)
  }

  @Test func `says what it needs and what it cannot use`() throws {
    let diary = try write("strong.csv", Self.diary)
    let untold = try run(data, "import", diary)
    #expect(untold.status == 65)
    #expect(untold.output.contains("say --weights kg or --weights lb"))
    #expect(try run(data, "import").status == 64)
    #expect(try run(data, "import", diary, "--weights", "stone").status == 64)
    #expect(try run(data, "import", "--undo", "x").status == 64)
    let missing = try run(data, "import", "/nonexistent")
    #expect(missing.status == 66)
    #expect(missing.output.contains("there is no such file"))
    let other = try write("letter.txt", "Dear Sir")
    let refused = try run(data, "import", other)
    #expect(refused.status == 65)
    #expect(refused.output.contains("we can't read this kind of file; try FIT, GPX, TCX"))
    let json = try run(data, "import", diary, other, "--weights", "lb", "--json")
    let whole = try JSON.parse(json.rows.last ?? "")
    #expect(whole["sessions"]?.integer == 2 && whole["refused"]?.integer == 1)
  }

  @Test func `calls an exercise what it is told to, then and from then on`() throws {
    let odd = Self.diary.replacing("\"Squat\"", with: "\"Kneebender (Machine)\"")
    let first = try write("first.csv", odd)
    let later = try write("later.csv", odd.replacing("2024-", with: "2025-"))
    let outcome = try run(data, "import", first, "--weights", "kg")
    #expect(outcome.output.contains("not in the catalogue: \"Kneebender (Machine)\"; --map"))
    let odder = try run(data, "import", "--map", "kneebender machine=Hip Widget")
    #expect(odder.status == 64 && odder.errors.contains("\"Hip Widget\" is not in the catalogue"))
    let named = try run(data, "import", "--map", "kneebender machine=goblet squats")
    #expect(named.status == 0)
    #expect(named.errors == "\"kneebender machine\" is \"Goblet Squat\" from now on\n")
    let second = try run(data, "import", later, "--weights", "kg")
    #expect(!second.output.contains("not in the catalogue"), "\(second.output)")
    #expect(try run(data, "history", "--search", "goblet").rows.count == 4)
    #expect(try run(data, "history", "--search", "kneebender").output == "")
    for wrong in ["Squat", "=Squat", "Squat="] {
      #expect(try run(data, "import", "--map", wrong).status == 64)
    }
    #expect(try run(data, "import", first, "--dry-run", "--map", "a=Goblet Squat").status == 64)
    let server = try ServedCommand(data: data.url)
    #expect(try run(data, "import", "--map", "goblet squat=Back Squat").status == 0)
    #expect(try run(data, "history", "--search", "back squat").rows.count == 4)
    #expect(server.stop() == 0)
  }

  @Test func `writes everything, and takes it back in as it was`() throws {
    _ = try write("in/strong.csv", Self.diary)
    _ = try write("in/run.gpx", Self.track(2, heart: true))
    let folder = files.url.appendingPathComponent("in").path
    #expect(try run(data, "import", folder, "--weights", "kg").status == 0)
    let first = files.url.appendingPathComponent("first.json").path
    #expect(try run(data, "export", "--out", first).status == 0)
    #expect(try run(other, "import", first).output.contains("1 activity, 2 strength sessions"))
    let second = try run(other, "export").output
    #expect(undated(second) == undated(try String(contentsOfFile: first, encoding: .utf8)))
    let whole = try JSON.parse(second)
    #expect(whole["exercises"]?[0]?["sets"]?.integer == 2)
    #expect(whole["personalBests"]?["exercises"]?[0]?["day"]?.string == "2024-11-30")
    #expect(whole["personalBests"]?["runs"]?.array?.isEmpty == false)
    // Cut off, it is refused as a whole.
    let cut = try write("cut.json", String(second.dropLast(500)))
    #expect(try run(files, "import", cut).status == 65)
    #expect(try run(files, "history").output == "")
  }

  @Test func `keeps the names of exercises through an export, and undoes them with it`() throws {
    let odd = Self.diary.replacing("\"Squat\"", with: "\"Kneebender (Machine)\"")
    let first = try write("first.csv", odd)
    let later = try write("later.csv", odd.replacing("2024-", with: "2025-"))
    #expect(try run(data, "import", first, "--weights", "kg").status == 0)
    let map = "Kneebender (Machine)=Goblet Squat"
    #expect(try run(data, "import", "--map", map).status == 0)
    let export = files.url.appendingPathComponent("named.json").path
    #expect(try run(data, "export", "--out", export).status == 0)
    let written = try String(contentsOfFile: export, encoding: .utf8)
    #expect(
      try JSON.parse(written)["exerciseNames"]?.array
        == [["diaryName": "kneebendermachine", "name": "Goblet Squat"]]
    )

    // Nothing stays of a dry run.
    #expect(try run(other, "import", export, "--dry-run").status == 0)
    #expect(try JSON.parse(run(other, "export").output)["exerciseNames"]?.array == [])
    #expect(try run(other, "import", export).status == 0)
    #expect(undated(try run(other, "export").output) == undated(written))
    #expect(try run(other, "import", later, "--weights", "kg").status == 0)
    #expect(try run(other, "history", "--search", "goblet").rows.count == 4)
    #expect(try run(other, "history", "--search", "kneebender").output == "")

    // What somebody says himself holds, whatever a file says.
    let own = ScratchPlace()
    let another = "Kneebender (Machine)=Back Squat"
    #expect(try run(own, "import", "--map", another).status == 0)
    #expect(try run(own, "import", export).status == 0)
    #expect(try run(own, "import", later, "--weights", "kg").status == 0)
    #expect(try run(own, "history", "--search", "back squat").rows.count == 4)

    #expect(try run(other, "import", "--undo", "1").status == 0)
    #expect(try JSON.parse(run(other, "export").output)["exerciseNames"]?.array == [])
    let wrong = written.replacing("\"diaryName\":\"kneebendermachine\",", with: "")
    let refused = try run(own, "import", try write("wrong.json", wrong))
    #expect(refused.status == 65 && refused.output.contains("diaryName"), "\(refused.output)")
  }

  @Test func `writes everything as tables in a zip`() throws {
    _ = try write("in/strong.csv", Self.diary)
    _ = try write("in/run.gpx", Self.track(2, heart: true))
    let folder = files.url.appendingPathComponent("in").path
    #expect(try run(data, "import", folder, "--weights", "kg").status == 0)
    let tables = files.url.appendingPathComponent("tables.zip").path
    #expect(try run(data, "export", "--csv", "--out", tables).status == 0)
    // With a hand that is not the writer's.
    let script = """
      import csv, io, sys, zipfile
      with zipfile.ZipFile(sys.argv[1]) as z:
          assert z.testzip() is None
          assert z.infolist()[0].date_time[0] > 2025
          rows = {n: list(csv.DictReader(io.StringIO(z.read(n).decode()))) for n in z.namelist()}
      assert list(rows) == ["activities.csv", "sets.csv", "days.csv"], list(rows)
      (run,) = rows["activities.csv"]
      assert run["sport"] == "running" and run["average_heart_rate_bpm"] == "150", run
      assert [s["weight_kg"] for s in rows["sets.csv"]] == ["100", "102.5"], rows["sets.csv"]
      """
    let reader = try Child("python3", ["-c", script, tables])
    #expect(reader.wait() == 0)
    // Sets are a diary that Pacesetter takes itself.
    let again = try run(other, "import", tables)
    #expect(again.output.contains("sets.csv: 2 strength sessions"), "\(again.output)")
    #expect(try run(data, "export", "3f", "--csv").status == 64)
    let server = try ServedCommand(data: data.url)
    let served = files.url.appendingPathComponent("served.zip").path
    #expect(try run(data, "export", "--csv", "--out", served).status == 0)
    #expect(try Child("python3", ["-c", script, served]).wait() == 0)
    #expect(PlainHTTP(port: server.port).ask("GET", "/api/v1/export?format=xls")?.status == 400)
    #expect(server.stop() == 0)
  }

  @Test func `says how long the heart was in which zone`() throws {
    let track = try write("run.gpx", Self.track(6, heart: true))
    #expect(try run(data, "import", track).status == 0)
    let entry = try JSON.parse(run(data, "history", "--json").output)
    let id = try #require(entry["id"]?.string)
    let shown = try run(data, "show", id)
    #expect(shown.output.contains("Heart rate zones\n"), "\(shown.output)")
    #expect(shown.output.contains("assumed for age 40"))
    let told = try run(data, "show", id, "--rest", "50", "--max-hr", "200")
    let row = told.rows.first { $0.hasPrefix("  Zone 2") }
    #expect(
      row?.contains("100 %") == true && row?.hasSuffix(String(repeating: "#", count: 20)) == true
    )
    #expect(
      told.output.contains("heart rate reserve: resting 50, max 200 bpm (set by you).")
    )
    let arguments = [id, "--json", "--rest", "50", "--max-hr", "200"]
    let json = try JSON.parse(
      Command.run(["show"] + arguments, environment: ["PACESETTER_DATA": data.url.path]).output
    )
    #expect(json["zones"]?["method"]?.string == "reserve")
    #expect(json["zones"]?["bars"]?[1]?["share"]?.string == "100 %")
    #expect(try run(data, "show", id, "--rest", "5").status == 64)
    // By way of a server it is the same.
    let server = try ServedCommand(data: data.url)
    #expect(try run(data, "show", id, "--rest", "50", "--max-hr", "200").output == told.output)
    #expect(try run(data, "show", id).output == shown.output)
    #expect(server.stop() == 0)
  }

  /// The bytes of an export but for when it was made.
  private func undated(_ export: String) -> String {
    export.replacing(/"exportDate":"[^"]*"/, with: "")
  }

  @Test func `says where training goes`() throws {
    let folder = try write("run.gpx", Self.track(3, heart: true))
    #expect(try run(data, "import", folder).status == 0)
    let words = try run(data, "trends", "--on", "2026-06-05", "--rest", "50", "--max-hr", "190")
    #expect(words.rows.first?.hasPrefix("This week: 1 run, 1.3") == true, "\(words.output)")
    #expect(words.output.contains("Training load uses resting 50, max 190 bpm"))
    #expect(words.output.contains("  1 km: 5:00"))
    let json = try JSON.parse(run(data, "trends", "--json", "--on", "2026-06-05").output)
    #expect(json["weeks"]?[0]?["runs"]?.integer == 1)
    #expect(json["load"]?.array?.count == 3)
    #expect(try run(data, "trends", "--on", "soon").status == 64)
  }

  @Test func `survives being killed at any moment of an import`() throws {
    for day in 1...9 { _ = try write("in/\(day).gpx", Self.track(day, heart: true)) }
    let folder = files.url.appendingPathComponent("in").path
    for delay in [5, 40, 90, 150, 230, 350] {
      let process = Process()
      process.executableURL = Command.program
      process.arguments = ["import", folder]
      process.environment = ["PACESETTER_DATA": data.url.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      letRun(for: .milliseconds(delay))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let rows = try run(data, "history", "--json").rows
      for row in rows {
        let id = try #require(try JSON.parse(row)["id"]?.string)
        let shown = try JSON.parse(run(data, "show", id, "--json").output)
        #expect(shown["series"]?["heartRate"]?.array?.count == 400)
      }
    }
    #expect(try run(data, "import", folder).status == 0)
    let rows = try run(data, "history").rows
    #expect(rows.count == 9)
    #expect(Set(rows.map { $0.dropFirst(10).prefix(16) }).count == 9)
    #expect(try run(data, "sessions", "check").status == 0)
  }

  @Test func `writes what the published schema promises`() throws {
    _ = try write("in/strong.csv", Self.diary)
    _ = try write("in/run.gpx", Self.track(2, heart: true))
    let folder = files.url.appendingPathComponent("in").path
    #expect(try run(data, "import", folder, "--weights", "kg").status == 0)
    let export = files.url.appendingPathComponent("all.json").path
    #expect(try run(data, "export", "--out", export).status == 0)
    #expect(try ExportSchema.accepts(export))
  }

  @Test func `copies everything, puts it back, and saves what is damaged`() throws {
    let track = try write("run.gpx", Self.track(4, heart: true))
    #expect(try run(data, "import", track).status == 0)
    let copy = files.url.appendingPathComponent("copy.sqlite").path
    #expect(
      try run(data, "backup", copy).errors == "\(copy) has 1 activity and 0 recorded sessions\n"
    )
    #expect(try run(data, "import", "--undo").status == 0)
    let restored = try run(data, "restore", copy)
    #expect(restored.status == 0)
    #expect(restored.errors.contains("is restored; what was there is now "))
    #expect(try run(data, "history").rows.count == 1)
    #expect(try run(data, "restore", track).status == 74)
    #expect(try run(data, "recover").errors == "the database is intact; nothing was changed\n")
    let forced = try run(data, "recover", "--force")
    #expect(forced.status == 0)
    #expect(forced.output.contains("activity: 1 row saved"))
    #expect(try run(data, "history").rows.count == 1)
  }

  @Test func `does the same by way of a server`() throws {
    let server = try ServedCommand(data: data.url)
    _ = try write("in/strong.csv", Self.diary)
    _ = try write("in/run.gpx", Self.track(5, heart: true))
    let folder = files.url.appendingPathComponent("in").path
    let outcome = try run(data, "import", folder, "--weights", "kg")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.rows.last?.hasPrefix("2 files: 1 activity, 2 strength sessions") == true)
    let history = try run(data, "history")
    #expect(history.rows.count == 3)
    let id = String(history.rows[0].prefix(8))
    #expect(try run(data, "show", id).output.contains("Splits\n"))
    #expect(try run(data, "export", id, "--format", "tcx").output.contains("<Trackpoint>"))
    let trends = try run(data, "trends", "--on", "2026-06-05")
    #expect(trends.rows.first?.hasPrefix("This week: 1 run") == true)
    let export = files.url.appendingPathComponent("all.json").path
    #expect(try run(data, "export", "--out", export).status == 0)
    #expect(try run(data, "import", "/nonexistent").status == 66)
    #expect(try run(data, "backup", export + ".sqlite").status == 69)
    #expect(try run(data, "import", "--undo").status == 0)
    #expect(try run(data, "import", "--list").output == "")
    #expect(server.stop() == 0)
    #expect(try run(data, "import", export).output.contains("1 activity, 2 strength sessions"))
  }
}
