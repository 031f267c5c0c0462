import Formats
import Foundation

/// A runner with a watch and a phone, each a page in a profile of its own, and the server at home.
struct WatchVisit: Sendable {
  let watch: Page
  let phone: Page
  let server: HomeServer

  /// Runs a body with both pages open and the server there.
  ///
  /// With `rehearse` the watch tracks a run that nobody runs, so many times faster than life; without
  /// it has real sensors. With `isOneProfile` both pages are in one profile, as on a desk.
  static func run(
    rehearse: Int? = nil,
    isOneProfile: Bool = false,
    _ body: (WatchVisit) async throws -> Void
  ) async throws {
    try await HomeServer.run { server in
      try await Chromium.run { chromium in
        let phone = try await chromium.page()
        let watch = try await isOneProfile ? chromium.page(in: phone.context) : chromium.page()
        try await phone.resize(width: 390, height: 844)
        try await watch.resize(width: 198, height: 242)
        for page in [phone, watch] {
          try await page.allow("geolocation", at: server.address)
          try await page.stand(at: 48)
          try await page.prepare(taps)
        }
        let visit = WatchVisit(watch: watch, phone: phone, server: server)
        let query = rehearse.map { "?rehearse=\($0)" } ?? ""
        try await phone.open(server.address)
        try await phone.until("document.querySelector('recording-picker .row')")
        try await watch.open("\(server.address)watch\(query)")
        try await visit.untilWatch("server", "here")
        try await body(visit)
      }
    }
  }

  /// Waits until the watch stands somewhere: `showing`, `phase`, `peer`, `server` or `tracks`.
  func untilWatch(_ what: String, _ value: String, seconds: Int = 60) async throws {
    try await watch.until(
      "document.querySelector('watch-page').dataset.\(what) === '\(value)'",
      seconds: seconds
    )
  }

  /// Waits until the phone shows one of its views.
  func untilPhone(_ view: String, seconds: Int = 60) async throws {
    try await phone.until(
      "document.querySelector('pace-setter').dataset.showing === '\(view)'",
      seconds: seconds
    )
  }

  /// Waits until the run on the phone stands somewhere, such as `running` or `paused`.
  func untilPhonePhase(_ phase: String) async throws {
    try await phone.until(
      "document.querySelector('run-screen').dataset.phase === '\(phase)'",
      seconds: 60
    )
  }

  /// Asks the phone for a run from sensors and waits until it is ready to be started.
  func getPhoneReady() async throws {
    try await phone.click("[data-run-now]")
    try await phone.evaluate(
      """
      (() => {
        const countdown = document.querySelector("[name=countdown]");
        countdown.value = "0";
        countdown.dispatchEvent(new Event("change", { bubbles: true }));
      })()
      """
    )
    try await phone.click("plan-form [type=submit]")
    try await untilPhonePhase("preparing")
  }

  /// Waits until both agree who tracks, and answers who: `watch` or `phone`.
  func untilOneTracks() async throws -> String {
    for _ in 0..<240 {
      let watch = try await watch.evaluate("document.querySelector('watch-page').dataset.tracks")
      let phone = try await phone.evaluate(
        """
        (({ showing, role }) => showing === "run" ? role : null)(
          document.querySelector("pace-setter").dataset)
        """
      )
      if watch == "watch", phone == "companion" { return "watch" }
      if watch == "phone", phone == "tracker" { return "phone" }
      try await self.watch.pause(milliseconds: 250)
    }
    throw HarnessError("both track, or neither")
  }

  /// Has the phone coach the run that the watch tracks.
  func follow() async throws {
    try await phone.until("!document.querySelector('watch-link .follow').hidden", seconds: 60)
    try await phone.send("Page.bringToFront")
    try await phone.click("watch-link [data-do=follow]")
    try await untilPhone("run")
  }

  /// Holds a button for as long as a deliberate press takes, and until it has done something.
  func hold(_ selector: String, on page: Page, until isDone: String) async throws {
    // In one window only the page in front is touched.
    try await page.send("Page.bringToFront")
    let place = try await page.center(of: selector)
    try await page.mouse("mousePressed", at: place)
    try await page.until(isDone, seconds: 90)
    try await page.mouse("mouseReleased", at: place)
  }

  /// Ends the run on the watch, whoever tracks it.
  func endOnWatch() async throws {
    let isEnded = "document.querySelector('watch-page').dataset.showing === 'ended'"
    try await hold("watch-page [data-do=end]", on: watch, until: isEnded)
  }

  /// Ends the run on the phone, whoever tracks it.
  func endOnPhone() async throws {
    let isEnded = "document.querySelector('pace-setter').dataset.showing === 'summary'"
    try await hold("run-screen [data-control=end]", on: phone, until: isEnded)
  }

  /// Waits until the server has everything that the watch has.
  func untilNothingIsOnlyHere() async throws {
    try await watch.until("document.querySelector('watch-page .only-here').hidden", seconds: 90)
  }

  /// The metres that the watch shows.
  func meters() async throws -> Double {
    try await watch.number(
      "Number(document.querySelector('watch-page [data-view=run] [data-text=distance]').textContent)"
        + " * 1000 || 0"
    )
  }

  /// The lines of the newest session on the server, as it gives them away.
  func storedLines() async throws -> [JSON] {
    let text = try await watch.evaluate(
      """
      (async () => {
        const { sessions } = await (await fetch("api/v1/sessions")).json();
        const path = `api/v1/sessions/${sessions[0].id}/events`;
        let text = "";
        for (let from = 0; ; ) {
          const response = await fetch(`${path}?from=${from}`);
          text += await response.text();
          const next = Number(response.headers.get("X-Next"));
          if (next === from) return text;
          from = next;
        }
      })()
      """
    )
    return try (text.string ?? "").split(separator: "\n").map { line in
      try JSON.parse(Array(line.utf8.dropFirst(9)))
    }
  }

  /// How many workouts have begun and ended, by what the server has; it gets ten seconds for the last lines.
  func workouts() async throws -> (begun: Int, ended: Int) {
    for _ in 0..<100 {
      let there = try await workoutsThere()
      if there.begun > 0, there.begun == there.ended { return there }
      try await watch.pause(milliseconds: 100)
    }
    return try await workoutsThere()
  }

  private func workoutsThere() async throws -> (begun: Int, ended: Int) {
    let types = try await watch.evaluate(
      """
      (async () => {
        const { sessions } = await (await fetch("api/v1/sessions")).json();
        const texts = await Promise.all(sessions.map(async ({ id }) =>
          (await fetch(`api/v1/sessions/${id}/export`)).text()));
        return texts.join("").split("\\n").filter(Boolean).map((line) => JSON.parse(line.slice(9)).type);
      })()
      """
    )
    let all = (types.array ?? []).compactMap(\.string)
    return (
      all.count(where: { $0 == "workoutStarted" }), all.count(where: { $0 == "workoutEnded" })
    )
  }

  /// How the wrist was tapped, by the number of pulses.
  func wristTaps() async throws -> [Double] {
    try await watch.evaluate("wristTaps").array?.compactMap(\.number) ?? []
  }

  private static let taps = """
    globalThis.wristTaps = [];
    Object.defineProperty(Navigator.prototype, "vibrate", {
      value(pattern) { wristTaps.push(pattern.length); return true; },
    });
    """
}

extension Page {
  /// Has the device move to the north at 3 m/s while a body is done.
  func moving(_ body: () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var latitude = 48.0
        while !Task.isCancelled {
          latitude += 3 / 111_194.9266
          // A page that is being loaded again has no position, and nobody there misses it.
          guard (try? await stand(at: latitude)) != nil,
            (try? await pause(milliseconds: 1000)) != nil || !Task.isCancelled
          else { return }
        }
      }
      defer { group.cancelAll() }
      try await body()
    }
  }
}
