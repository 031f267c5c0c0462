import Formats
import Foundation

/// One page of the browser, as a runner and his thumb have it.
struct Page: Sendable {
  let chromium: Chromium
  let session: String
  /// The context that it shares with the pages of the same visitor.
  let context: JSON?

  /// Everything that went wrong in the page so far.
  var problems: [String] {
    get async { await chromium.problems[session] ?? [] }
  }

  @discardableResult
  func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await chromium.send(method, parameters, in: session)
  }

  /// Goes to an address and waits until the page's own scripts have run.
  func open(_ address: String, isWhole: Bool = true) async throws {
    try await send("Page.navigate", ["url": .string(address)])
    // A page may shorten its address before it is complete; the entry of its navigation keeps it.
    let came = "performance.getEntriesByType('navigation')[0]?.name"
    try await until(
      "[location.href, \(came)].some((one) => one?.startsWith('\(address)'))"
        + " && document.readyState === 'complete'"
    )
    guard isWhole else { return }
    // What follows the first thing that is shown. A page that cannot have it is taken as it is.
    _ = try? await until("!document.querySelector('[data-coming]')", seconds: 20)
  }

  /// Has a script run before those of every page that is opened from now on.
  func prepare(_ script: String) async throws {
    try await send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  /// The value of a JavaScript expression; promises are waited for.
  @discardableResult
  func evaluate(_ expression: String) async throws -> JSON {
    let answer = try await send(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
        "userGesture": true,
      ]
    )
    if let exception = answer["exceptionDetails"] {
      throw HarnessError(
        "\(expression): \(exception["exception"]?["description"]?.string ?? exception.text())"
      )
    }
    return answer["result"]?["value"] ?? .null
  }

  /// Whether a JavaScript expression is true.
  func holds(_ expression: String) async throws -> Bool {
    try await evaluate("!!(\(expression))").bool == true
  }

  /// The number that a JavaScript expression gives.
  func number(_ expression: String) async throws -> Double {
    guard let number = try await evaluate(expression).number else {
      throw HarnessError("\(expression) is no number")
    }
    return number
  }

  /// Waits, inside the page, until an expression is true, and answers its value.
  @discardableResult
  func until(_ expression: String, seconds: Int = 30) async throws -> JSON {
    // A page that goes takes the question with it: the next one is asked again.
    for _ in 0..<20 {
      do {
        return try await look(for: expression, seconds: seconds)
      } catch let error where "\(error)".contains("navigated or closed") {
        continue
      }
    }
    throw HarnessError("\(expression): the page never stayed")
  }

  private func look(for expression: String, seconds: Int) async throws -> JSON {
    try await evaluate(
      """
      new Promise((resolve, reject) => {
        const last = performance.now() + \(seconds * 1000);
        const look = () => {
          let value;
          try { value = (\(expression)); } catch { value = undefined; }
          if (value) resolve(value);
          else if (performance.now() > last) reject(new Error("it never came true"));
          else setTimeout(look, 20);
        };
        look();
      })
      """
    )
  }

  /// Waits for an expression as ``until(_:seconds:)`` does, though the page is loaded again meanwhile.
  func untilLoaded(_ expression: String) async throws {
    let last = ContinuousClock.now + .seconds(90)
    while ContinuousClock.now < last {
      try Task.checkCancellation()
      // A page that goes takes the question with it.
      if (try? await until(expression, seconds: 3)) != nil { return }
    }
    throw HarnessError("\(expression) never came true")
  }

  /// Waits, in the page, while something must not happen.
  func pause(milliseconds: Int) async throws {
    try await evaluate("new Promise((resolve) => setTimeout(resolve, \(milliseconds)))")
  }

  /// The text that a person sees in the first element that fits: a space that breaks no line looks like any other.
  func text(_ selector: String) async throws -> String {
    let text = try await evaluate("document.querySelector(\(quoted(selector))).innerText").string
    return text?.replacingOccurrences(of: "\u{A0}", with: " ") ?? ""
  }

  /// Sets the size of the screen, in CSS pixels.
  func resize(width: Int64, height: Int64, scale: Int64 = 2) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(Double(scale)), "mobile": true,
      ]
    )
  }

  /// Has the page shown in light or dark, without movement.
  func show(_ scheme: ColorScheme) async throws {
    try await send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ]
    )
  }

  /// Has the pages of a server written in a language, as somebody finds them who chose it before.
  func speak(_ language: String, at address: String) async throws {
    try await send(
      "Network.setCookie",
      ["name": "pacesetter-language", "value": .string(language), "url": .string(address)]
    )
  }

  /// Writes what is seen to a folder, else to `.build/screenshots`, for people to look at.
  func screenshot(
    _ name: String,
    into folder: URL = Repository.root.appending(path: ".build/screenshots")
  ) async throws {
    let answer = try await send("Page.captureScreenshot", ["format": "png"])
    guard let image = Data(base64Encoded: answer["data"]?.string ?? "") else {
      throw HarnessError("the screenshot is no image")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try image.write(to: folder.appending(path: "\(name).png"))
  }

  func quoted(_ text: String) -> String { JSON.string(text).text() }
}

/// What the runner's device prefers.
enum ColorScheme: String, CaseIterable, Sendable {
  case light, dark
}
