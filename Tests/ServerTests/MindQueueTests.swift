import Exchange
import Foundation
import Prompts
import Screens
import Server
import Record
import Synchronization
import Testing
import Training

/// What was asked for and not answered: asked again, once, and paid once.
struct MindQueueTests {
  /// A model that answers, fails or says nothing, as a test wants, and a clock that it moves.
  private final class Play: Sendable {
    enum Way { case answers, fails, busy, hangs }
    let way = Mutex(Way.answers)
    let sent = Mutex(0)
    let answer = Mutex(Play.answer)
    let now = Mutex(Date(timeIntervalSince1970: 1_771_100_000))
    let hung = AsyncStream.makeStream(of: Void.self)

    static let answer =
      #"{"summary":"You ran 10.02 km.","went_well":"The pace was steady","to_try":"Begin a little slower.","facts":[]}"#

    func access() -> ModelAccess {
      ModelAccess(prices: .unknown, environment: [:]) { [self] _, _ throws(ModelError) in
        sent.withLock { $0 += 1 }
        switch way.withLock({ $0 }) {
        case .answers:
          return Completion(answer.withLock { $0 }, tokens: TokenCount(input: 100, output: 20))
        case .fails: throw ModelError.unreachable(.network(.lost("nobody is there")))
        case .busy: throw ModelError.overloaded(after: 900)
        case .hangs:
          hung.continuation.yield()
          // As long as its process lives.
          let (never, _) = AsyncStream.makeStream(of: Never.self)
          for await _ in never {}
          throw ModelError.tooSlow
        }
      }
    }

    /// Plays a model that is asked for an insight.
    func insight() {
      answer.withLock {
        $0 = #"{"sentences":[{"text":"You have run 1 runs this week.","figure":"1 runs"}]}"#
      }
    }

    func pass(_ seconds: Double) { now.withLock { $0 += seconds } }

    /// The record as a process opens it.
    func record(_ archive: Archive) -> LocalRecord {
      LocalRecord(archive.events, Outside(models: access()), clock: { self.now.withLock { $0 } })
    }
  }

  private func visit() async throws -> (MindVisit, Archive) {
    let server = try await FaultServer { _ in .silent }
    let mind = try await MindVisit(server)
    try await mind.addRun()
    return (mind, try await mind.visitor.keep.archive())
  }

  @Test func `asks again later where nobody was there, and then no more`() async throws {
    let (_, archive) = try await visit()
    let play = Play()
    play.way.withLock { $0 = .fails }
    let record = play.record(archive)
    let words = try await record.ask(MindAPI.SumUp(MindVisit.run))
    #expect(words.model == nil && words.problems.last?.contains("nobody is there") == true)
    play.way.withLock { $0 = .answers }
    #expect(try await record.workOffMind() == 0)
    play.pass(61)
    #expect(try await record.workOffMind() == 1)
    #expect(try await record.ask(MindAPI.Summary(MindVisit.run)).model == "tiny")
    play.pass(100_000)
    #expect(try await record.workOffMind() == 0)
    #expect(play.sent.withLock { $0 } == 2)
  }

  @Test func `asks an overloaded provider no sooner than it wants`() async throws {
    let (_, archive) = try await visit()
    let play = Play()
    play.way.withLock { $0 = .busy }
    let record = play.record(archive)
    _ = try await record.ask(MindAPI.SumUp(MindVisit.run))
    play.way.withLock { $0 = .answers }
    play.pass(899)
    #expect(try await record.workOffMind() == 0)
    play.pass(2)
    #expect(try await record.workOffMind() == 1)
    #expect(try await record.ask(MindAPI.Summary(MindVisit.run)).model == "tiny")
  }

  @Test func `asks again what the weeks show, and has the answer when somebody looks`() async throws
  {
    let (_, archive) = try await visit()
    let play = Play()
    play.insight()
    play.way.withLock { $0 = .fails }
    let record = play.record(archive)
    let byRules = try await record.ask(MindAPI.Insight())
    #expect(byRules.model == nil && !byRules.text.isEmpty)
    play.way.withLock { $0 = .answers }
    play.pass(61)
    #expect(try await record.workOffMind() == 1)
    #expect(try await record.ask(MindAPI.Insight()).text == "You have run 1 runs this week.")
    // It was there already.
    #expect(play.sent.withLock { $0 } == 2)
    #expect(try await record.workOffMind() == 0)
  }

  @Test func `asks no more what the weeks show once their day is over`() async throws {
    let (_, archive) = try await visit()
    let play = Play()
    play.way.withLock { $0 = .fails }
    let record = play.record(archive)
    _ = try await record.ask(MindAPI.Insight())
    play.pass(90_000)
    #expect(try await record.workOffMind() == 1)
    #expect(try await record.workOffMind() == 0)
    #expect(play.sent.withLock { $0 } == 1)
  }

  @Test func `gives up after some tries`() async throws {
    let (_, archive) = try await visit()
    let play = Play()
    play.way.withLock { $0 = .fails }
    let record = play.record(archive)
    _ = try await record.ask(MindAPI.SumUp(MindVisit.run))
    for _ in 0..<12 {
      play.pass(30_000)
      try await record.workOffMind()
    }
    #expect(play.sent.withLock { $0 } == 6)
  }

  @Test func `takes up what a process was in the middle of when it was killed`() async throws {
    let (mind, archive) = try await visit()
    try await mind.ask("PATCH", "mind", #"{"free":false,"dayCap":5,"monthCap":50}"#)
    let play = Play()
    play.way.withLock { $0 = .hangs }
    let killed = play.record(archive)
    let asking = Task { try await killed.ask(MindAPI.SumUp(MindVisit.run)) }
    for await _ in play.hung.stream { break }
    play.way.withLock { $0 = .answers }
    // The next process, over the same folder.
    let next = play.record(archive)
    try await next.recoverMind()
    #expect(try await next.workOffMind() == 1)
    #expect(try await next.ask(MindAPI.Summary(MindVisit.run)).model == "tiny")
    #expect(try await next.workOffMind() == 0)
    let entries = try await next.ask(MindAPI.Ledger()).entries
    // The one in flight is reckoned with all that it can cost; the other is paid once.
    #expect(entries.map { $0.outcome } == ["accepted", "sent"])
    #expect(play.sent.withLock { $0 } == 2)
    asking.cancel()
  }
}
