import Foundation
import Formats

/// A visit to the gym's page, with workouts whose clocks are short enough to be waited for.
struct GymVisit: Sendable {
  let page: Page
  let server: ServerProcess

  private var hand: GymHand { GymHand(page: page) }

  func write(_ text: String) async throws { try await hand.write(text) }
  func begin() async throws { try await hand.begin() }
  func press() async throws { try await hand.press() }
  func untilView(_ view: String) async throws { try await hand.untilView(view) }
  func untilStage(_ stage: String, seconds: Int = 60) async throws {
    try await hand.untilStage(stage, seconds: seconds)
  }
  func untilExercise(_ name: String, seconds: Int = 60) async throws {
    try await hand.untilExercise(name, seconds: seconds)
  }

  /// Runs a body with a fresh server, a fresh browser and the gym's page in it.
  static func run(_ body: (GymVisit) async throws -> Void) async throws {
    try await ServerProcess.run { server in
      try await Chromium.run { chromium in
        let context = try await chromium.send("Target.createBrowserContext")
        try await visit(server, in: chromium, context["browserContextId"], body)
      }
    }
  }

  /// Runs a body with the gym's page open in a browser that is there already.
  static func visit(
    _ server: ServerProcess,
    in chromium: Chromium,
    _ context: JSON?,
    _ body: (GymVisit) async throws -> Void
  ) async throws {
    let page = try await chromium.page(in: context)
    try await page.resize(width: 390, height: 844)
    try await page.show(.light)
    try await page.prepare(noteTones)
    let visit = GymVisit(page: page, server: server)
    try await page.open(server.address + "gym.html")
    try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
    try await body(visit)
  }

  /// When the session began, in milliseconds of a clock of the page, by what is on the screen now; of
  /// several looks the least late one.
  func zero(by clock: String = "Date.now()") async throws -> Double {
    try await page.number(
      """
      new Promise((resolve) => {
        const screen = document.querySelector("gym-screen");
        const enough = performance.now() + 3000;
        let best = Infinity, count = 0;
        const watch = new MutationObserver(() => {
          best = Math.min(best, \(clock) - Number(screen.dataset.at) * 1000);
          // Some clocks are shown ten times a second, some twice.
          if ((count += 1) < 60 && performance.now() < enough) return;
          watch.disconnect();
          resolve(best);
        });
        watch.observe(screen, { attributeFilter: ["data-at"] });
      })
      """
    )
  }

  /// Notes when each tone of the page begins, by the page's steady clock.
  private static let noteTones = """
    (() => {
      globalThis.tones = [];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...when) {
        globalThis.tones.push(performance.now());
        return start.apply(this, when);
      };
    })();
    """
}
