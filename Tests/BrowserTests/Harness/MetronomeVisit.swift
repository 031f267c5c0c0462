/// A person's way through the metronome's page.
struct MetronomeVisit: Sendable {
  let journey: Journey
  let tap: GraphTap

  var page: Page { journey.page }

  /// Runs a body with the metronome's page open in a fresh browser.
  static func run(_ body: (MetronomeVisit) async throws -> Void) async throws {
    try await Journey.run { journey in
      let tap = try await GraphTap(in: journey.page)
      try await journey.openMetronome()
      try await body(MetronomeVisit(journey: journey, tap: tap))
    }
  }

  /// Touches the large button.
  func toggle() async throws { try await page.click("[data-do=toggle]") }

  /// Starts, and waits until a few clicks have been heard.
  func start() async throws {
    try await toggle()
    try await journey.untilTicking(true)
    try await tap.untilClicks(2)
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
