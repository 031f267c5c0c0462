import Formats
import Foundation
import Testing

/// `pacesetter names`, and what imported names come to in history, records and the log.
struct NamesTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private func importDiary() throws -> Command.Outcome {
    let url = files.url.appendingPathComponent("strong.csv")
    try FileManager.default.createDirectory(at: files.url, withIntermediateDirectories: true)
    try Data(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-11-28 17:36:08,"Push",1h 5m,"Bench Press (Barbell)",1,105,5,0,0,,,
      2024-11-29 17:36:08,"Legs",1h,"Squat (Barbell)",1,120,5,0,0,,,
      2024-11-29 17:36:08,"Legs",1h,"Squat (Dumbbell)",1,30,8,0,0,,,
      2024-11-29 17:36:08,"Legs",1h,"Squat (Dumbbell)",2,30,8,0,0,,,
      2024-11-30 17:36:08,"Pull",1h,"Pull Up (Weighted)",1,10,5,0,0,,,
      2024-11-30 17:36:08,"Pull",1h,"Kneebender",1,10,5,0,0,,,

      """.utf8
    ).write(to: url)
    return try run("import", url.path, "--weights", "kg")
  }

  private func standing(of name: String) throws -> JSON? {
    try run("names", "--json").rows.map { try JSON.parse($0) }
      .first { $0["diaryName"]?.string == name }
  }

  @Test func `a lighter set is no record beside 105 kg of the diary`() throws {
    let imported = try importDiary()
    #expect(
      imported.output.contains(
        "  may be several exercises: \"Squat (Dumbbell)\"; 'pacesetter names --ask' asks which\n"
          + "  not in the catalogue: \"Kneebender\"; --map \"Kneebender=NAME\""
      ),
      "\(imported.output)"
    )
    let lighter = try run("log", "set", "bench", "press", "5x80kg")
    #expect(lighter.output.contains("no record"), "\(lighter.output)")
    let heavier = try run("log", "set", "bench", "press", "5x110kg")
    #expect(heavier.output.contains("heaviest"), "\(heavier.output)")
    #expect(try run("history", "--search", "back squat").rows.count == 1)
    #expect(try run("history", "--search", "(barbell)").output == "")
    let added = try run("log", "set", "pull-up", "5", "+8kg")
    #expect(added.output.contains("no record"), "\(added.output)")
  }

  @Test func `the list sums up what was lifted, as the session's own page does`() throws {
    _ = try importDiary()
    // Ten kilograms on a belt are no ten kilograms on a bar.
    let row = try #require(try run("history", "--search", "pull").rows.first)
    #expect(row.contains(" 50 kg"), "\(row)")
    let chosen = try run("names", "--map", "Kneebender=Dip")
    #expect(chosen.status == 0)
    let later = try #require(try run("history", "--search", "pull").rows.first)
    #expect(!later.contains(" kg"), "\(later)")
  }

  @Test func `a choice holds for what is there, and can be changed and taken back`() throws {
    _ = try importDiary()
    #expect(try standing(of: "Squat (Barbell)")?["name"]?.string == "Back Squat")
    #expect(try standing(of: "Squat (Dumbbell)")?["standing"]?.string == "unsure")
    #expect(try standing(of: "Squat (Dumbbell)")?["sets"]?.integer == 2)
    #expect(try standing(of: "Kneebender")?["standing"]?.string == "unknown")

    let chosen = try run("names", "--map", "Squat (Dumbbell)=goblet squats")
    #expect(chosen.errors == "\"Squat (Dumbbell)\" is \"Goblet Squat\" from now on\n")
    #expect(try run("history", "--search", "goblet").rows.count == 1)
    #expect(try run("names", "--map", "Squat (Dumbbell)=Dumbbell Front Squat").status == 0)
    #expect(try run("history", "--search", "goblet").output == "")
    #expect(try run("history", "--search", "dumbbell front").rows.count == 1)

    #expect(try run("names", "--keep", "Squat (Dumbbell)").status == 0)
    #expect(try standing(of: "Squat (Dumbbell)")?["standing"]?.string == "kept")
    #expect(try run("names", "--reset", "Squat (Dumbbell)").status == 0)
    #expect(try standing(of: "Squat (Dumbbell)")?["standing"]?.string == "unsure")
    #expect(try run("names", "--reset", "Squat (Dumbbell)").status == 1)
    #expect(try run("names", "--map", "Squat (Barbell)=Hip Widget").status == 64)
    #expect(try run("names", "--ask").status == 64)

    let server = try ServedCommand(data: data.url)
    #expect(try run("names", "--map", "Squat (Barbell)=Front Squat").status == 0)
    #expect(try run("history", "--search", "front squat").rows.count == 1)
    #expect(try run("names", "--reset", "Squat (Barbell)").status == 0)
    #expect(try run("names").output.contains("Back Squat, by its name"))
    #expect(server.stop() == 0)
  }

  @Test func `an export brings the diary's names and the choices along`() throws {
    _ = try importDiary()
    #expect(try run("names", "--keep", "Squat (Dumbbell)").status == 0)
    let export = files.url.appendingPathComponent("all.json").path
    #expect(try run("export", "--out", export).status == 0)
    let other = NamesTests()
    #expect(try other.run("import", export).status == 0)
    #expect(try other.standing(of: "Squat (Dumbbell)")?["standing"]?.string == "kept")
    #expect(try other.run("names", "--map", "Squat (Barbell)=Front Squat").status == 0)
    #expect(try other.run("history", "--search", "front squat").rows.count == 1)
  }
}
