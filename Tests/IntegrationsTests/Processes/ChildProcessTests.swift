import Foundation
import Integrations
import Testing

struct ChildProcessTests {
  @Test func `passes every argument on as it is`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let output = scratch.file("said")
    let hostile = ["; rm -rf /", "$(id)", "`id`", "a\nb", "\"'\\", "*", "--help", ""]
    try await ChildProcess(
      "printf",
      ["%s|"] + hostile,
      output: output,
      timeout: .seconds(10)
    ).run()
    let said = try String(contentsOf: output, encoding: .utf8)
    #expect(said == hostile.map { $0 + "|" }.joined())
  }

  @Test func `reads its input from a file`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try Data("hello".utf8).write(to: scratch.file("in"))
    try await ChildProcess(
      "cat",
      [],
      input: scratch.file("in"),
      output: scratch.file("out"),
      timeout: .seconds(10)
    ).run()
    #expect(try String(contentsOf: scratch.file("out"), encoding: .utf8) == "hello")
  }

  @Test func `names a program that is not there`() async {
    await #expect(throws: ChildProcessError.notFound("no-such-program")) {
      try await ChildProcess("no-such-program", [], timeout: .seconds(1)).run()
    }
  }

  @Test func `passes on a failure with the last thing that was said`() async {
    await #expect(
      throws: ChildProcessError.failed("sh", status: 3, saying: "no more paper")
    ) {
      try await ChildProcess(
        "sh",
        ["-c", "echo start >&2; echo no more paper >&2; exit 3"],
        timeout: .seconds(10)
      ).run()
    }
  }

  @Test func `ends a child that hangs, with what it has started`() async {
    // They sleep for so long that a machine, however busy, ends them first. The second sleep
    // leaves the process group, the first does not; neither holds us up.
    let child = ChildProcess(
      "sh",
      ["-c", "sleep 900 & setsid sleep 3 & sleep 900"],
      timeout: .milliseconds(200)
    )
    await #expect(throws: ChildProcessError.timedOut("sh", after: .milliseconds(200))) {
      try await child.run()
    }
  }

  @Test func `ends a child that nobody waits for any more`() async {
    let ending = await withTaskGroup(of: (any Error)?.self) { group in
      group.addTask {
        do {
          try await ChildProcess("sleep", ["900"], timeout: .seconds(900)).run()
          return nil
        } catch {
          return error
        }
      }
      group.cancelAll()
      return await group.next() ?? nil
    }
    #expect(ending as? ChildProcessError == .cancelled("sleep"))
  }

  @Test func `refuses an argument that a NUL would cut short`() async {
    await #expect(
      throws: ChildProcessError.didNotStart("printf", reason: "an argument holds a NUL")
    ) {
      try await ChildProcess("printf", ["a\0b"], timeout: .seconds(1)).run()
    }
  }

  @Test func `hands none of our open files to the child`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let ours = open("/dev/null", O_RDONLY)
    defer { close(ours) }
    try await ChildProcess(
      "sh",
      ["-c", "ls /proc/self/fd"],
      output: scratch.file("fds"),
      timeout: .seconds(10)
    ).run()
    let open = try String(contentsOf: scratch.file("fds"), encoding: .utf8)
      .split(separator: "\n").compactMap { Int32($0) }
    // Three, and the one with which ls reads the folder.
    #expect(open.count == 4)
  }
}
