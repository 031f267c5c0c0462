import Formats
import Foundation
import Testing

extension BrowserTests {
  struct MapTests {
    private static let tiles = "document.querySelectorAll('route-map image')"
    private static let whole = "document.querySelectorAll('route-map image.here')"

    /// Brings a run and opens it.
    private func openRun(_ journey: Journey) async throws {
      let page = journey.page
      var track = Track(meters: 2500, secondsPerKilometer: 300)
      track.isLoop = true
      try await page.open(journey.server.address + "history.html")
      try await page.until("!document.querySelector('[data-part=trends]').hidden")
      try await page.choose(file: track.write(to: journey.folder))
      try await page.until("document.querySelector('[data-part=list] .entries a')")
      try await page.click("[data-part=list] .entries a")
      try await page.until("document.querySelector('history-page').dataset.showing === 'entry'")
    }

    /// Whether every tile of the drawing has come.
    private func untilWhole(_ page: Page) async throws {
      try await page.until(
        "\(Self.whole).length > 0 && \(Self.whole).length === \(Self.tiles).length"
      )
    }

    @Test func `asks nobody for a map where none is named`() async throws {
      try await Journey.run { journey in
        try await openRun(journey)
        #expect(try await journey.page.holds("document.querySelector('route-map .choice').hidden"))
        #expect(try await journey.page.holds("\(Self.tiles).length === 0"))
        #expect(await journey.page.problems == [])
      }
    }

    @Test func `shows a map where somebody wants it, and tells its makers no more than it must`()
      async throws
    {
      try await TileServer.run { server in
        try await Journey.run(told: server.arguments) { journey in
          let page = journey.page
          try await openRun(journey)
          // Cookies are sent to every port of a host, so this one could reach the tiles' makers.
          try await page.evaluate("document.cookie = 'own=secret'")
          let hint = try await page.text("route-map .hint")
          #expect(hint.contains("127.0.0.1:") && hint.contains("sees which area"))
          try await page.expectUsable("light-390-history-6-map-off")
          try await page.pause(milliseconds: 500)
          #expect(await server.requests == [])

          try await page.click("switch", "Map under the route")
          try await untilWhole(page)
          #expect(try await page.text("route-map figcaption") == "© the tiles’ makers")
          // Above the tiles there is the line, and below the line its edge.
          let layers = "[...document.querySelector('route-map svg').children]"
          let names = try await page.evaluate("\(layers).map((layer) => layer.localName)")
          #expect(names == ["g", "path", "path", "circle"])
          for scheme in ColorScheme.allCases {
            try await page.show(scheme)
            try await page.expectUsable("\(scheme.rawValue)-390-history-6-map")
          }
          // The wish is remembered on this device.
          try await page.open(journey.server.address + "history.html")
          try await page.until("document.querySelector('[data-part=list] .entries a')")
          try await page.click("[data-part=list] .entries a")
          try await untilWhole(page)
          let heads = await server.requests.map { $0.lowercased() }
          #expect(heads.count >= 2)
          for head in heads {
            #expect(head.hasPrefix("get /"))
            for name in ["referer", "cookie", "origin"] {
              #expect(!head.contains("\r\n\(name):"), "\(head)")
            }
          }
          #expect(try await page.evaluate("document.cookie") == "own=secret")
          // The core still runs in a worker of a page that may show foreign pictures.
          try await journey.open()
          #expect(await page.problems == [])
        }
      }
    }

    @Test func `takes closer tiles where there is more room`() async throws {
      try await TileServer.run { server in
        try await Journey.run(told: server.arguments) { journey in
          let page = journey.page
          try await openRun(journey)
          try await page.click("switch", "Map under the route")
          try await untilWhole(page)
          let zoom = "Number(\(Self.tiles)[0].getAttribute('href').split('/')[3])"
          let narrow = try await page.number(zoom)
          try await page.resize(width: 1000, height: 900)
          try await page.until("\(zoom) === \(Int(narrow) + 1)")
          try await untilWhole(page)
          try await page.expectUsable("light-1000-history-6-map")
        }
      }
    }

    @Test func `shows the way alone where no tile comes, and keeps none`() async throws {
      try await TileServer.run { server in
        try await Journey.run(told: server.arguments) { journey in
          let page = journey.page
          try await openRun(journey)
          try await page.click("switch", "Map under the route")
          try await untilWhole(page)
          try await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
          try await page.until("navigator.serviceWorker.controller", seconds: 60)
          server.close()
          journey.server.kill()
          try await page.open(journey.server.address + "history.html")
          try await page.until("document.querySelector('[data-part=list] .entries a')", seconds: 60)
          try await page.click("[data-part=list] .entries a")
          try await page.until(
            "document.querySelector('route-map figcaption').innerText.startsWith('No map comes')"
          )
          #expect(try await page.holds("\(Self.tiles).length === 0"))
          #expect(
            try await page.holds(
              "document.querySelector('route-map .line').getAttribute('d').length > 20"
            )
          )
          try await page.expectUsable("light-390-history-6-map-away")
          let kept = try await page.evaluate(
            """
            caches.keys().then((names) => Promise.all(names.map(async (name) => {
              const kept = await (await caches.open(name)).keys();
              return kept.map(({ url }) => url);
            }))).then((urls) => urls.flat().filter((url) => !url.startsWith(location.origin)))
            """
          )
          #expect(kept == [])
        }
      }
    }

    @Test func `lets a page that is kept for offline have the map with its next build`()
      async throws
    {
      try await TileServer.run { tiles in
        try await HomeServer.run { home in
          try await Chromium.run { chromium in
            let page = try await chromium.page()
            try await page.open(home.address + "history.html")
            try await page.until("navigator.serviceWorker.controller", seconds: 60)
            let policy = """
              fetch("/history.html").then((file) => file.headers.get("Content-Security-Policy"))
              """
            #expect(try await page.evaluate(policy).string?.contains(tiles.origin) == false)
            await home.cut()
            try await home.restore(told: tiles.arguments)
            try await page.evaluate(
              "navigator.serviceWorker.getRegistration().then((found) => found.update())"
            )
            try await page.evaluate(
              """
              new Promise((resolve) => {
                const look = async () => {
                  const { waiting } = await navigator.serviceWorker.getRegistration();
                  waiting ? resolve(waiting.postMessage("take over")) : setTimeout(look, 50);
                };
                look();
              })
              """
            )
            try await page.untilLoaded(
              "performance.getEntriesByType('navigation')[0].type === 'reload'"
            )
            #expect(
              try await page.evaluate(policy).string?.contains("blob: \(tiles.origin);") == true
            )
          }
        }
      }
    }
  }
}
