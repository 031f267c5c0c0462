import Foundation

/// Starts programs, each in its own process group, and collects their exit status.
enum ChildLaunch {
  /// Starts a program with the streams that the body prepares; it inherits nothing else.
  static func start(
    _ executable: String,
    _ words: [String],
    environment: [String: String]? = nil,
    _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws(ChildProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    // Sockets and journals of ours are none of the child's business.
    for descriptor in openDescriptors where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    var ordinary = sigset_t()
    sigemptyset(&ordinary)
    posix_spawnattr_setsigmask(&attributes, &ordinary)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&ordinary, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ordinary)

    // A NUL would cut an argument short, so it is refused and never spawned.
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw .didNotStart(words.first ?? executable, reason: "an argument holds a NUL")
    }
    var copies = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    var variables = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var leader: pid_t = 0
    let failure =
      environment == nil
      ? posix_spawn(&leader, executable, &actions, &attributes, &copies, environ)
      : posix_spawn(&leader, executable, &actions, &attributes, &copies, &variables)
    guard failure == 0 else {
      throw .didNotStart(words.first ?? executable, reason: String(cString: strerror(failure)))
    }
    return leader
  }

  // One that is closed in between does no harm: closing it again is no error here.
  private static var openDescriptors: [Int32] {
    // Without the list the child has what others forgot to mark; better than no voice.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Takes the exit status of a child that has ended; a signal counts as 128 and its number.
  static func reap(_ leader: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(leader, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
