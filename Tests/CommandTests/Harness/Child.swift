import Foundation
import Synchronization

/// A program that a test has started; it lives ten minutes at most, so that no test waits for ever.
///
/// Foundation's `Process` learns of an end by a socket that whatever is started in the same moment
/// may inherit and hold open, so that two tests can wait for each other. Here a thread of its own
/// waits for the child itself.
final class Child: Sendable {
  /// Where a stream of the program comes from or goes to.
  enum Stream {
    case nothing
    case file(URL)
    case pipe(Pipe)
  }

  let id: pid_t
  private let ending: Ending

  /// Starts a program, by its path or by a name that `PATH` knows.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    input: Stream = .nothing,
    output: Stream = .nothing,
    errors: Stream = .nothing
  ) throws {
    Self.ignoreClosedPipes
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var parts: [FileHandle] = []
    for (descriptor, stream) in [(Int32(0), input), (1, output), (2, errors)] {
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_APPEND
      switch stream {
      case .nothing:
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", flags, 0)
      case .file(let file):
        posix_spawn_file_actions_addopen(&actions, descriptor, file.path, flags, 0)
      case .pipe(let pipe):
        let end = descriptor == 0 ? pipe.fileHandleForReading : pipe.fileHandleForWriting
        posix_spawn_file_actions_adddup2(&actions, end.fileDescriptor, descriptor)
        parts.append(end)
      }
    }
    // It inherits nothing: a pipe of another test that it held open would never end.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/dev/fd") {
      guard let descriptor = Int32(name), descriptor > 2 else { continue }
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, program, &actions, &attributes, &words, &variables)
    // Two pipes may be one, as where a terminal shows what is said on both.
    for end in Set(parts) { end.closeFile() }
    guard failure == 0 else {
      throw CocoaError(.executableLoad, userInfo: ["program": program, "errno": failure])
    }
    self.id = id
    ending = Ending(of: id)
  }

  // Whoever writes to a child that has ended gets an error, and the tests go on.
  private static let ignoreClosedPipes: Void = { _ = Foundation.signal(SIGPIPE, SIG_IGN) }()

  /// Whether it has not ended yet.
  var isRunning: Bool { ending.isOpen }

  /// Sends it a signal, unless it has ended.
  func signal(_ number: Int32) { ending.signal(number) }

  /// Waits for its end; the status is its own, or 128 and the number of what ended it.
  @discardableResult func wait() -> Int32 { ending.wait() }

  /// Kills it, as if its machine had lost power, and waits until it is gone.
  func kill() {
    ending.signal(SIGKILL)
    ending.wait()
  }
}

/// How a child ends: waited for on a thread of its own, and brought about when its time is up.
private final class Ending: Sendable {
  private let id: pid_t
  private let status = Mutex<Int32?>(nil)
  private let open = DispatchGroup()

  init(of id: pid_t) {
    self.id = id
    open.enter()
    Thread.detachNewThread { self.reap() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600) { [weak self] in
      self?.signal(SIGKILL)
    }
  }

  var isOpen: Bool { status.withLock { $0 == nil } }

  func signal(_ number: Int32) {
    // Until it is reaped its number belongs to nobody else.
    status.withLock { if $0 == nil { Foundation.kill(id, number) } }
  }

  @discardableResult func wait() -> Int32 {
    open.wait()
    return status.withLock { $0 ?? -1 }
  }

  private func reap() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    status.withLock { status in
      var word: Int32 = 0
      waitpid(id, &word, 0)
      let signal = word & 0x7f
      status = signal == 0 ? (word >> 8) & 0xff : 128 + signal
    }
    open.leave()
  }
}
