import Foundation
import Testing

/// `pacesetter workouts from`: a workout of somebody else's page becomes one of one's own.
struct WorkoutsFromTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let place = data.url.appendingPathComponent(name)
    try Data(text.utf8).write(to: place)
    return place.path
  }

  @Test func `reads a file, says what is unclear, and keeps it only if told so`() throws {
    let path = try file(
      "legs.html",
      "<html><h1>Leg Day</h1><ul><li>Squat 3 x 5 @ 80 kg<li>Sled push, as in week 2</ul></html>"
    )
    let read = try run("workouts", "from", path)
    #expect(read.status == 0, "\(read.errors)")
    #expect(read.output.contains("- Squat — 3 x 5 @ 80 kg"))
    #expect(read.output.contains("source: {name: legs.html"))
    #expect(read.errors.contains("Not all understood: Sled push, as in week 2"), "\(read.errors)")
    #expect(try run("workouts", "from", path, "--save").errors.contains("Saved as leg-day."))
    let none = try file("none.html", "<html><h1>Hello</h1></html>")
    let refused = try run("workouts", "from", none)
    #expect(refused.status == 65 && refused.errors.contains("no workout was found"), "\(refused)")
  }

  @Test func `looks at a page again, and takes its changes beside one's own`() async throws {
    let mailbox = try Mailbox()
    let address = "http://127.0.0.1:\(mailbox.port)/legs"
    func page(_ reps: Int) -> String {
      "<html><h1>Leg Day</h1><ul><li>Squat 3 x \(reps)</li><li>Lunge 3 x 10</li></ul></html>"
    }
    let read = try await asking(
      mailbox,
      page(5),
      "workouts",
      "from",
      address,
      "--home",
      "--save"
    )
    #expect(read.status == 0 && read.errors.contains("Saved as leg-day."), "\(read)")
    let same = try await asking(
      mailbox,
      page(5),
      "workouts",
      "from",
      "leg-day",
      "--again",
      "--home"
    )
    #expect(same.errors.contains("the same workout as before"), "\(same)")
    let changed = try await asking(
      mailbox,
      page(8),
      "workouts",
      "from",
      "leg-day",
      "--again",
      "--home",
      "--save"
    )
    #expect(changed.output == "- - Squat — 3 x 5\n+ - Squat — 3 x 8\n", "\(changed)")
    #expect(changed.errors.contains("Saved as leg-day."))
    // Without the owner's word nothing of the own network is fetched.
    let refused = try run("workouts", "from", "http://127.0.0.1/legs")
    #expect(refused.status == 65 && refused.errors.contains("private"), "\(refused)")
  }

  /// Runs a command while a page is served once.
  private func asking(
    _ mailbox: Mailbox,
    _ page: String,
    _ arguments: String...
  ) async throws -> Command.Outcome {
    let environment = ["PACESETTER_DATA": data.url.path, "TZ": "UTC"]
    let (outcomes, teller) = AsyncThrowingStream.makeStream(of: Command.Outcome.self)
    // On a thread of its own: a task may get none while this one waits for its request.
    DispatchQueue.global().async {
      do { teller.yield(try Command.run(arguments, environment: environment)) } catch {
        teller.finish(throwing: error)
      }
    }
    _ = try mailbox.take(answering: "200 OK\r\nContent-Type: text/html", body: page)
    var outcome = outcomes.makeAsyncIterator()
    return try #require(try await outcome.next())
  }
}
