import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Training

/// Lets a recorded run act as the watch on the wrist.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Let a recorded run act as the watch on your wrist, over a server.",
    discussion: """
      The recording is a FIT, GPX or TCX file, or a simulated run such as
      demo:steady_10k. The phone page that follows it shows and coaches it as if it
      happened now; pause, resume, lap and end pressed there are obeyed here.

      Every line is on disk before it is sent. After a kill, or a server that was
      away, --resume goes on where it stopped.

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

  @Option(help: "How many seconds of the run pass in one; or max.")
  var speed: Speed?

  @Option(help: "The seed of a simulated run.")
  var seed: UInt64 = 1

  @Flag(help: "Begin when another device asks for it, not at once.")
  var wait = false

  @Flag(help: "Go on with the workout that was begun last, or send what is left of it.")
  var resume = false

  @OptionGroup(title: "Being let in") var entry: WatchEntryOptions

  @Option(
    help: "The folder of the watch's journals, where it is not the usual one.",
    completion: .directory
  )
  var journal: String?

  func validate() throws {
    if resume {
      guard replay == nil, !wait else {
        throw ValidationError(
          "--resume goes on with what was played; leave --replay and --wait out"
        )
      }
      return
    }
    guard let replay, to != nil else {
      throw ValidationError("--replay and --to are missing: what to play, and for which server")
    }
    guard replay != "-" else {
      throw ValidationError("standard input cannot be played again after a kill; name a file")
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
        try watch.take(item)
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
      throw Failure(.noInput, "there is nothing to go on with in \(folder.path)")
    }
    let journal = try WatchJournal(name, in: folder.path)
    guard let plan = journal.plan else {
      throw Failure(.badData, "\(folder.path) does not say what was played in \(journal.session)")
    }
    return (journal, plan)
  }
}

extension Speed {
  /// How many seconds pass in one; nothing where as many as can.
  fileprivate var factor: Double? {
    switch self {
    case .times(let factor): factor
    case .max: nil
    }
  }
}

extension WatchPlan {
  /// How often somebody looks whether a second has passed.
  fileprivate var beat: Duration { speed == nil ? .milliseconds(20) : .milliseconds(100) }
}
