import Coaching
import Exchange
import Foundation
import Observation
import Training

/// Everything that a device keeps of its sessions: one file a session, and how far others have it.
///
/// What the disk does not take waits in memory and is tried again with every line that follows.
@MainActor @Observable final class SessionFolder {
  /// Whether lines wait because the disk does not take them.
  private(set) var isFull = false
  /// This device.
  @ObservationIgnored let device: DeviceID
  @ObservationIgnored private let url: URL
  @ObservationIgnored private var names: [String]
  @ObservationIgnored private var open: SessionFile?
  @ObservationIgnored private var waiting: [(name: String, bytes: [UInt8])] = []
  @ObservationIgnored private var marks: [DeviceID: Int64]

  // So many sessions back nothing is unconfirmed that the marks would not know.
  private static let recent = 20

  /// Opens a folder; `device` is who this is if the folder is new.
  init(_ url: URL, device: DeviceID) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix("." + SessionFile.ending) }
      .map { String($0.dropLast(SessionFile.ending.count + 1)) }
      .sorted()
    let file = url.appending(path: "device")
    let known = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    self.device = known.flatMap { DeviceID(hexadecimal: $0) } ?? device
    marks = Self.marks(try? Data(contentsOf: url.appending(path: "marks")))
    if known == nil { try Data(self.device.hexadecimal.utf8).write(to: file, options: .atomic) }
  }

  /// The sessions, newest first.
  var sessions: [String] { names.reversed().map { SessionFile.session(of: $0) } }

  /// All lines of a session, in the order in which they came.
  func lines(of session: String) -> [EventLine] {
    guard let name = names.last(where: { SessionFile.session(of: $0) == session }) else {
      return []
    }
    return lines(in: name)
  }

  /// This device's own lines of a session.
  func ownLines(of session: String) -> [EventLine] {
    lines(of: session).filter { $0.event.device == device.hexadecimal }
  }

  /// This device's own lines from a number on, for a device that has lost them.
  func ownLines(from number: Int64) -> [EventLine] {
    names.flatMap { lines(in: $0) }
      .filter { $0.event.device == device.hexadecimal && $0.event.number >= number }
  }

  /// This device, and every other one that has lines here.
  var devices: [DeviceID] { Set(marks.keys).union([device]).sorted() }

  /// The lines of a device after a number, in their order, for a server that lacks them.
  ///
  /// The newest files are read first, and older ones only until nothing is missing.
  func lines(of device: DeviceID, after number: Int64) -> [EventLine] {
    var found: [EventLine] = []
    for name in names.reversed() {
      let lines = lines(in: name).filter { $0.event.device == device.hexadecimal }
      found += lines.filter { $0.event.number > number }
      let isOlder = lines.contains { $0.event.number <= number }
      if isOlder || found.contains(where: { $0.event.number == number + 1 }) {
        let numbers = Set(found.map { $0.event.number })
        let last = numbers.max() ?? number
        if last == number || Int64(numbers.count) == last - number { break }
      }
    }
    return found.sorted { $0.event.number < $1.event.number }
  }

  /// Adds lines of one session.
  func append(_ lines: [EventLine], isDurable: Bool) {
    for line in lines {
      guard let session = line.event.session else { continue }
      let bytes = line.bytes + [UInt8(ascii: "\n")]
      waiting.append((name(of: session, at: line.event.time.instant), bytes))
    }
    write(isDurable: isDurable)
  }

  /// Waits until everything is on disk; says whether it is.
  func synchronize() -> Bool {
    write(isDurable: true)
    return !isFull
  }

  /// Remembers up to which number something of a device is safe: its own at the other device, or
  /// another's here.
  func mark(_ device: DeviceID, _ number: Int64) {
    guard number > marks[device] ?? 0 else { return }
    marks[device] = number
    let text = marks.sorted { $0.key < $1.key }.map { "\($0.key.hexadecimal) \($0.value)\n" }
    // A mark that is lost costs nothing but that lines are sent twice.
    try? Data(text.joined().utf8).write(to: url.appending(path: "marks"), options: .atomic)
  }

  /// What the end of the link is restored from.
  func wake() -> (
    acknowledged: Int64, next: Int64, waiting: [EventLine], known: [EventLine], inbox: Inbox
  ) {
    // The challenge is one session for years: its newest lines lie in an old file.
    let newest = names.suffix(Self.recent)
    let challenge = names.filter { SessionFile.session(of: $0) == ChallengeLog.session }
    let lines = Set(challenge).union(newest).sorted().flatMap { self.lines(in: $0) }
    let own = lines.filter { $0.event.device == device.hexadecimal }
      .sorted { $0.event.number < $1.event.number }
    let acknowledged = marks[device] ?? 0
    var inbox = Inbox()
    for line in lines {
      guard let other = DeviceID(hexadecimal: line.event.device), other != device else { continue }
      inbox.note(line.event.number, of: other)
    }
    for (other, number) in marks where other != device { inbox.note(number, of: other) }
    return (
      acknowledged,
      max(own.last?.event.number ?? 0, acknowledged) + 1,
      own.filter { $0.event.number > acknowledged },
      lines.filter { $0.event.isMessage && !$0.event.isOfGym },
      inbox
    )
  }

  private func lines(in name: String) -> [EventLine] {
    (try? SessionFile(name, in: url))?.lines ?? []
  }

  private func name(of session: String, at time: Instant) -> String {
    if let name = names.last(where: { SessionFile.session(of: $0) == session }) { return name }
    let digits = String(max(0, time.millisecondsSince1970))
    let name = String(repeating: "0", count: max(0, 13 - digits.count)) + digits + "-" + session
    names = (names + [name]).sorted()
    return name
  }

  private func write(isDurable: Bool) {
    do {
      while let first = waiting.first {
        let same = waiting.prefix { $0.name == first.name }
        let file = open?.name == first.name ? open : nil
        // What is left behind unsynchronized would be confirmed with what follows.
        if file == nil { try open?.append([], isDurable: true) }
        let target = try file ?? SessionFile(first.name, in: url)
        open = target
        try target.append(same.flatMap { $0.bytes }, isDurable: isDurable)
        waiting.removeFirst(same.count)
      }
      if isDurable { try open?.append([], isDurable: true) }
      isFull = false
    } catch {
      // Opened again with the next line: half a line that was written is cut off then.
      open = nil
      isFull = true
    }
  }

  private static func marks(_ data: Data?) -> [DeviceID: Int64] {
    var marks: [DeviceID: Int64] = [:]
    for line in String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let device = DeviceID(hexadecimal: String(parts[0])),
        let number = Int64(parts[1])
      else { continue }
      marks[device] = number
    }
    return marks
  }
}
