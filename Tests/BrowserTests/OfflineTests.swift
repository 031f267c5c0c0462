import Formats
import Foundation
import Testing

extension BrowserTests {
  struct OfflineTests {
    /// Waits until the page's offline copy is there and serves it.
    private func untilKept(_ page: Page) async throws {
      try await page.until("navigator.serviceWorker.controller", seconds: 60)
    }

    /// Whether a newer copy waits.
    private let waiting = """
      navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.waiting))
      """

    @Test func `opens and runs without its server once it has been there`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await untilKept(page)
        visit.server.kill()
        for address in [visit.server.address, "\(visit.server.address)metronome"] {
          try await page.open(address)
          try await page.until("document.querySelector('h1, .tempo')?.checkVisibility()")
        }
        try await visit.open()
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await visit.untilSeconds(10)
        }
        #expect(try await visit.figures().meters > 0)
        // A reload in the middle of the run, still without a server.
        try await visit.open()
        try await page.until("!document.querySelector('open-run').hidden")
        try await page.click("button", "Resume")
        try await visit.untilPhase("running")
        try await visit.holdToEnd()
      }
    }

    @Test
    func `speaks as another coach without its server, and goes on with its words after a reload`()
      async throws
    {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await untilKept(page)
        visit.server.kill()
        try await visit.open()
        try await page.click("[data-run-now]")
        try await page.until("document.querySelector('[data-view=plan]').hidden === false")
        let others = "document.querySelectorAll('[name=coach]:not(:checked)')"
        for number in 0..<(Int(try await page.number("\(others).length"))) {
          try await page.evaluate("\(others)[\(number)].click()")
          try await page.evaluate("document.querySelector('[name=voice]').value = 'text'")
          try await page.click("button", "Hear a minute")
          try await page.until("document.querySelector('coach-sample li')")
          try await page.click("button", "Stop")
        }
        try await visit.open()
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await visit.untilSeconds(4)
        }
        // The shelf has the words of the run.
        let shelf =
          "caches.open('pacesetter-words').then((shelf) => shelf.keys()).then((all) => all.length)"
        #expect(try await page.number(shelf) >= 1)
        try await visit.open()
        try await page.until("!document.querySelector('open-run').hidden")
        try await page.click("button", "Resume")
        try await visit.untilPhase("running")
        try await visit.holdToEnd()
      }
    }

    @Test func `keeps to its build while a run is on, and then offers the newer one`() async throws
    {
      let web = FileManager.default.temporaryDirectory.appending(
        path: "pacesetter-web-\(UUID().uuidString)"
      )
      try FileManager.default.copyItem(at: Repository.root.appending(path: "Web"), to: web)
      // A folder left behind in the system's temporary folder harms nobody.
      defer { try? FileManager.default.removeItem(at: web) }
      try await ServerProcess.run(web: web) { server in
        try await Chromium.run { chromium in
          let made = try await chromium.send("Target.createBrowserContext")
          try await LiveVisit.visit(server, in: chromium, made["browserContextId"]) { visit in
            let page = visit.page
            try await untilKept(page)
            try await visit.getReady()
            try await visit.running {
              try await visit.start()

              let script = web.appending(path: "parts.js")
              let style = web.appending(path: "pacesetter.css")
              let newer = { (file: URL, comment: String) in
                let text = try String(contentsOf: file, encoding: .utf8)
                try "\(text)\n\(comment)".write(to: file, atomically: true, encoding: .utf8)
              }
              try newer(script, "globalThis.isNewer = true;\n")
              try newer(style, ":root { --newer: 1 }\n")
              try await page.evaluate(
                "navigator.serviceWorker.getRegistration().then((found) => found.update())"
              )
              try await page.evaluate(
                """
                new Promise((resolve) => {
                  const look = async () => (await \(waiting)) ? resolve(true) : setTimeout(look, 50);
                  look();
                })
                """
              )
              // Whoever asks for it now is not heard.
              try await page.evaluate(
                """
                navigator.serviceWorker.getRegistration()
                  .then((found) => found.waiting.postMessage("take over"))
                """
              )
              try await visit.untilSeconds(4)
              #expect(try await page.evaluate(waiting) == true)
              #expect(try await page.holds("document.querySelector('[data-notice=update]').hidden"))
              // What is fetched meanwhile is of the old build, whatever the server has.
              #expect(
                try await page.evaluate("fetch('/parts.js').then((file) => file.text())").string?
                  .contains("isNewer") == false
              )
            }
            try await visit.holdToEnd()
            try await page.click("button", "Done")
            try await page.until("!document.querySelector('[data-notice=update]').hidden")
            try await page.click("button", "Update now")
            try await page.untilLoaded("globalThis.isNewer === true")
            try await page.until(
              "getComputedStyle(document.documentElement).getPropertyValue('--newer').trim() === '1'"
            )
            let caches = try await page.evaluate(
              "caches.keys().then((names) => names.filter((name) => name.includes('page')).length)"
            )
            #expect(caches == 1)
          }
        }
      }
    }

    @Test func `throws its offline copy away on the page for that`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await untilKept(page)
        try await page.open("\(visit.server.address)sw-kill")
        try await page.click("button", "Delete the copy")
        try await page.until("!document.querySelector('[data-says=gone]').hidden")
        // What was seen of the record is no part of the page.
        let left = "caches.keys().then((names) => names.filter((name) => name.includes('page-')))"
        #expect(try await page.evaluate(left) == [])
        #expect(
          try await page.evaluate(
            "navigator.serviceWorker.getRegistrations().then((found) => found.length)"
          ) == 0
        )
      }
    }
  }
}
