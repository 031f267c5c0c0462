import Formats
import Foundation
import Prompts
import Server
import Record
import Storage
import Testing
import Training

struct MindRoutesTests {
  private static let reply = #"{"reply":"Think of your shoulders: drop them and keep the rhythm."}"#
  private static let summary =
    #"{"summary":"You ran 10.02 km.","went_well":"The pace was steady","to_try":"Begin a little slower.","facts":[{"kind":"dislike","value":"the bridge windy","confidence":0.8,"words":"the bridge was windy"}]}"#
  private static let insight =
    #"{"sentences":[{"text":"You have run 0 runs this week.","figure":"0 runs"}]}"#

  private static func model() async throws -> FaultServer {
    try await FaultServer { request in
      let answer =
        request.contains("Sum up the run")
        ? summary
        : request.contains("What do these figures say") ? insight : reply
      return FaultServer.says(answer, to: request)
    }
  }

  @Test(arguments: ["compatible", "anthropic"], MindTask.allCases)
  func `sends exactly what the preview shows, and keeps that in the ledger`(
    provider: String,
    task: MindTask
  ) async throws {
    let server = try await Self.model()
    let mind = try await MindVisit(server, provider: provider)
    try await mind.addRun()
    try await mind.ask("PUT", "memory", #"{"kind":"goal","key":"race","value":"under 50 minutes"}"#)
    let preview = try await mind.ask("GET", "mind/preview?task=\(task.rawValue)")
    switch task {
    case .reply: _ = try await mind.reply()
    case .summary: try await mind.ask("POST", "history/\(MindVisit.run)/summary")
    case .insight: try await mind.ask("POST", "mind/insight")
    case .script:
      let plan =
        #"{"mode":"training","goal":{"distanceMeters":10000},"targetPaceSecPerKm":330,"units":"metric"}"#
      try await mind.ask("POST", "mind/script", #"{"coach":"old_hand","plan":\#(plan)}"#)
    case .workout:
      try await mind.ask("POST", "mind/workout", #"{"text":"Twenty minutes for the legs"}"#)
    }
    let body = try #require(preview["body"]?.string)
    #expect(server.requests.bodies.first == body)
    let sent = try await mind.ask("GET", "mind/ledger/1")
    #expect(sent["body"]?.string == body)
    #expect(sent["address"] == preview["address"])
  }

  @Test func `sends nothing before somebody has set a model up and shared something`() async throws
  {
    let server = try await Self.model()
    let mind = try await MindVisit(server, shared: [])
    try await mind.addRun()
    let reply = try await mind.reply()
    #expect(reply["problems"]?[0] == "not shared with a model: words")
    try await mind.ask("PATCH", "mind", #"{"provider":"none","shared":["words","this_run"]}"#)
    let words = try await mind.ask("POST", "history/\(MindVisit.run)/summary")
    #expect(words["problems"]?[0] == "no model is set up")
    #expect(words["text"]?.string?.hasPrefix("You ran 10.02 km") == true)
    #expect(server.requests.all == [])
    #expect(try await mind.ask("GET", "mind/ledger")["entries"]?.array == [])
  }

  @Test func `sums a run up, keeps the words, and asks what may be remembered`() async throws {
    let server = try await Self.model()
    let mind = try await MindVisit(server)
    try await mind.addRun()
    let path = "history/\(MindVisit.run)/summary"
    #expect(try await mind.ask("GET", path)["model"] == nil)
    let words = try await mind.ask("POST", path)
    #expect(words["text"] == "You ran 10.02 km. The pace was steady. Begin a little slower.")
    #expect(words["facts"]?[0]?["value"] == "the bridge windy")
    #expect(words["facts"]?[0]?["source"] == "ai_inferred")
    #expect(try await mind.ask("GET", path)["text"] == words["text"])
    // The same question is answered without asking again; another answer is asked for by hand.
    _ = try await mind.reply()
    let count = server.requests.all.count
    _ = try await mind.reply()
    #expect(server.requests.all.count == count)
  }

  @Test func `passes no cap with fifty asks at once`() async throws {
    let server = try await Self.model()
    let mind = try await MindVisit(
      server,
      provider: "anthropic",
      more: #""dayCap":0.02,"monthCap":1"#
    )
    let answers = try await withThrowingTaskGroup(of: JSON.self) { group in
      for number in 0..<50 {
        group.addTask {
          try await mind.ask("POST", "mind/reply", #"{"text":"What about thought \#(number)?"}"#)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let report = try await mind.ask("GET", "mind")
    #expect(report["today"]?.number ?? 1 <= 0.02)
    let withheld = answers.filter {
      $0["problems"]?[0] == "the budget for models is used up"
    }
    #expect(withheld.count + server.requests.all.count == 50)
    #expect(!withheld.isEmpty && !server.requests.all.isEmpty)
  }

  @Test func `shows a key to nobody but the provider`() async throws {
    let canary = "sk-canary-7d1f"
    let server = try await Self.model()
    let mind = try await MindVisit(server, more: #""model":"tiny","free":true,"key":"\#(canary)""#)
    try await mind.addRun()
    _ = try await mind.reply()
    try await mind.ask("POST", "history/\(MindVisit.run)/summary")
    #expect(server.requests.all.allSatisfy { $0.contains("Bearer \(canary)") })
    for path in ["mind", "mind/ledger", "mind/ledger/1", "mind/preview?task=summary", "export"] {
      let answer = try await mind.visitor.send("GET", "/api/v1/" + path, [])
      #expect(answer.status == 200 && !answer.text.contains(canary), "\(path)")
    }
    #expect(try await mind.ask("GET", "mind")["keyFrom"] == "file")
    let archive = try await mind.visitor.keep.archive()
    let folder = archive.database.folder
    for name in try mind.visitor.keep.files(in: "") where name != "model-key" {
      let bytes = (try? Data(contentsOf: URL(fileURLWithPath: folder.place(name)))) ?? Data()
      #expect(bytes.range(of: Data(canary.utf8)) == nil, "\(name)")
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.place("model-key"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // A key goes only to the address that it was given for.
    try await mind.ask("PATCH", "mind", #"{"address":"http://127.0.0.1:9"}"#)
    #expect(try await mind.ask("GET", "mind")["keyFrom"] == nil)
  }

  @Test func `tries a model with nothing of the person`() async throws {
    let server = try await Self.model()
    let mind = try await MindVisit(server, shared: [])
    try await mind.ask("PUT", "memory", #"{"kind":"goal","key":"race","value":"under 50 minutes"}"#)
    let trial = try await mind.ask("POST", "mind/try")
    #expect(trial["words"] == "Think of your shoulders: drop them and keep the rhythm.")
    #expect(!server.requests.bodies.joined().contains("50 minutes"))
  }

  @Test(arguments: [
    (#"{"provider":"anthropic","address":"http://example.com"}"#, "https://"),
    (#"{"provider":"compatible","address":"nowhere","model":"x"}"#, "address"),
    (#"{"provider":"compatible","model":""}"#, "name the model"),
    (#"{"shared":["everything"]}"#, "profile"), (#"{"dayCap":-1}"#, "dollars"),
  ])
  func `refuses what cannot be meant`(change: String, reason: String) async throws {
    let answer = try await Visitor().send("PATCH", "/api/v1/mind", Array(change.utf8))
    #expect(answer.status == 400 && answer.text.contains(reason), "\(answer.text)")
  }
}
