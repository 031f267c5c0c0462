/// What somebody does with the gym's page.
struct GymHand: Sendable {
  let page: Page

  /// Writes a workout, keeps it, and shows it.
  func write(_ text: String) async throws {
    try await page.click("[data-do=write]")
    try await untilView("edit")
    try await page.evaluate(
      """
      (() => {
        const area = document.querySelector("workout-editor textarea");
        area.value = \(page.quoted(text));
        area.dispatchEvent(new Event("input", { bubbles: true }));
      })()
      """
    )
    try await page.click("workout-editor [type=submit]")
    try await untilView("workout")
  }

  /// Goes from the workout that is shown into its session.
  func begin() async throws {
    try await page.click("workout-view [data-do=start]")
    try await untilView("session")
  }

  /// Waits until the page shows a view.
  func untilView(_ view: String) async throws {
    try await page.until("document.querySelector('gym-page').dataset.showing === '\(view)'")
  }

  /// Waits until the workout stands somewhere, such as `work` or `rest`.
  func untilStage(_ stage: String, seconds: Int = 60) async throws {
    try await page.until(
      "document.querySelector('gym-screen').dataset.stage === '\(stage)'",
      seconds: seconds
    )
  }

  /// Waits until an exercise is the current one.
  func untilExercise(_ name: String, seconds: Int = 60) async throws {
    try await page.until(
      "document.querySelector('gym-screen .exercise').textContent === \(page.quoted(name))",
      seconds: seconds
    )
  }

  /// Presses the large button.
  func press() async throws { try await page.click("gym-screen [data-do=main]") }
}
