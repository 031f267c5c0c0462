import Exchange
import Formats
import Foundation
import Integrations
import Prompts
import Screens
import Server
import Record
import Storage
import Training

/// A server whose coach may ask a model that a test plays.
struct MindVisit {
  /// A run in the record, for asking about.
  static let run = "run-1"

  let visitor: Visitor

  /// Sets a model up, with everything shared unless it is said otherwise.
  init(
    _ server: FaultServer,
    provider: String = "compatible",
    shared: [PrivacyCategory] = PrivacyCategory.allCases,
    more: String = #""model":"tiny","free":true"#,
    send: ModelAccess.Sending? = nil
  ) async throws {
    // No time passes: a machine that has much to do is not what is looked at.
    let began = ContinuousClock.now
    let time: @Sendable () -> ContinuousClock.Instant = { began }
    var visitor = Visitor()
    let prices = ModelTable(Array(Self.prices.utf8)) ?? .unknown
    if let send {
      visitor.models = ModelAccess(prices: prices, environment: [:], time: time, send)
    } else {
      let client = ModelClient()
      visitor.models = ModelAccess(prices: prices, environment: [:], time: time) {
        request,
        _ throws(ModelError) in
        try await client.complete(request, within: .seconds(120))
      }
    }
    self.visitor = visitor
    let list = shared.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    _ = try await ask(
      "PATCH",
      "mind",
      #"{"provider":"\#(provider)","address":"http://127.0.0.1:\#(server.port)","shared":[\#(list)],\#(more)}"#
    )
  }

  /// Asks the server.
  @discardableResult
  func ask(_ method: String, _ path: String, _ body: String = "") async throws -> JSON {
    let answer = try await visitor.send(method, "/api/v1/" + path, Array(body.utf8))
    return (try? JSON.parse(answer.body)) ?? .null
  }

  /// Asks the coach what the preview shows.
  func reply() async throws -> JSON {
    let example = ReplyAssignment.example(on: Day(daysSince1970: 0))
    let facts = example.snapshot.map { "\"\($0)\"" }.joined(separator: ",")
    return try await ask(
      "POST",
      "mind/reply",
      #"{"text":"\#(example.words)","facts":[\#(facts)],"coach":"old_hand"}"#
    )
  }

  /// Puts a run into the record.
  func addRun() async throws {
    let archive = try await visitor.keep.archive()
    var summary = ActivitySummary(
      id: Self.run,
      sport: .running,
      kind: "Running",
      startedAt: LocalTime(Instant(secondsSince1970: 1_771_000_000), offset: .zero),
      source: .fit
    )
    summary.distance = .meters(10_020)
    summary.moving = .seconds(3130)
    summary.notes = "the bridge was windy"
    let activity = Activity(summary: summary)
    _ = try await RecordStore(archive.database).add(
      ImportedFile(name: "run.fit", kind: "fit", digest: "d")
    ) { (writer) throws(StorageError) in writer.add(activity) }
  }

  private static let prices =
    #"{"read_on":"2026-11-24","models":[{"name":"claude-haiku-4-5","input":1,"output":5,"cached":0.1,"stored":1.25,"structured":true}],"defaults":{"reply":"claude-haiku-4-5","summary":"claude-haiku-4-5","insight":"claude-haiku-4-5","script":"claude-haiku-4-5","workout":"claude-haiku-4-5"}}"#
}
