import Formats
import Foundation
import Testing

/// `pacesetter log` and `pacesetter challenge`: single sets and the daily challenge.
struct LogTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  @Test func `logs a set, says what it understood, and keeps it in the record`() throws {
    let first = try run("log", "set", "bench", "press", "5x80kg", "@8", "--at", "2026-06-01 18:30")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.rows[0] == "logged: Bench Press, 5 × 80 kg, RPE 8, 2026-06-01 18:30",
      "\(first.output)"
    )
    #expect(first.rows[1].hasPrefix("  for one: about 98.5 kg"), "\(first.output)")
    #expect(first.rows.last == "  no record")
    let heavier = try run("log", "set", "bench press", "3x5x85", "--at", "2026-06-03")
    #expect(heavier.output.contains("3 sets of 5 × 85 kg"))
    #expect(heavier.output.contains("  record: Bench Press: 85 kg, the heaviest so far"))
    let history = try run("history")
    #expect(history.rows.count == 2)
    #expect(history.rows[0].hasPrefix("20260603  2026-06-03 12:00  Single sets"))
    #expect(history.rows[0].hasSuffix("3 sets  1,275 kg"))
    #expect(try run("history", "--search", "bench").rows.count == 2)
    #expect(try run("show", "20260601").output.contains("5 × 80 kg, RPE 8"))
    let trends = try run("trends", "--on", "2026-06-03", "--json")
    #expect(trends.output.contains("1675"), "\(trends.output.prefix(500))")
  }

  @Test func `takes help with a dash, each side, and a time beside a length`() throws {
    #expect(
      try run("log", "set", "pull-up", "8", "-20kg", "--note", "band").rows[0]
        .hasPrefix("logged: Pull-Up, 8 × 20 kg assistance")
    )
    #expect(try run("log", "set", "pull-up", "8", "--", "-20kg").rows[0].contains("20 kg assist"))
    #expect(try run("log", "set", "plank", "1:02:03").rows[0].contains("Plank, 1:02:03 h"))
    #expect(try run("log", "set", "row", "500m", "1:45").rows[0].contains("500 m in 1:45 min"))
    let sides = try run("log", "set", "split squat", "8/8")
    #expect(sides.rows[0].contains("8 reps, bodyweight, each side"))
    let mistake = try run("log", "set", "pull-up", "8", "--nota", "band")
    #expect(mistake.status == 64 && mistake.errors.contains("there is no option --nota"))
  }

  @Test func `takes the weight of one's own body for what it is`() throws {
    let set = try run(
      "log",
      "set",
      "pull-ups",
      "8",
      "+10kg",
      "--note",
      "slow",
      "--at",
      "2026-06-01"
    )
    #expect(set.rows[0].hasPrefix("logged: Pull-Up, 8 × +10 kg"), "\(set.output)\(set.errors)")
    let shown = try run("show", "20260601")
    #expect(shown.output.contains("8 × +10 kg, slow"), "\(shown.output)")
    #expect(try run("log", "set", "push-up", "3x10").rows[0].contains("3 sets of 10 reps"))
    #expect(try run("log", "set", "plank", "90s").rows[0].contains("Plank, 1:30 min"))
  }

  @Test func `tells a program all of it`() throws {
    let outcome = try run(
      "log",
      "set",
      "back",
      "squat",
      "5x225lb",
      "--rir",
      "2",
      "--at",
      "2026-06-01 07:00",
      "--json"
    )
    let json = try JSON.parse(outcome.output)
    #expect(json["session"]?.string == "20260601-log")
    #expect(json["at"]?.string?.hasPrefix("2026-06-01T07:00:00") == true)
    #expect(json["set"]?["result"]?["load"]?["unit"]?.string == "lb")
    #expect(json["set"]?["result"]?["rir"]?.number == 2)
    #expect(json["estimatedSingle"]?["value"]?.number == 277.5)
    #expect(json["records"]?.array?.isEmpty == true)
    // The unit of the last time holds where none is said.
    let next = try run("log", "set", "back squat", "5x230", "--json")
    #expect(try JSON.parse(next.output)["set"]?["result"]?["load"]?["unit"]?.string == "lb")
  }

  @Test func `takes back what was logged last`() throws {
    #expect(try run("log", "set", "back squat", "5x80").status == 0)
    #expect(try run("log", "set", "back squat", "2x5x90").status == 0)
    #expect(try run("log", "undo").errors == "undone: Back Squat, 2 sets of 5 × 90 kg\n")
    #expect(try run("history").rows.count == 1)
    #expect(try run("log", "undo").status == 0)
    #expect(try run("history").output.isEmpty)
    let none = try run("log", "undo")
    #expect(none.status == 1)
    #expect(none.errors.contains("no single set left to undo"))
  }

  @Test func `counts the daily challenge`() throws {
    #expect(try run("challenge").output == "Push-Up: 0 of 100 today, 100 to go\n")
    #expect(try run("challenge", "add", "20").output == "Push-Up: 20 of 100 today, 80 to go\n")
    let json = try JSON.parse(run("challenge", "add", "15", "--json").output)
    #expect(json["done"]?.integer == 35)
    #expect(json["left"]?.integer == 65)
    #expect(try run("challenge", "undo").output.hasPrefix("Push-Up: 20 of 100"))
    #expect(try run("challenge", "set", "squats", "--goal", "50").output.contains("0 of 50 today"))
    #expect(try run("challenge", "add", "50").output.contains("50 of 50 today, done"))
    #expect(try run("challenge", "undo").status == 0)
    #expect(try run("challenge", "undo").status == 0)
    let none = try run("challenge", "undo")
    #expect(none.status == 1)
    #expect(none.errors.contains("'challenge add N' adds"))
    #expect(try run("history").output.isEmpty)
  }

  @Test func `does the same by way of a server`() throws {
    let server = try ServedCommand(data: data.url)
    let logged = try run("log", "set", "bench press", "5x80kg", "--at", "2026-06-01")
    #expect(logged.status == 0, "\(logged.errors)")
    #expect(try run("log", "set", "bench press", "5x85kg").output.contains("the heaviest so far"))
    #expect(try run("history").rows.count == 2)
    #expect(try run("log", "undo").status == 0)
    #expect(try run("history").rows.count == 1)
    #expect(try run("challenge", "set", "air squat", "--goal", "30").status == 0)
    #expect(try run("challenge", "add", "20").output.contains("20 of 30 today, 10 to go"))
    #expect(try run("challenge", "undo").output.contains("0 of 30"))
    #expect(try run("challenge", "undo").status == 1)
    #expect(server.stop() == 0)
    #expect(try run("challenge").output.contains("0 of 30"))
    #expect(try run("sessions", "check").status == 0)
  }

  @Test(arguments: [
    (["log", "set"], 64, "name an exercise"),
    (["log", "set", "Benchpress", "5x80"], 0, ""),
    (["log", "set", "Banch Press", "5x80"], 66, "did you mean Bench Press?"),
    (["log", "set", "5x80"], 64, "name an exercise"),
    (["log", "set", "back squat"], 64, "repetitions is missing"),
    (["log", "set", "back squat", "5x80", "bananas"], 64, "bananas"),
    (
      ["log", "set", "back squat", "5x80", "--rpe", "8", "--rir", "2"], 64,
      "leave out --rpe or --rir"
    ),
    (["log", "set", "squat", "5x80"], 66, "it may be Air Squat"),
    (["log", "set", "back squat", "5x80", "--at", "tomorrow"], 64, "write a time like 18:30"),
    (["log", "set", "back squat", "5x80", "--at", "2126-01-01"], 64, "still to come"),
    (["log", "set", "Zercher Lunge Walk", "5x80", "--new"], 0, ""),
    (["challenge", "add", "0"], 64, "'challenge undo' undoes"),
    (["challenge", "add", "many"], 64, "many"),
    (["challenge", "set", "squat", "--goal", "0"], 64, "--goal is 0"),
  ])
  func `says what is wrong and what to do`(
    arguments: [String],
    status: Int32,
    hint: String
  ) throws {
    let outcome = try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(hint.isEmpty || outcome.errors.contains(hint), "\(outcome.errors)")
  }
}
