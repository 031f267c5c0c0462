import Formats
import Foundation

/// A runner's way through a run from sensors: a position that moves, a strap and a foot pod.
struct LiveVisit: Sendable {
  let page: Page
  let sensors: WornSensors
  let server: ServerProcess

  /// Runs a body with a fresh server, a fresh browser and the phone page in it.
  static func run(
    told arguments: [String] = [],
    _ body: (LiveVisit) async throws -> Void
  ) async throws {
    try await ServerProcess.run(told: arguments) { server in
      try await Chromium.run { chromium in
        let context = try await chromium.send("Target.createBrowserContext")
        try await visit(server, in: chromium, context["browserContextId"], body)
      }
    }
  }

  /// Runs a body with the phone page open in a browser that is there already.
  static func visit(
    _ server: ServerProcess,
    in chromium: Chromium,
    _ context: JSON?,
    _ body: (LiveVisit) async throws -> Void
  ) async throws {
    let page = try await chromium.page(in: context)
    try await page.resize(width: 390, height: 844)
    try await page.show(.light)
    try await page.allow("geolocation", at: server.address)
    try await WornSensors.around(page) { sensors in
      let visit = LiveVisit(page: page, sensors: sensors, server: server)
      try await visit.open()
      try await body(visit)
    }
  }

  /// Opens the page and waits until it can be used.
  func open() async throws {
    // By way of another, because the old page looks like the new one until it has gone.
    try await page.send("Page.navigate", ["url": "about:blank"])
    try await page.untilLoaded("location.href === 'about:blank'")
    try await page.open(server.address)
    try await page.until("document.querySelector('recording-picker .row')")
  }

  /// Asks for a run from sensors and waits until it is ready to be started.
  func getReady(
    place: String = "outdoor",
    countdown: Int = 0,
    startsOnMovement: Bool = false
  ) async throws {
    try await page.click("[data-run-now]")
    // The race of today may have to be asked for first.
    try await page.until("document.querySelector('[data-view=plan]').hidden === false")
    try await page.evaluate(
      """
      (() => {
        document.querySelector("[name=place][value=\(place)]").click();
        const countdown = document.querySelector("[name=countdown]");
        countdown.value = "\(startsOnMovement ? "move" : "\(countdown)")";
        countdown.dispatchEvent(new Event("change", { bubbles: true }));
      })()
      """
    )
    try await page.click("plan-form [type=submit]")
    try await untilPhase("preparing")
  }

  /// Touches Start and waits until the run goes on.
  func start() async throws {
    try await page.click("button", "Start")
    try await untilPhase("running")
  }

  /// Puts on a strap or a foot pod and waits until it talks.
  func wear(_ kind: WornSensors.Kind) async throws {
    try await page.click("[data-worn=\(kind)] [data-do=choose]")
    try await page.until(
      "document.querySelector('[data-worn=\(kind)]').dataset.state === 'connected'"
    )
  }

  /// Waits until the run stands somewhere, such as `preparing`, `running` or `paused`.
  func untilPhase(_ phase: String) async throws {
    try await page.until("document.querySelector('run-screen').dataset.phase === '\(phase)'")
  }

  /// Waits until the clock of the run shows so many seconds.
  func untilSeconds(_ seconds: Int) async throws {
    try await page.until("(\(Self.clock)) >= \(seconds)", seconds: seconds + 40)
  }

  /// Holds the button that ends the run for as long as it takes.
  func holdToEnd() async throws {
    try await hold("[data-control=end]")
    try await page.until(
      "document.querySelector('pace-setter').dataset.showing === 'summary'",
      seconds: 90
    )
  }

  /// Holds a button for as long as a deliberate press takes.
  func hold(_ selector: String) async throws {
    let place = try await page.center(of: selector)
    try await page.mouse("mousePressed", at: place)
    try await page.pause(milliseconds: 1200)
    try await page.mouse("mouseReleased", at: place)
  }

  /// Has the runner run to the north while a body is done.
  func running(
    metersPerSecond: Double = 3,
    from start: Double = 48,
    _ body: () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let begin = ContinuousClock.now
        while !Task.isCancelled {
          // As far as the time says, however busy the machine is.
          let seconds = (ContinuousClock.now - begin) / .seconds(1)
          let latitude = start + seconds * metersPerSecond / 111_194.9266
          // A page that has crashed has no position, and nobody there misses it.
          guard (try? await page.stand(at: latitude)) != nil,
            (try? await page.pause(milliseconds: 1000)) != nil
          else { return }
        }
      }
      defer { group.cancelAll() }
      try await body()
    }
  }

  /// What the run shows: metres and seconds, and how many lines the coach has said.
  func figures() async throws -> (meters: Double, seconds: Double, lines: Double) {
    let kilometers = try await page.number(
      "Number(document.querySelector('run-screen [data-text=distance]').textContent)"
    )
    let seconds = try await page.number(Self.clock)
    let lines = try await page.number("document.querySelectorAll('line-feed .line').length")
    return (kilometers * 1000, seconds, lines)
  }

  private static let clock = """
    document.querySelector("run-screen [data-text=time]").textContent.split(":").map(Number)
      .reduce((total, part) => total * 60 + part, 0)
    """
}

extension Page {
  /// Lets the pages of this visitor have what a browser asks for first.
  func allow(_ permission: String, at address: String) async throws {
    var members = [
      // Whatever is not named is forbidden again, and every run needs its place.
      JSON.Member(
        "permissions",
        .array(Set([permission, "geolocation"]).sorted().map { .string($0) })
      ),
      JSON.Member("origin", .string(String(address.dropLast()))),
    ]
    if let context { members.append(JSON.Member("browserContextId", context)) }
    _ = try await chromium.send("Browser.grantPermissions", .object(members))
  }

  /// Says where the device is.
  func stand(at latitude: Double) async throws {
    try await send(
      "Emulation.setGeolocationOverride",
      ["latitude": .number(latitude), "longitude": 11, "accuracy": 5]
    )
  }

  /// Has the page break down as if its process had been killed.
  func crash() async throws { try await chromium.crash(session) }
}
