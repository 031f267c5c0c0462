import Exchange
import Formats
import Foundation
import Integrations
import Screens
import ServiceLifecycle
import Sessions
import Record
import Storage
import Training

/// Tells the owner's addresses of what happens: what is new in the record, each once, and again where an
/// address did not answer.
struct WebhookService: Service {
  /// How often it looks for news.
  private static let pause = Duration.seconds(2)
  /// How long after each failure it is tried again; then the address is given up.
  static let delays: [Int64] = [5, 60, 300, 1800, 7200, 21_600]

  let record: LocalRecord
  private let store: WebhookStore
  private let sender = WebhookSender()

  init(_ record: LocalRecord) {
    self.record = record
    store = WebhookStore(record.database)
  }

  private enum Turn { case look, told(String) }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Turn.self) { turns in
        var busy: Set<String> = []
        turns.addTask { .look }
        for await turn in turns {
          switch turn {
          case .told(let hook): busy.remove(hook)
          case .look where Task.isCancelled: break
          case .look:
            // What cannot be read or kept now is looked at again the next time.
            let due = (try? await look(besides: busy)) ?? []
            // Each address by itself: one that does not answer holds up no other.
            for (hook, tellings) in due {
              busy.insert(hook)
              turns.addTask {
                await tell(tellings)
                return .told(hook)
              }
            }
            turns.addTask {
              // Cancelled sleep is the end.
              try? await Task.sleep(for: Self.pause)
              return .look
            }
          }
        }
      }
    }
  }

  /// Looks at what is new, and gives what is due to each address that is not being told already.
  private func look(
    besides busy: Set<String>
  ) async throws -> [(hook: String, tellings: [WebhookStore.Telling])] {
    let hooks = try await store.hooks()
    guard !hooks.isEmpty else { return [] }
    let (lines, next) = try await store.news()
    if let next {
      let happenings = try await happenings(
        in: lines,
        withRecords: hooks.contains { $0.kinds.contains(.recordBroken) }
      )
      try await store.keep(happenings, upTo: next, now: seconds)
    }
    var due: [(hook: String, tellings: [WebhookStore.Telling])] = []
    for hook in hooks where !busy.contains(hook.id) {
      let tellings = try await store.due(to: hook.id, now: seconds)
      if !tellings.isEmpty { due.append((hook.id, tellings)) }
    }
    return due
  }

  private var seconds: Int64 { Int64(record.now.instant.secondsSince1970) }

  /// Tells an address one thing after the other.
  private func tell(_ tellings: [WebhookStore.Telling]) async {
    for telling in tellings {
      // What cannot be kept of it is told again.
      do { try await tell(telling) } catch { return }
    }
  }

  private func tell(_ telling: WebhookStore.Telling) async throws {
    let outcome = await sender.send(
      telling.body,
      number: telling.number,
      to: telling.address,
      secret: telling.secret,
      isAtHome: telling.isAtHome,
      at: seconds
    )
    // That the server stops is no failure of the address.
    guard outcome.isTaken || !Task.isCancelled else { return }
    // Who tests looks at it now, and presses again.
    let isLast =
      telling.kind == Webhook.test || outcome.isTaken || !outcome.mayPass
      || telling.tries >= Self.delays.count
    let again = isLast ? nil : seconds + Self.delays[telling.tries]
    // A status is said in words where it is read.
    let words =
      outcome.refusal.map { KeptSentence($0) } ?? KeptSentence("answered \(outcome.status ?? 0)")
    try await store.note(telling.number, words, again: again, now: seconds)
  }

  // MARK: What happened

  private func happenings(
    in lines: [[UInt8]],
    withRecords: Bool
  ) async throws -> [(kind: Webhook.Kind, body: String)] {
    var happenings: [(kind: Webhook.Kind, body: String)] = []
    var sessions: [String] = []
    for line in lines {
      // A damaged line is nobody's.
      guard let event = try? LinkEvent(line: line), let session = event.session else { continue }
      switch event.type {
      case "workoutStarted":
        happenings.append((.runStarted, body(.runStarted, event.time.instant, session)))
      case "workoutEnded":
        happenings.append((.runEnded, body(.runEnded, event.time.instant, session)))
      default:
        if !sessions.contains(session) { sessions.append(session) }
      }
    }
    let new = Set(lines)
    for session in sessions {
      let all = try await SessionLibrary(record.database).lines(of: session)
      var before: StrengthSession?
      if HandLog.isSession(session) {
        before = HandLog(all.filter { !new.contains($0) || !Self.logsSets($0) }).session
      } else {
        // Told when its end has come with these lines, not again with later ones.
        guard let done = KeptGym.session(of: all),
          KeptGym.session(of: all.filter { !new.contains($0) }) == nil
        else { continue }
        happenings.append(
          (.workoutDone, body(.workoutDone, record.now.instant, session, title: done.name))
        )
      }
      guard withRecords else { continue }
      for broken in try await records(of: session, since: before) {
        happenings.append(
          (.recordBroken, body(.recordBroken, record.now.instant, nil, title: broken.words))
        )
      }
    }
    return happenings
  }

  /// The records that a session has made since it was what it was before.
  private func records(
    of session: String,
    since before: StrengthSession?
  ) async throws -> [PersonalRecord] {
    let log = try await record.ask(LogAPI.Read())
    let names = try await RecordLibrary(record.database).names()
    return log.records(of: session, since: before.flatMap { names.named([$0]).first })
  }

  /// Whether a line logs sets; what takes some back breaks no record.
  private static func logsSets(_ line: [UInt8]) -> Bool {
    // A damaged line is nobody's set.
    (try? LinkEvent(line: line))?.type == HandLog.added
  }

  private func body(
    _ kind: Webhook.Kind,
    _ moment: Instant,
    _ session: String?,
    title: String? = nil
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("type", kind.rawValue)
      json.field("timestamp", moment.text)
      json.object("data") { json in
        json.field("session", session)
        json.field("title", title)
      }
    }
    return json.text
  }
}
