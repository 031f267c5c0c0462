import Prompts
import Screens
import Testing
import Training

struct AskingTests {
  private let good = #"{"reply":"Your pace is 5:02 per kilometer. Ease off a touch and settle."}"#
  private let bad = #"{"reply":"You run at 4:10 per kilometer, far too fast."}"#

  private func asking(_ switches: PrivacySwitches = Sample.everything) -> Asking<ReplyAssignment> {
    Asking(Sample.reply, sharing: switches)
  }

  @Test func `uses a first answer that passes`() throws {
    var ask = asking()
    #expect(ask.handle(.begin, at: .zero).sent.count == 1)
    let used = try #require(ask.handle(.answered(Completion(good)), at: .seconds(2)).used)
    #expect(used.origin == .accepted)
    #expect(used.value == "Your pace is 5:02 per kilometer. Ease off a touch and settle.")
  }

  @Test func `repairs once, telling what was wrong`() throws {
    var ask = asking()
    _ = ask.handle(.begin, at: .zero)
    let again = try #require(ask.handle(.answered(Completion(bad)), at: .seconds(2)).sent.first)
    #expect(again.repairs.first?.complaint.contains("4:10") == true)
    #expect(again.repairs.first?.answer == bad)
    #expect(ask.handle(.answered(Completion(good)), at: .seconds(4)).used?.origin == .repaired)
  }

  @Test func `falls back after a second failure, with the reasons`() throws {
    var ask = asking()
    _ = ask.handle(.begin, at: .zero)
    _ = ask.handle(.answered(Completion(bad)), at: .seconds(2))
    let used = try #require(ask.handle(.answered(Completion(bad)), at: .seconds(4)).used)
    #expect(used.origin == .fallback)
    #expect(used.value == Sample.reply.fallback)
    #expect(used.problems.contains { $0.description.contains("4:10") })
  }

  @Test func `stops waiting at eight seconds, whatever comes then`() throws {
    var ask = asking()
    _ = ask.handle(.begin, at: .seconds(100))
    #expect(ask.deadline == .seconds(108))
    #expect(ask.handle(.passed, at: .milliseconds(107_999)).isEmpty)
    let used = try #require(ask.handle(.passed, at: .seconds(108)).used)
    #expect(used.origin == .fallback)
    #expect(used.problems == [.failed(.tooSlow)])
    #expect(ask.handle(.answered(Completion(good)), at: .seconds(111)).isEmpty)
  }

  @Test func `holds the limit where answer and end arrive together`() {
    var ask = asking()
    _ = ask.handle(.begin, at: .zero)
    #expect(ask.handle(.answered(Completion(good)), at: .seconds(8)).used?.origin == .fallback)
  }

  @Test func `sends nothing where the words are not shared`() {
    var ask = asking(PrivacySwitches(sharing: [.memory, .thisRun]))
    let effects = ask.handle(.begin, at: .zero)
    #expect(effects.sent.isEmpty)
    #expect(effects.used?.problems == [.notShared([.words])])
  }

  @Test func `says why where it may not be sent`() {
    var ask = asking()
    _ = ask.handle(.begin, at: .zero)
    let used = ask.handle(.withheld(.overBudget), at: .zero).used
    #expect(used?.origin == .fallback)
    #expect(used?.problems == [.withheld(.overBudget)])
  }

  @Test(arguments: [
    ModelError.overloaded(after: nil), .key, .billing, .refused(""),
    .unreachable(.network(.unreachable("a", .noRoute))),
    .tooLarge,
  ])
  func `falls back on an error`(error: ModelError) {
    var ask = asking()
    _ = ask.handle(.begin, at: .zero)
    #expect(ask.handle(.failed(error), at: .seconds(1)).used?.origin == .fallback)
  }

  @Test func `runs until there is a value, and says what time is left`() async {
    var (left, seconds): ([Duration], Int64) = ([], 100)
    let used = await asking().run(by: { .seconds(seconds) }) { prompt, rest in
      left.append(rest)
      seconds += 3
      return .answered(Completion(prompt.repairs.isEmpty ? bad : good))
    }
    #expect(used.origin == .repaired)
    #expect(left == [.seconds(8), .seconds(5)])
  }

  @Test func `runs no longer than its time`() async {
    var (sent, seconds): (Int, Int64) = (0, 0)
    let used = await asking().run(by: { .seconds(seconds) }) { _, _ in
      sent += 1
      seconds += 8
      return .answered(Completion(good))
    }
    #expect(sent == 1)
    #expect(used.origin == .fallback)
    #expect(used.problems == [.failed(.tooSlow)])
  }

  @Test func `runs without sending where the words are not shared`() async {
    let ask = asking(PrivacySwitches(sharing: [.memory, .thisRun]))
    let used = await ask.run(by: { .zero }) { _, _ in
      Issue.record("sent all the same")
      return .passed
    }
    #expect(used.problems == [.notShared([.words])])
  }

  @Test func `runs no further than its sender can`() async {
    await #expect(throws: ModelError.billing) {
      try await asking().run(by: { .zero }) { (_, _) async throws(ModelError) in
        throw .billing
      }
    }
  }

  @Test func `has the limits of the specification`() {
    #expect(MindTask.reply.limit == .seconds(8))
    #expect(MindTask.insight.limit == .seconds(30))
    #expect(MindTask.summary.limit == .seconds(60))
  }
}

extension [Asking<ReplyAssignment>.Effect] {
  fileprivate var sent: [Prompt] {
    compactMap { if case .send(let prompt) = $0 { prompt } else { nil } }
  }

  fileprivate var used: Verdict<String>? {
    for case .use(let verdict) in self { return verdict }
    return nil
  }
}
