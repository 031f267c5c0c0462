import Formats
import Foundation

/// A child process that reads files, seen from the process that keeps what they hold.
///
/// It is this very program, started anew as ``ReadingChild``.
public struct ReadingProcess: Sendable {
  /// The program that reads, and how it is told to.
  public struct Program: Hashable, Sendable {
    let path: String

    /// The program that is running, even if another one has taken its place on disk since.
    public static let itself = Program("/proc/self/exe")

    /// The word by which the program is told to read.
    public static let word = "read-files"

    /// Names another one, for tests.
    public init(_ path: String) { self.path = path }
  }

  private let leader: pid_t
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var place = 0

  /// Starts it with an order.
  public init(_ program: Program, _ order: ReadingOrder) throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      throw .didNotStart(program.path, reason: String(cString: strerror(errno)))
    }
    defer { close(ends[1]) }
    descriptor = ends[0]
    // It needs no secrets, and a trap shall end it at once.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    do throws(ChildProcessError) {
      leader = try ChildLaunch.start(
        program.path,
        ["pacesetter", Program.word],
        environment: environment
      ) { actions in
        posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
    } catch {
      close(descriptor)
      throw error
    }
    answer(order.json)
  }

  /// Answers the question what to do with a file: go on behind so many entries, or pass it over.
  public func answer(after count: Int?) {
    answer(count.map { ["after": .number(Double($0))] } ?? ["skip": true])
  }

  private func answer(_ json: JSON) {
    var rest = (json.utf8() + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // Whoever has gone will be missed when something is expected of him.
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// How much makes a portion.
  public struct Portion: Hashable, Sendable {
    /// Small enough that nobody waits for the writer, large enough that a commit is worth it.
    public static let usual = Portion(bytes: 1 << 20, entries: 100)
    /// Everything at once.
    public static let endless = Portion(bytes: .max, entries: .max)

    let bytes: Int
    let entries: Int
  }

  /// Waits for what it comes to next, on a thread that may block; `progress` is told how many bytes
  /// and how many records of the file have been read.
  public mutating func next(
    portion most: Portion,
    progress: @escaping @Sendable (Int64, Int) -> Void
  ) async -> ReadingStep {
    let before = self
    let (step, after) = await withCheckedContinuation { continuation in
      // Reading waits for a pipe, which would hold a thread of the shared pool.
      DispatchQueue.global().async {
        var process = before
        let step = process.step(most, progress)
        continuation.resume(returning: (step, process))
      }
    }
    self = after
    return step
  }

  /// Ends it, if it has not ended, and says how it did: a signal counts as 128 and its number.
  public func end() async -> Int32 {
    await withCheckedContinuation { continuation in
      // Reaping waits, which would hold a thread of the shared pool.
      DispatchQueue.global().async {
        // Until it is reaped it keeps its number, so that the signal can hit nobody else.
        kill(-leader, SIGKILL)
        let status = ChildLaunch.reap(leader)
        close(descriptor)
        continuation.resume(returning: status)
      }
    }
  }

  private mutating func step(_ most: Portion, _ progress: (Int64, Int) -> Void) -> ReadingStep {
    var entries: [ReadingFrame] = []
    var size = 0
    while size < most.bytes, entries.count < most.entries {
      guard let frame = frame() else { return .broken }
      switch frame.kind {
      case .progress:
        let json = frame.json
        progress(json["bytes"]?.integer ?? 0, Int(json["records"]?.integer ?? 0))
      case .entry:
        entries.append(frame)
        size += frame.size
      case .end: return .portion(entries, end: ReadingStep.End(frame.json))
      case .found, .begin, .file, .refused, .passed, .done: return ReadingStep(frame)
      }
    }
    return .portion(entries, end: nil)
  }

  private mutating func frame() -> ReadingFrame? {
    guard fill(ReadingFrame.headerLength), let kind = ReadingFrame.Kind(rawValue: bytes[place])
    else { return nil }
    let (head, columns) = (number(at: place + 1), number(at: place + 5))
    let start = ReadingFrame.headerLength
    guard head + columns <= ReadingFrame.longest, fill(start + head + columns) else { return nil }
    defer { place += start + head + columns }
    return ReadingFrame(
      kind,
      head: Array(bytes[(place + start)..<(place + start + head)]),
      columns: Array(bytes[(place + start + head)..<(place + start + head + columns)])
    )
  }

  private func number(at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// Waits until so many bytes are there, or the other side has gone.
  private mutating func fill(_ count: Int) -> Bool {
    while bytes.count - place < count {
      bytes.removeFirst(place)
      place = 0
      let old = bytes.count
      bytes += [UInt8](repeating: 0, count: 1 << 17)
      let got = bytes.withUnsafeMutableBytes { buffer in
        recv(descriptor, buffer.baseAddress?.advanced(by: old), buffer.count - old, 0)
      }
      let error = errno
      bytes.removeLast(bytes.count - old - max(0, got))
      if got < 0, error == EINTR { continue }
      guard got > 0 else { return false }
    }
    return true
  }
}
