import Formats
import Foundation
import Integrations
import Prompts
import Screens
import Server
import Record
import Storage
import Synchronization
import Testing

/// Every way to misbehave in both dialects: the runner gets the coach's own line, in time, and nobody pays
/// more than the cap.
///
/// `PACESETTER_FAULT_SEEDS=25` plays each of them with so many seeds.
struct MindFaultMatrixTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["PACESETTER_FAULT_SEEDS"].flatMap { UInt64($0) } ?? 1
  private static let canary = "sk-canary-matrix-41c9"

  /// The hash of every byte of every session's journal.
  private static func hash(of mind: MindVisit) async throws -> String {
    let list = try await mind.visitor.send("GET", "/api/v1/sessions", [])
    var bytes = list.body
    let names = (try JSON.parse(list.body)["sessions"]?.array ?? []).compactMap { $0["id"]?.string }
    try #require(names == ["run-1"])
    for name in names {
      let journal = try await mind.visitor.send("GET", "/api/v1/sessions/\(name)/events", [])
      try #require(journal.status == 200 && journal.body.split(separator: 0x0A).count >= 40)
      bytes += journal.body
    }
    return SHA256.hexadecimal(of: bytes)
  }

  @Test(arguments: ["compatible", "anthropic"])
  func `falls back in time, within the cap, and shows the key to nobody`(
    provider: String
  ) async throws {
    let fault = Mutex((kind: FaultKind.badKey, seed: UInt64(1)))
    let server = try await FaultServer { request in
      let now = fault.withLock { $0 }
      return now.kind.answer(to: request, seed: now.seed)
    }
    let limits = Mutex<[Duration]>([])
    let client = ModelClient()
    let mind = try await MindVisit(
      server,
      provider: provider,
      more: #""model":"claude-haiku-4-5","dayCap":20,"monthCap":200,"key":"\#(Self.canary)""#
    ) { request, limit throws(ModelError) in
      limits.withLock { $0.append(limit) }
      // What never ends is cut off early here; that the limit is kept is tested by itself.
      return try await client.complete(request, within: .milliseconds(500))
    }
    try await mind.addRun()
    // A run that goes on meanwhile: nothing that a model does may touch its journal.
    _ = try await mind.visitor.send("POST", "/api/v1/events", Pen().body(1...40))
    let before = try await Self.hash(of: mind)
    var played = 0
    for kind in FaultKind.allCases {
      for seed in 1...max(1, Self.seeds) {
        fault.withLock { $0 = (kind, seed) }
        // Another question each time, so that no answer is known already.
        let asked =
          #"{"text":"what about thought \#(played) of mine","facts":["Pace now: 5:24 /km"]}"#
        let answer = try await mind.visitor.send("POST", "/api/v1/mind/reply", Array(asked.utf8))
        #expect(answer.status == 200, "\(kind) \(seed)")
        let json = try JSON.parse(answer.body)
        #expect(json["text"] == "", "\(kind) \(seed): \(answer.text)")
        #expect(json["problems"]?.array?.isEmpty == false, "\(kind) \(seed)")
        #expect(!answer.text.contains(Self.canary), "\(kind) \(seed)")
        played += 1
      }
    }
    #expect(played == FaultKind.allCases.count * Int(max(1, Self.seeds)))
    #expect(FaultKind.allCases.count >= 40)
    #expect(limits.withLock { $0 }.allSatisfy { $0 <= .seconds(8) })
    let report = try await mind.ask("GET", "mind")
    #expect((report["today"]?.number ?? 100) <= 20)
    let ledger = try await mind.visitor.send("GET", "/api/v1/mind/ledger", [])
    #expect(!ledger.text.contains(Self.canary))
    let entries = try JSON.parse(ledger.body)["entries"]?.array ?? []
    #expect(!entries.isEmpty && entries.allSatisfy { $0["outcome"] != "sent" })
    #expect(try await Self.hash(of: mind) == before)
    let folder = try await mind.visitor.keep.archive().database.folder
    for name in try mind.visitor.keep.files(in: "") where name != "model-key" {
      let bytes = (try? Data(contentsOf: URL(fileURLWithPath: folder.place(name)))) ?? Data()
      #expect(bytes.range(of: Data(Self.canary.utf8)) == nil, "\(name)")
    }
  }
}
