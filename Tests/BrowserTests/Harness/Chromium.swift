import Formats
import Foundation

/// A real browser, driven through its debugging pipe.
///
/// A message is JSON with a zero byte behind it. Commands carry a number that the answer repeats;
/// everything without a number is an event.
actor Chromium {
  /// The engine without the windows around it, which would take a third of the processor's time.
  static let path = "/usr/lib/chromium/chromium-headless-shell"

  /// What went wrong in each page: errors on the console, exceptions, refusals of the policy.
  private(set) var problems: [String: [String]] = [:]

  private let process: ChildProcess
  private let profile: URL
  private let isProfileOurs: Bool
  private var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
  private var crashing: [String: CheckedContinuation<Void, Never>] = [:]
  private var listeners: [AsyncStream<JSON>.Continuation] = []
  private var count = 0
  private var isGone = false

  /// Runs a body with a browser and kills it afterwards, as a power cut would.
  ///
  /// A profile that is given stays behind for the next browser; otherwise the browser is fresh, and
  /// nothing of it is left. Its microphone hears a sound where one is given.
  static func run<Result>(
    in profile: URL? = nil,
    hearing sound: URL? = nil,
    _ body: (Chromium) async throws -> Result
  ) async throws -> Result {
    let chromium = try Chromium(profile, hearing: sound)
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

  private init(_ given: URL?, hearing sound: URL?) throws {
    isProfileOurs = given == nil
    profile =
      given
      ?? FileManager.default.temporaryDirectory.appending(
        path: "pacesetter-browser-\(UUID().uuidString)"
      )
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let flags =
      [
        "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
        // Which Chromium has everywhere but on Linux.
        "--enable-blink-features=WebBluetooth",
        "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
      ] + (sound.map { ["--use-file-for-fake-audio-capture=\($0.path)"] } ?? [])
    process = try ChildProcess(Self.path, flags, in: profile.path, reading: 3, writing: 4)
  }

  /// Opens an empty page in a context of its own: no cookies, caches or settings of another test.
  ///
  /// Somebody who is new is welcomed; everybody else comes for the second time.
  func page(isNew: Bool = false) async throws -> Page {
    let context = try await send("Target.createBrowserContext")
    return try await page(in: context["browserContextId"], isNew: isNew)
  }

  /// Opens an empty page in a context, or in the profile itself, which outlives the browser.
  func page(in context: JSON?, isNew: Bool = false) async throws -> Page {
    let place = context.map { [JSON.Member("browserContextId", $0)] } ?? []
    let target = try await send(
      "Target.createTarget",
      .object([JSON.Member("url", "about:blank")] + place)
    )
    let attached = try await send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? .null, "flatten": true]
    )
    guard let session = attached["sessionId"]?.string else {
      throw HarnessError("the browser gave no session")
    }
    let page = Page(chromium: self, session: session, context: context)
    for domain in ["Page", "Runtime", "Log", "DOM", "Accessibility", "Inspector"] {
      try await page.send("\(domain).enable")
    }
    if !isNew {
      try await page.prepare("try { localStorage.setItem('pacesetter.welcomed', '1') } catch {}")
    }
    return page
  }

  /// Sends a command and waits for its answer.
  func send(_ method: String, _ parameters: JSON = [:], in session: String? = nil) async throws
    -> JSON
  {
    guard !isGone else { throw HarnessError("the browser is gone") }
    count += 1
    let number = count
    let bytes = Self.message(number, method, parameters, in: session)
    let answer = try await withCheckedThrowingContinuation { continuation in
      waiting[number] = continuation
      do { try process.write(bytes) } catch {
        waiting.removeValue(forKey: number)?.resume(throwing: error)
      }
    }
    if let error = answer["error"] { throw HarnessError("\(method): \(error.text())") }
    return answer["result"] ?? [:]
  }

  private static func message(
    _ number: Int,
    _ method: String,
    _ parameters: JSON,
    in session: String?
  ) -> [UInt8] {
    var message: [JSON.Member] = [
      .init("id", .number(Double(number))), .init("method", .string(method)),
      .init("params", parameters),
    ]
    if let session { message.append(.init("sessionId", .string(session))) }
    return JSON.object(message).utf8() + [0]
  }

  /// Has a page break down as if its process had been killed; the command itself is never answered.
  func crash(_ session: String) async throws {
    try process.write(Self.message(0, "Page.crash", [:], in: session))
    await withCheckedContinuation { crashing[session] = $0 }
  }

  /// Everything that the browser tells from now on of devices that pages ask for.
  func deviceEvents() -> AsyncStream<JSON> {
    let (events, continuation) = AsyncStream<JSON>.makeStream()
    listeners.append(continuation)
    return events
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
    // Who asks it from now on would wait for ever.
    isGone = true
    for continuation in waiting.values {
      continuation.resume(throwing: HarnessError("the browser is gone"))
    }
    waiting = [:]
    for continuation in crashing.values { continuation.resume() }
    crashing = [:]
    for listener in listeners { listener.finish() }
  }

  private func take(_ bytes: [UInt8]) {
    guard let message = try? JSON.parse(bytes) else {
      // A page may log what is no valid text; nothing that a test waits for is lost with it.
      return
    }
    if let number = message["id"]?.integer {
      waiting.removeValue(forKey: Int(number))?.resume(returning: message)
    } else if message["method"]?.string == "Page.javascriptDialogOpening" {
      // Who leaves a run in a test means it; nobody waits for the answer.
      let session = message["sessionId"]?.string
      try? process.write(
        Self.message(0, "Page.handleJavaScriptDialog", ["accept": true], in: session)
      )
    } else if message["method"]?.string == "Inspector.targetCrashed" {
      crashing.removeValue(forKey: message["sessionId"]?.string ?? "")?.resume()
    } else if let method = message["method"]?.string,
      method.hasPrefix("BluetoothEmulation.") || method.hasPrefix("DeviceAccess.")
    {
      for listener in listeners { listener.yield(message) }
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
    guard isProfileOurs else { return }
    // Chromium may still be writing its last files; what is left lies in the temporary folder.
    try? FileManager.default.removeItem(at: profile)
  }
}
