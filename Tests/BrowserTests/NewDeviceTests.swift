import Formats
import Foundation
import Testing

extension BrowserTests {
  /// A device that is new to a record full of runs.
  struct NewDeviceTests {
    /// Notes what is shown of other devices and open runs, at every frame, and what moved by how much.
    private static let watcher = """
      (() => {
        window.seen = [];
        window.moves = [];
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries()) {
            if (!hadRecentInput) moves.push({ value, nodes: sources.map(({ node }) => node?.nodeName) });
          }
        }).observe({ type: "layout-shift", buffered: true });
        const look = () => {
          for (const name of ["watch-link .follow", "watch-link .voices > *", "open-run"]) {
            const found = document.querySelector(name);
            if (found?.checkVisibility()) seen.push(name + ": " + found.innerText);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      })()
      """

    /// Runs for some seconds on a treadmill, from the start to the end.
    private func run(_ visit: LiveVisit) async throws {
      try await visit.open()
      try await visit.getReady(place: "treadmill")
      try await visit.start()
      try await visit.untilSeconds(3)
      try await visit.holdToEnd()
    }

    @Test func `plays no finished run as if it went on`() async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let first = try await chromium.send("Target.createBrowserContext")
          try await LiveVisit.visit(server, in: chromium, first["browserContextId"]) { visit in
            for count in 1...4 {
              try await run(visit)
              try await visit.page.until(
                """
                fetch("api/v1/history", { headers: { "X-Pacesetter": "1" } })
                  .then((answer) => answer.json()).then(({ entries }) => entries.length >= \(count))
                """
              )
            }
          }
          let fresh = try await chromium.page(isNew: true)
          try await fresh.resize(width: 390, height: 844)
          try await fresh.prepare(Self.watcher)
          try await fresh.open(server.address)
          try await fresh.until("document.querySelector('first-visit dialog')?.open")
          try await fresh.until("document.querySelector('recording-picker .row')")
          // The runs have all come by then: the last one stands on the card of today.
          try await fresh.until("!document.querySelector('today-card .day').hidden")
          try await fresh.pause(milliseconds: 3000)
          let seen = try await fresh.evaluate("[...new Set(seen)]")
          #expect(seen == [], "\(seen.text())")
          let moves = try await fresh.evaluate("moves")
          let shift = try await fresh.number("moves.reduce((sum, { value }) => sum + value, 0)")
          #expect(shift <= 0.1, "\(moves.text())")
        }
      }
    }
  }
}
