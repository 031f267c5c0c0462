import Exchange
import Formats
import Integrations

/// What a watch hears of the world.
enum WatchNews: Sendable {
  /// Time has passed.
  case beat
  /// The stream has begun.
  case opened
  /// The stream has broken.
  case broke(ServerClientError)
  /// Something to tell the core of the link.
  case told(JSON)
  /// Something to tell the person.
  case sentence(String)
}

/// Carries bytes between the server and the core, and decides nothing.
actor WatchNetwork {
  /// A portion of lines for the lane of events.
  struct Post: Sendable {
    let lines: [String]
    /// The oldest number that is left, where the one that the server expects is gone.
    let oldest: Int64?
  }

  // A workout that nobody has heard of for longer says nothing about now.
  private static let recent = 3.0 * 3_600_000

  nonisolated let posts: AsyncStream<Post>.Continuation
  nonisolated let glances: AsyncStream<JSON>.Continuation

  private let line: ServerClient
  private let device: String
  private let now: @Sendable () -> Double
  private let news: AsyncStream<WatchNews>.Continuation
  private let postsToSend: AsyncStream<Post>
  private let glancesToSend: AsyncStream<JSON>
  private var last: String?
  private var pause = 1
  private var toldOf = ""

  init(
    _ line: ServerClient,
    device: String,
    now: @escaping @Sendable () -> Double,
    news: AsyncStream<WatchNews>.Continuation
  ) {
    self.line = line
    self.device = device
    self.now = now
    self.news = news
    (postsToSend, posts) = AsyncStream.makeStream()
    // Of what is live only the newest is worth sending.
    (glancesToSend, glances) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Works until it is cancelled.
  func run() async {
    await withTaskGroup { lanes in
      lanes.addTask { await self.listen() }
      lanes.addTask { await self.sendPosts() }
      lanes.addTask { await self.sendGlances() }
    }
    await line.close()
  }

  // MARK: Down

  private func listen() async {
    while !Task.isCancelled {
      let place = last.map { "&after=\($0)" } ?? ""
      do {
        try await line.listen("/api/v1/live?except=\(device)\(place)") { try await self.hear($0) }
      } catch let error as ServerClientError {
        news.yield(.broke(error))
        guard error.mayPass else { return }
      } catch {
        return
      }
      // Cancelled sleep is the end.
      try? await Task.sleep(for: .seconds(pause))
      pause = min(pause * 2, 30)
    }
  }

  private func hear(_ event: ServerSentEvent) async throws {
    let isFirst = last == nil
    last = event.id ?? last
    switch event.name {
    case "hello":
      pause = 1
      if isFirst { try await catchUp() }
      news.yield(.opened)
    case "event": news.yield(.told(["arrived": .string(event.data)]))
    case "live":
      // What is no JSON is nothing to be shown.
      if let glance = try? JSON.parse(event.data) { news.yield(.told(["glanced": glance])) }
    default: break
    }
  }

  /// What others have said lately: a workout may be going on already.
  private func catchUp() async throws(ServerClientError) {
    let sessions = try await get("/api/v1/sessions?limit=20").json["sessions"]?.array ?? []
    for session in sessions.reversed() {
      guard let id = session["id"]?.string, let ended = session["ended"]?.number,
        now() - ended < Self.recent,
        session["devices"]?.array != [.string(device)]
      else { continue }
      var place: Int64 = 0
      while true {
        let part = try await get("/api/v1/sessions/\(id)/events?from=\(place)")
        for line in part.body.split(separator: UInt8(ascii: "\n")) {
          guard let event = try? LinkEvent(line: Array(line)), event.device != device,
            Self.isMessage(event)
          else { continue }
          news.yield(.told(["arrived": .string(String(decoding: line, as: UTF8.self))]))
        }
        guard let next = part.headers["x-next"].flatMap({ Int64($0) }), next > place else { break }
        place = next
      }
    }
  }

  /// Whether an event says something to other devices; what sensors have said is for the archive.
  static func isMessage(_ event: LinkEvent) -> Bool {
    event.type != "sensed" && event.type != "opened"
  }

  private func get(_ path: String) async throws(ServerClientError) -> HTTPClientResponse {
    let answer = try await line.ask("GET", path)
    guard answer.status == 200 else {
      throw .refused(status: answer.status, detail: answer.detail)
    }
    return answer
  }

  // MARK: Up

  private func sendPosts() async {
    for await post in postsToSend {
      let query = post.oldest.map { "?oldest=\($0)" } ?? ""
      let body = Array((post.lines.joined(separator: "\n") + "\n").utf8)
      // Not confirmed is not failed: the core sends it again.
      let answer = try? await line.ask("POST", "/api/v1/events" + query, body)
      if let answer { complain(answer) }
      news.yield(.told(Self.meaning(of: answer)))
    }
  }

  private func sendGlances() async {
    for await glance in glancesToSend {
      // Whether it arrives or not: the next is newer.
      _ = try? await line.ask("POST", "/api/v1/live", glance.utf8())
      news.yield(.told(["liveAnswered": true]))
    }
  }

  /// Tells the person what the server does not like, once.
  private func complain(_ answer: HTTPClientResponse) {
    let isFine = answer.status == 200 || answer.status == 409
    let sentence = isFine ? "" : answer.detail
    defer { toldOf = sentence }
    if !isFine, sentence != toldOf { news.yield(.sentence(sentence)) }
  }

  private static func meaning(of answer: HTTPClientResponse?) -> JSON {
    guard let answer else { return ["failed": true] }
    let json = answer.json
    if answer.status == 200, let acked = json["acked"] { return ["acked": acked] }
    guard answer.status == 409 else { return ["failed": true] }
    if let expected = json["expected"] { return ["expected": expected] }
    guard let number = json["conflict"], let acked = json["acked"] else { return ["failed": true] }
    return ["conflict": ["number": number, "acked": acked]]
  }
}
