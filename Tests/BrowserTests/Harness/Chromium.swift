import Formats
import Foundation

/// A real browser, driven through its debugging pipe.
///
/// A message is JSON with a zero byte behind it. Commands carry a number that the answer repeats;
/// everything without a number is an event.
actor Chromium {
  /// The browser itself: the wrapper beside it adds flags of its own.
  static let path = "/usr/lib/chromium/chromium"

  /// What went wrong in each page: errors on the console, exceptions, refusals of the policy.
  private(set) var problems: [String: [String]] = [:]

  private let process: ChildProcess
  private let profile: URL
  private var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
  private var count = 0

  /// Runs a body with a fresh browser, and leaves nothing of it behind.
  static func run<Result>(_ body: (Chromium) async throws -> Result) async throws -> Result {
    let chromium = try Chromium()
    defer { chromium.leaveNothing() }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await chromium.listen() }
      defer { chromium.process.kill() }
      return try await withTaskCancellationHandler {
        try await body(chromium)
      } onCancel: {
        chromium.process.kill()
      }
    }
  }

  private init() throws {
    profile = FileManager.default.temporaryDirectory.appending(
      path: "pacesetter-browser-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let flags = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
    ]
    process = try ChildProcess(Self.path, flags, in: profile.path, reading: 3, writing: 4)
  }

  /// Opens an empty page in a context of its own: no cookies, caches or settings of another test.
  func page() async throws -> Page {
    let context = try await send("Target.createBrowserContext")
    let target = try await send(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context["browserContextId"] ?? .null]
    )
    let attached = try await send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? .null, "flatten": true]
    )
    guard let session = attached["sessionId"]?.string else {
      throw HarnessError("the browser gave no session")
    }
    let page = Page(chromium: self, session: session)
    for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility"] {
      try await page.send("\(domain).enable")
    }
    return page
  }

  /// Sends a command and waits for its answer.
  func send(_ method: String, _ parameters: JSON = [:], in session: String? = nil) async throws
    -> JSON
  {
    count += 1
    let number = count
    var message: [JSON.Member] = [
      .init("id", .number(Double(number))), .init("method", .string(method)),
      .init("params", parameters),
    ]
    if let session { message.append(.init("sessionId", .string(session))) }
    let bytes = JSON.object(message).utf8() + [0]
    let answer = try await withCheckedThrowingContinuation { continuation in
      waiting[number] = continuation
      do { try process.write(bytes) } catch {
        waiting.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
    if let error = answer["error"] { throw HarnessError("\(method): \(error.text())") }
    return answer["result"] ?? [:]
  }

  private func listen() async {
    var rest: [UInt8] = []
    for await chunk in process.output {
      rest += chunk
      while let end = rest.firstIndex(of: 0) {
        take(Array(rest[..<end]))
        rest.removeSubrange(...end)
      }
    }
    for continuation in waiting.values {
      continuation.resume(throwing: HarnessError("the browser is gone"))
    }
    waiting = [:]
  }

  private func take(_ bytes: [UInt8]) {
    guard let message = try? JSON.parse(bytes) else {
      // A page may log what is no valid text; nothing that a test waits for is lost with it.
      return
    }
    if let number = message["id"]?.integer {
      waiting.removeValue(forKey: Int(number))?.resume(returning: message)
    } else if let problem = Self.problem(in: message), let session = message["sessionId"]?.string {
      problems[session, default: []].append(problem)
    }
  }

  private static func problem(in event: JSON) -> String? {
    let parameters = event["params"] ?? [:]
    switch event["method"]?.string {
    case "Runtime.exceptionThrown":
      return parameters["exceptionDetails"]?.text()
    case "Runtime.consoleAPICalled" where parameters["type"]?.string == "error":
      return parameters["args"]?.text()
    case "Log.entryAdded" where parameters["entry"]?["level"]?.string == "error":
      return parameters["entry"]?["text"]?.string
    default:
      return nil
    }
  }

  private nonisolated func leaveNothing() {
    process.reap()
    // Chromium may still be writing its last files; what is left lies in the temporary folder.
    try? FileManager.default.removeItem(at: profile)
  }
}
