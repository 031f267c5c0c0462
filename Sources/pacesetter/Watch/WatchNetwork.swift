import Coaching
import Exchange
import Formats
import Integrations
import Screens
import Sessions
import Training

/// Carries bytes between the server and the core, and decides nothing.
actor WatchNetwork {
  /// A portion of lines for the lane of events.
  struct Post: Sendable {
    let lines: [EventLine]
    /// The oldest number that is left, where the one that the server expects is gone.
    let oldest: Int64?
  }

  // A workout that nobody has heard of for longer says nothing about now.
  private static let recent = 3.0 * 3_600_000

  nonisolated let posts: AsyncStream<Post>.Continuation
  nonisolated let glances: AsyncStream<LiveLane<Watch.Device.Glance>.Glance>.Continuation

  private let line: ServerClient
  private let device: String
  private let now: @Sendable () -> Double
  private let news: AsyncStream<WatchNews>.Continuation
  private let postsToSend: AsyncStream<Post>
  private let glancesToSend: AsyncStream<LiveLane<Watch.Device.Glance>.Glance>
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

  /// Works until it is canceled.
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
      var values = ["except": device]
      values["after"] = last
      do {
        try await line.listen(LinkAPI.listen.target(values)) { try await self.hear($0) }
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
    case "event":
      let line: EventLine
      do { line = try EventLine(event.data.utf8) } catch {
        news.yield(
          .sentence(TerminalText.unreadableEvent(error.description))
        )
        return
      }
      news.yield(.told(.arrived(line)))
    case "live":
      // What is no glance is nothing to be shown.
      guard let json = try? JSON.parse(event.data), let fields = try? Fields(json),
        let glance = try? LiveGlance(fields)
      else { return }
      news.yield(.told(told(glance)))
    default: break
    }
  }

  /// What others have said lately: a workout may be going on already.
  private func catchUp() async throws(ServerClientError) {
    let answer = try await get(SessionAPI.List(limit: 20))
    // A list that cannot be read tells of nothing that goes on.
    let sessions = (try? SessionPage(answer: answer.json))?.sessions ?? []
    for session in sessions.reversed() {
      guard now() - Double(session.ended.millisecondsSince1970) < Self.recent,
        session.devices != [device]
      else { continue }
      var place: Int64 = 0
      while true {
        let part = try await get(SessionAPI.Events(of: session.id, from: place))
        for line in part.body.split(separator: UInt8(ascii: "\n")) {
          // A line of a newer version has no message for this one.
          guard let line = try? EventLine(line), line.event.device != device,
            Self.isMessage(line.event)
          else { continue }
          news.yield(.told(.arrived(line)))
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

  private func get<Question: APIQuestion>(
    _ question: Question
  ) async throws(ServerClientError) -> HTTPClientResponse {
    let answer = try await line.ask(question)
    guard answer.status == 200 else {
      throw .refused(status: answer.status, detail: answer.detail)
    }
    return answer
  }

  // MARK: Up

  private func sendPosts() async {
    for await post in postsToSend {
      let body = post.lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
      // Not confirmed is not failed: the core sends it again.
      let answer = try? await line.ask(LinkAPI.Append(body, oldest: post.oldest))
      if let answer { complain(answer) }
      news.yield(.told(Self.meaning(of: answer)))
    }
  }

  private func sendGlances() async {
    for await glance in glancesToSend {
      // Whether it arrives or not: the next is newer.
      let body = JSON.written { message(glance).write(to: &$0) }.utf8()
      _ = try? await line.ask("POST", LinkAPI.glance.path, body)
      news.yield(.told(.liveAnswered))
    }
  }

  /// Tells the person what the server does not like, once.
  private func complain(_ answer: HTTPClientResponse) {
    let isFine = answer.status == 200 || answer.status == 409
    let sentence = isFine ? "" : answer.detail
    defer { toldOf = sentence }
    if !isFine, sentence != toldOf { news.yield(.sentence(sentence)) }
  }

  private static func meaning(of answer: HTTPClientResponse?) -> Watch.Device.Lanes.Event {
    guard let answer else { return .answered(.failed) }
    let json = answer.json
    let acked = json["acked"]?.integer
    if answer.status == 200, let acked { return .answered(.acknowledged(acked)) }
    guard answer.status == 409 else { return .answered(.failed) }
    if let expected = json["expected"]?.integer { return .answered(.expected(expected)) }
    guard let number = json["conflict"]?.integer, let acked else { return .answered(.failed) }
    return .answered(.conflict(number, acknowledged: acked))
  }

  // MARK: The live lane

  /// A glance as it travels.
  private func message(_ glance: LiveLane<Watch.Device.Glance>.Glance) -> LiveGlance {
    let id = DeviceID(hexadecimal: device) ?? DeviceID(bits: 0)
    switch glance.item {
    case .present: return LiveGlance(device: id, number: glance.number)
    case .metrics(let metrics, let session):
      return LiveGlance(
        device: id,
        number: glance.number,
        session: session,
        metrics: .written { metrics.write(to: &$0) }
      )
    }
  }

  /// A glance as the link takes it; one's own comes back from a server that tells everybody, and is no
  /// sign of another device.
  private func told(_ glance: LiveGlance) -> Watch.Device.Lanes.Event {
    guard glance.device.hexadecimal != device else { return .second }
    var item = Watch.Device.Glance.present
    // Figures of a newer version show that the device is there, and no more.
    if let session = glance.session, let json = glance.metrics, let metrics = try? LiveMetrics(json)
    {
      item = .metrics(metrics, session: session)
    }
    return .glanced(item, number: glance.number, of: glance.device)
  }
}
