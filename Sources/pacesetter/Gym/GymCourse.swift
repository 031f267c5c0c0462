import Exchange
import Formats
import Foundation
import Storage

/// A workout in progress on this machine: the core by its doorway, and its lines on disk.
///
/// Nothing that follows from a key is shown before its line is on disk.
final class GymCourse {
  /// The core's last reply: `screen`, `effects`, `finished`.
  private(set) var reply: JSON
  /// Every line so far, in order.
  private(set) var lines: [[UInt8]]

  private var core = WatchCore()
  private let journal: WatchJournal

  /// Opens a workout under a new name.
  init(_ folder: WatchFolder, _ setup: [JSON.Member]) throws(Failure) {
    let clock = Self.clock
    let id = "gym-\(UUID().uuidString.lowercased())"
    journal = try folder.begin(id, at: clock["wall"]?.number ?? 0)
    lines = []
    let head = [
      JSON.Member("do", "openGym"), JSON.Member("id", .string(id)),
      JSON.Member("device", .string(folder.device)), JSON.Member("clock", clock),
      JSON.Member("seq", .number(Double(try Self.lastNumber(in: folder) + 1))),
    ]
    reply = try core.ask(.object(head + setup))
    try keep()
  }

  /// Takes up the newest workout that did not end.
  init(resuming folder: WatchFolder) throws(Failure) {
    guard let name = try folder.journals().last else { throw Self.nothing }
    journal = try WatchJournal(name, in: folder.path)
    lines = journal.lines.map { $0.bytes }
    guard !lines.isEmpty else { throw Self.nothing }
    let kept = JSON.array(lines.map { .string(String(decoding: $0, as: UTF8.self)) })
    let look: JSON = [
      "do": "resumeGym", "clock": Self.clock, "journal": kept, "take": "look",
    ]
    guard try core.ask(look)["finished"]?.bool != true else { throw Self.nothing }
    reply = try core.ask(["do": "resumeGym", "clock": Self.clock, "journal": kept])
    try keep()
  }

  /// Whether the workout is over.
  var isFinished: Bool { reply["finished"]?.bool ?? false }

  /// Lets things happen, or only time pass.
  func tell(_ events: [JSON]) throws(Failure) {
    reply = try core.ask(["do": "gym", "clock": Self.clock, "events": .array(events)])
    try keep()
  }

  /// What came of it.
  func summary() throws(Failure) -> JSON { try core.ask(["do": "gymSummary"])["summary"] ?? .null }

  private func keep() throws(Failure) {
    let new = (reply["journal"]?.array ?? []).compactMap { $0.string }.map { Array($0.utf8) }
    guard !new.isEmpty else { return }
    try journal.append(new)
    lines += new
  }

  /// The two clocks in milliseconds: the monotonic one goes on in sleep.
  private static var clock: JSON {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let monotonic = Double(time.tv_sec) * 1000 + (Double(time.tv_nsec) / 1e6).rounded()
    let wall = (Date().timeIntervalSince1970 * 1000).rounded()
    return ["mono": .number(monotonic), "wall": .number(wall)]
  }

  private static func lastNumber(in folder: WatchFolder) throws(Failure) -> Int64 {
    var last: Int64 = 0
    for name in try folder.journals() {
      for line in try WatchJournal(name, in: folder.path).lines {
        last = max(last, line.event.number)
      }
    }
    return last
  }

  private static let nothing = Failure(
    .noInput,
    "no workout was left open; 'pacesetter workouts start NAME' begins one"
  )
}
