public import Foundation

/// Another program, run to its end: arguments as a list, never a line for a shell, and a time limit.
///
/// The child leads a process group of its own, inherits no open file, and is ended with all that it
/// has started when its time is up, when the caller's task is canceled, or when it ends by itself.
public struct ChildProcess: Sendable {
  /// The program, as a name to look up in `PATH` or as a path.
  public var program: String

  /// The arguments after the program's name, each passed on as it is.
  public var arguments: [String]

  /// The file that the child reads as its standard input; nothing if absent.
  public var input: URL?

  /// The file that takes the child's standard output; thrown away if absent.
  public var output: URL?

  /// How long it may run.
  public var timeout: Duration

  /// Creates a child that has not begun.
  public init(
    _ program: String,
    _ arguments: [String],
    input: URL? = nil,
    output: URL? = nil,
    timeout: Duration
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.output = output
    self.timeout = timeout
  }

  /// Runs the program and returns once it has ended well.
  public func run() async throws(ChildProcessError) {
    guard let executable = InstalledProgram.path(of: program) else { throw .notFound(program) }
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch {
      throw .didNotStart(program, reason: error.description)
    }
    defer { scratch.remove() }
    let messages = scratch.file("messages")
    let leader = try spawn(executable, messages: messages)
    let endedByItself = await ends(leader)
    let status = ChildLaunch.reap(leader)
    guard endedByItself else {
      throw Task.isCancelled ? .cancelled(program) : .timedOut(program, after: timeout)
    }
    guard status == 0 else {
      throw .failed(program, status: status, saying: lastWords(in: messages))
    }
  }

  // Whichever comes first: the end, or the limit. Until it is reaped the child keeps its number, so
  // that the signal can hit nobody else.
  private func ends(_ leader: pid_t) async -> Bool {
    await withTaskGroup(of: Bool.self) { race in
      race.addTask {
        await end(of: leader)
        return true
      }
      race.addTask { [timeout] in
        // A canceled sleep means that nobody waits for the child any more.
        try? await Task.sleep(for: timeout)
        return false
      }
      let endedByItself = await race.next() ?? false
      // Only now, or its end would seem to be its own. If it was, this takes along what it left behind.
      kill(-leader, SIGKILL)
      race.cancelAll()
      return endedByItself
    }
  }

  private func lastWords(in file: URL) -> String {
    // No words are as good as unreadable ones.
    guard let bytes = try? Data(contentsOf: file) else { return "" }
    let lines = String(decoding: bytes.suffix(2000), as: UTF8.self).split(
      whereSeparator: \.isNewline
    )
    return lines.last.map(String.init) ?? ""
  }
}

/// Waits for the end without reaping, on a thread that may block.
private func end(of leader: pid_t) async {
  await withCheckedContinuation { continuation in
    // A blocking wait, which no thread of the shared pool may do.
    DispatchQueue.global().async {
      var ending = siginfo_t()
      while waitid(P_PID, id_t(leader), &ending, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      continuation.resume()
    }
  }
}
