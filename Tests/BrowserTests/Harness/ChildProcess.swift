import Foundation
import Glibc

/// A program that a test started, killed together with everything that it started itself.
struct ChildProcess: Sendable {
  /// What the program writes, as it comes; ends when the program does.
  let output: AsyncStream<[UInt8]>

  private let id: pid_t
  private let input: Int32

  /// Starts a program that reads from one of its descriptors and writes to another.
  init(
    _ path: String,
    _ arguments: [String],
    in directory: String,
    reading childInput: Int32,
    writing childOutput: Int32
  ) throws {
    let toChild = try Self.pipe()
    let fromChild = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(0), 1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], childInput)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], childOutput)
    // A browser that kept a stranger's pipe open would have its reader wait for the browser's end.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/dev/fd") {
      guard let other = Int32(name), ![0, 1, 2, childInput, childOutput].contains(other) else {
        continue
      }
      posix_spawn_file_actions_addclose(&actions, other)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    // It changes the folder and becomes the program: spawning itself knows no folder here.
    let env = "/usr/bin/env"
    var words = ([env, "-C", directory, path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, env, &actions, &attributes, &words, environ)
    close(toChild[0])
    close(fromChild[1])
    guard failure == 0 else { throw HarnessError("\(path) does not start: \(failure)") }
    self.id = id
    input = toChild[1]
    output = Self.chunks(of: fromChild[0])
  }

  /// Writes to the program.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw HarnessError("the program no longer reads: \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the program and its children at once, as a power cut would.
  func kill() { Glibc.kill(-id, SIGKILL) }

  /// Lets go of what is left of the program after ``kill()``.
  func reap() {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    close(input)
  }

  /// A pipe that no other child of the tests inherits by accident.
  private static func pipe() throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw HarnessError("no pipe: \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func chunks(of descriptor: Int32) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      // Reading blocks, and the pool of the tests' own threads must not.
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { break }
          continuation.yield(Array(buffer.prefix(count)))
        }
        close(descriptor)
        continuation.finish()
      }
    }
  }
}
