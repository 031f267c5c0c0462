import Foundation

/// The runner's way through the phone page, as the tests walk it.
struct Journey: Sendable {
  let page: Page
  let server: ServerProcess
  /// The browser, for pages of other visitors.
  let chromium: Chromium
  /// A folder for files, gone afterwards.
  let folder: URL

  /// Runs a body with a fresh server, a fresh browser and the phone page open in it.
  static func run(
    told arguments: [String] = [],
    _ body: (Journey) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pacesetter-journey-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder left behind in the system's temporary folder harms nobody.
    defer { try? FileManager.default.removeItem(at: folder) }
    try await ServerProcess.run(told: arguments) { server in
      try await Chromium.run { chromium in
        let page = try await chromium.page()
        try await page.resize(width: 390, height: 844)
        try await page.show(.light)
        try await body(Journey(page: page, server: server, chromium: chromium, folder: folder))
      }
    }
  }

  /// Opens the page and waits until it can take a recording.
  func open() async throws {
    try await page.open(server.address)
    try await page.until("document.querySelector('recording-picker .row')")
  }

  /// Opens the metronome's page and waits until it can be used.
  func openMetronome() async throws {
    try await page.open("\(server.address)metronome")
    try await page.until("document.querySelector('metronome-panel .timbres input')")
  }

  /// Waits until the metronome's page says that it ticks, or that it does not.
  func untilTicking(_ isTicking: Bool) async throws {
    try await page.until(
      "document.querySelector('metronome-panel').dataset.playing === '\(isTicking)'"
    )
  }

  /// Takes a run of our own making and waits for the plan.
  func chooseDemo() async throws {
    try await page.click("recording-picker .row")
    try await untilShowing("plan")
  }

  /// Drops a file on the page and waits for the plan.
  func drop(_ file: String) async throws {
    // The plan of the week stands above and comes a little later.
    try await page.until("!document.querySelector('week-plan').hidden")
    try await page.drop(file: file, on: ".drop")
    try await untilShowing("plan")
  }

  /// Starts the run with the form as it is, at a speed.
  func start(speed: Int) async throws {
    try await page.click("plan-form label:has([name=speed][value='\(speed)'])")
    try await page.click("button", "Start")
    try await untilShowing("run")
  }

  /// Waits until so many lines are shown.
  func untilLines(_ count: Int) async throws {
    try await page.until("document.querySelectorAll('line-feed .line').length >= \(count)")
  }

  /// Waits until every clip that will be needed is here.
  func untilClipsAreReady() async throws {
    try await page.until(
      """
      (() => {
        const numbers = document.querySelectorAll(".readiness span");
        return numbers[1].textContent !== "" && numbers[0].textContent === numbers[1].textContent;
      })()
      """,
      seconds: 90
    )
  }

  /// Ends the run early, as a tired runner does.
  func finish() async throws {
    try await page.click("run-screen [data-control=finish]")
    try await page.click("run-screen dialog .primary")
    try await untilShowing("summary")
  }

  /// Waits for a view: choose, plan, run or summary.
  func untilShowing(_ view: String, seconds: Int = 30) async throws {
    try await page.until(
      "document.querySelector('pace-setter').dataset.showing === '\(view)'",
      seconds: seconds
    )
  }
}
