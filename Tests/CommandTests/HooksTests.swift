import Exchange
import Formats
import Foundation
import Testing

/// `pacesetter hooks`: other programs are told of what happens, by somebody whom they can recognize.
struct HooksTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path, "TZ": "UTC"])
  }

  @Test func `tells an address of a run, signed, and again until it is taken`() throws {
    let mailbox = try Mailbox()
    let server = try ServedCommand(data: data.url)
    let address = "http://127.0.0.1:\(mailbox.port)/inbox?for=me"
    let added = try run("hooks", "add", address, "--tell", "run.started", "--home")
    let secret = try #require(added.rows.first, "\(added)")
    let key = try #require(Data(base64Encoded: String(secret.dropFirst("whsec_".count))))

    let now = Int64(Date().timeIntervalSince1970 * 1000)
    let event = EventLine.sealed(
      Array(
        (#"{"device":"00000000000000aa","seq":1,"session":"run-9","type":"workoutStarted","at":0,"#
          + #""wall":\#(now),"offset":0,"payload":{"kind":"watch"}}"#).utf8
      )
    )
    let taken = PlainHTTP(port: server.port).ask("POST", "/api/v1/events", event + [0x0A])
    #expect(taken?.status == 200)

    let first = try mailbox.take(answering: "503 Busy")
    #expect(first.head.hasPrefix("POST /inbox?for=me HTTP/1.1"))
    let told = try JSON.parse(first.body)
    #expect(told["type"]?.string == "run.started")
    #expect(told["data"]?["session"]?.string == "run-9")
    let again = try mailbox.take(answering: "204 Thanks")
    #expect(again.body == first.body)
    #expect(again.header("webhook-id") == first.header("webhook-id"))
    for letter in [first, again] {
      let id = try #require(letter.header("webhook-id"))
      let moment = try #require(letter.header("webhook-timestamp"))
      let code = HMAC.sha256(of: Array("\(id).\(moment).\(letter.body)".utf8), key: Array(key))
      #expect(letter.header("webhook-signature") == "v1," + Data(code).base64EncodedString())
    }
    let id = String(try run("hooks").output.prefix(8))
    #expect(try run("hooks", "test", id).status == 0)
    let test = try mailbox.take(answering: "500 Not now")
    #expect(try JSON.parse(test.body)["type"]?.string == "webhook.test")
    #expect(test.header("webhook-signature") != nil)
    #expect(server.stop() == 0)
    let listed = try run("hooks").output
    #expect(listed.contains("run.started  \(address)"))
    #expect(try run("hooks", "remove", String(listed.prefix(8))).status == 0)
    #expect(try run("hooks").errors == "No address is told anything.\n")
  }

  @Test func `tells of a record that a set broke, and of none that came with a file`() throws {
    let mailbox = try Mailbox()
    var server = try ServedCommand(data: data.url)
    let address = "http://127.0.0.1:\(mailbox.port)/inbox"
    #expect(try run("hooks", "add", address, "--tell", "record.broken", "--home").status == 0)
    let diary = data.url.appending(path: "diary.csv")
    let rows = (1...9).map { month in
      "2025-0\(month)-05,Back Squat,X,\(60 + 5 * month),kgs,5,,,,\n"
        + "2025-0\(month)-05,Deadlift,X,\(80 + 5 * month),kgs,5,,,,\n"
    }
    let head =
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
    try Data((head + rows.joined()).utf8).write(to: diary)
    #expect(try run("import", diary.path).status == 0)
    // No record each: what is done for the first time, and less than before.
    #expect(try run("log", "set", "plank", "60s").status == 0)
    #expect(try run("names", "--map", "Deadlift=Romanian Deadlift").status == 0)
    #expect(try run("log", "set", "plank", "50s").status == 0)

    // The first letters are those of this set; after a pause of the server those of the next one.
    for weight in ["200kg", "210kg"] {
      if weight == "210kg" { #expect(server.stop() == 0) }
      let logged = try run("log", "set", "back squat", "5x\(weight)", "--json")
      let broken = try JSON.parse(logged.output)["records"]?.array?.compactMap(\.string) ?? []
      #expect(broken.contains { $0.contains("the heaviest so far") }, "\(logged)")
      if weight == "210kg" { server = try ServedCommand(data: data.url) }
      var told: [String] = []
      for _ in broken {
        let letter = try JSON.parse(mailbox.take(answering: "204 Thanks").body)
        #expect(letter["type"]?.string == "record.broken")
        told.append(letter["data"]?["title"]?.string ?? "")
      }
      #expect(told == broken)
    }
    #expect(server.stop() == 0)
  }

  @Test func `an address that never answers holds up no other`() throws {
    // The system takes its calls, and nobody reads them.
    let (silent, mailbox) = (try Mailbox(), try Mailbox())
    let server = try ServedCommand(data: data.url)
    var ids: [String] = []
    for port in [silent.port, mailbox.port] {
      let address = "http://127.0.0.1:\(port)/inbox"
      #expect(try run("hooks", "add", address, "--home").status == 0)
      let lines = try run("hooks").output.split(separator: "\n")
      ids.append(String(try #require(lines.first { $0.contains(address) }).prefix(8)))
    }
    for _ in 0..<3 { #expect(try run("hooks", "test", ids[0]).status == 0) }
    #expect(try run("hooks", "test", ids[1]).status == 0)
    let clock = ContinuousClock()
    let waited = try clock.measure {
      let letter = try mailbox.take(answering: "204 Thanks")
      #expect(try JSON.parse(letter.body)["type"]?.string == "webhook.test")
    }
    // The silent one is given ten seconds for each.
    #expect(waited < .seconds(9))
    #expect(server.stop() == 0)
  }

  @Test func `says what is wrong with an address`() throws {
    #expect(try run("hooks", "add", "ftp://example.org").status == 64)
    #expect(try run("hooks", "test", "0a0b0c0d").errors.contains("there is no webhook 0a0b0c0d"))
    let outcome = try run("hooks", "add", "https://example.org", "--tell", "run.begun")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--tell has run.begun, expected some of run.started"))
  }
}
