/// A person's way through the metronome's page.
struct MetronomeVisit: Sendable {
  let page: Page
  let server: ServerProcess
  let tap: GraphTap

  /// Runs a body with the metronome's page open in a fresh browser.
  static func run(_ body: (MetronomeVisit) async throws -> Void) async throws {
    try await Journey.run { journey in
      let tap = try await GraphTap(in: journey.page)
      let visit = MetronomeVisit(page: journey.page, server: journey.server, tap: tap)
      try await visit.open()
      try await body(visit)
    }
  }

  /// Opens the page and waits until it can be used.
  func open() async throws {
    try await page.open("\(server.address)metronome")
    try await page.until("document.querySelector('metronome-panel .timbres input')")
  }

  /// Touches the large button.
  func toggle() async throws { try await page.click("[data-do=toggle]") }

  /// Starts, and waits until a few clicks have been heard.
  func start() async throws {
    try await toggle()
    try await untilPlaying(true)
    try await tap.untilClicks(2)
  }

  /// Waits until the page says that it ticks, or that it does not.
  func untilPlaying(_ isPlaying: Bool) async throws {
    try await page.until(
      "document.querySelector('metronome-panel').dataset.playing === '\(isPlaying)'"
    )
  }

  /// Moves the slider.
  func setVolume(_ percent: Int) async throws {
    try await page.evaluate(
      """
      (() => {
        const slider = document.querySelector("metronome-panel [type=range]");
        slider.value = \(percent);
        slider.dispatchEvent(new Event("input"));
      })()
      """
    )
  }

  /// Touches a round button many times within one moment, for as long as it can be touched.
  func touch(_ button: String, times count: Int) async throws {
    try await page.evaluate(
      """
      (() => {
        const button = document.querySelector("metronome-panel [data-do=\(button)]");
        for (let count = 0; count < \(count) && !button.disabled; count += 1) {
          button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
          button.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
          button.dispatchEvent(new MouseEvent("click", { detail: 1 }));
        }
      })()
      """
    )
  }

  /// The large number.
  func tempo() async throws -> String { try await page.text("metronome-panel .tempo b") }

  /// Keeps the page from doing anything else for a while.
  func stall(milliseconds: Int) async throws {
    try await page.evaluate(
      """
      (() => {
        const end = performance.now() + \(milliseconds);
        while (performance.now() < end) {}
      })()
      """
    )
  }
}
