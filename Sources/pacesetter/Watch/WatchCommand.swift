import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Screens
import Training

/// Lets a recorded run act as the watch on the wrist.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Play a recording as the watch on your wrist, over a server.",
    discussion: """
      The recording is a \(FormatWords.choice()) file, or a simulated run such as
      demo:steady_10k. A phone page that follows it shows and coaches the run as if
      it happened now; Pause, Resume, Lap and End on that page work too.

      Every line is on disk before it is sent. After a crash, or if the server was
      unreachable, --resume continues where it stopped.

      Examples:
        pacesetter watch --replay run.fit --to http://127.0.0.1:8080
        pacesetter watch --replay run.fit --to https://home.local:8080 \\
          --authority pacesetter.crt --pair 7KQ2-M9XD --speed 60
        pacesetter watch --resume
      """
  )

  @Option(help: ArgumentHelp("The recording to play.", valueName: "recording"))
  var replay: String?

  @Option(help: ArgumentHelp("The server's address.", valueName: "url"))
  var to: String?

  @Option(help: "The speed: a factor, or max.")
  var speed: PlaybackSpeed?

  @Option(help: "The seed of a simulated run.")
  var seed: UInt64 = 1

  @Flag(help: "Wait until another device asks to begin.")
  var wait = false

  @Flag(help: "Resume the last workout, or send what is left of it.")
  var resume = false

  @OptionGroup(title: "Pairing") var entry: WatchEntryOptions

  @Option(
    help: "The folder for the watch's journals, if it is not the default one.",
    completion: .directory
  )
  var journal: String?

  func validate() throws {
    if resume {
      guard replay == nil, !wait else {
        throw ValidationError(
          "leave out --replay and --wait; --resume continues the last recording"
        )
      }
      return
    }
    guard let replay, to != nil else {
      throw ValidationError("add --replay and --to: the recording and the server")
    }
    guard replay != "-" else {
      throw ValidationError("name a file; standard input cannot be replayed after a crash")
    }
  }

  func run() async throws {
    let folder = try WatchFolder(journal)
    let left = resume ? try Self.left(in: folder) : nil
    var plan = try left?.plan ?? plan()
    if let speed { plan.speed = speed.factor }
    if let to { plan.server = to }
    let recording = try RecordingSource(plan.recording, seed: plan.seed).recording
    let line = try await entry.line(to: plan.server, folder)
    let acked = try await entry.knock(line, folder.device)
    let (news, inlet) = AsyncStream.makeStream(of: WatchNews.self)
    let now = { @Sendable in (Date().timeIntervalSince1970 * 1000).rounded() }
    let network = WatchNetwork(line, device: folder.device, now: now, news: inlet)
    var watch = Watch(folder, network, WatchView(), WatchClock(now: now))
    try watch.wake(acked: acked, endingUnfinished: !resume)
    if let left, left.journal.isUnfinished(of: folder.device) {
      try watch.goOn(with: left.journal, plan, recording)
    } else if left == nil, wait {
      watch.offer = Watch.Offer(plan: plan, recording: recording)
    } else if left == nil {
      try watch.play(Watch.Offer(plan: plan, recording: recording))
    }
    try await Self.live(&watch, network, plan.beat, news, inlet)
    watch.close()
  }

  /// Lets time pass and the network work until everything is done.
  private static func live(
    _ watch: inout Watch,
    _ network: WatchNetwork,
    _ beat: Duration,
    _ news: AsyncStream<WatchNews>,
    _ inlet: AsyncStream<WatchNews>.Continuation
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await network.run() }
      group.addTask {
        while !Task.isCancelled {
          inlet.yield(.beat)
          // Cancelled sleep is the end.
          try? await Task.sleep(for: beat)
        }
      }
      defer { group.cancelAll() }
      for await item in news {
        try watch.handle(item)
        if watch.isDone { break }
      }
    }
  }

  private func plan() throws(Failure) -> WatchPlan {
    let name = replay ?? ""
    // Whoever comes back may stand in another folder.
    let place = name.hasPrefix("demo:") ? name : URL(fileURLWithPath: name).path
    return WatchPlan(
      recording: place,
      seed: seed,
      speed: speed.map { $0.factor } ?? 1,
      server: to ?? ""
    )
  }

  private static func left(
    in folder: WatchFolder
  ) throws(Failure) -> (journal: WatchJournal, plan: WatchPlan) {
    guard let name = try folder.journals().last else {
      throw Failure(.noInput, "there is nothing to resume in \(folder.path)")
    }
    let journal = try WatchJournal(name, in: folder.path)
    guard let plan = journal.plan else {
      throw Failure(.badData, "\(folder.path) does not say what was played in \(journal.session)")
    }
    return (journal, plan)
  }
}

extension PlaybackSpeed {
  /// How many seconds pass in one; nothing where as many as can.
  fileprivate var factor: Double? {
    switch self {
    case .times(let factor): factor
    case .max: nil
    }
  }
}

extension WatchPlan {
  /// How often the watch checks whether a second has passed.
  fileprivate var beat: Duration { speed == nil ? .milliseconds(20) : .milliseconds(100) }
}
