import Formats
import Foundation
import Testing

extension BrowserTests {
  struct ResumeTests {
    /// Runs a body with a profile that outlives browsers.
    private func withProfile(_ body: (URL) async throws -> Void) async throws {
      let profile = FileManager.default.temporaryDirectory.appending(
        path: "pacesetter-profile-\(UUID().uuidString)"
      )
      // A folder left behind in the system's temporary folder harms nobody.
      defer { try? FileManager.default.removeItem(at: profile) }
      try await body(profile)
    }

    /// Seconds of the run on the card that offers to go on.
    private func offered(_ page: Page) async throws -> Double {
      try await page.until("!document.querySelector('open-run').hidden")
      #expect(try await page.text("open-run h2").hasPrefix("You have an unfinished run from"))
      return try await page.number(
        """
        [...document.querySelectorAll("open-run dd")][1].textContent.trim().split(":").map(Number)
          .reduce((total, part) => total * 60 + part, 0)
        """
      )
    }

    @Test func `goes on after its browser was killed, as often as that happens`() async throws {
      try await withProfile { profile in
        try await ServerProcess.run { server in
          var shown = 0.0
          try await Chromium.run(in: profile) { chromium in
            try await LiveVisit.visit(server, in: chromium, nil) { visit in
              try await visit.getReady()
              try await visit.running {
                try await visit.start()
                try await visit.untilSeconds(5)
                try await visit.page.click("button", "Lap")
                try await visit.untilSeconds(6)
              }
              shown = try await visit.figures().seconds
            }
          }
          for round in 1...3 {
            try await Chromium.run(in: profile) { chromium in
              try await LiveVisit.visit(server, in: chromium, nil) { visit in
                let page = visit.page
                let seconds = try await offered(page)
                // What was shown is there, but for the second that waits for company and what a busy
                // machine takes to write it; the run has gone on until the browser was dead.
                #expect(
                  seconds >= shown - 5 && seconds < shown + 20,
                  "round \(round): \(seconds) after \(shown)"
                )
                try await page.click("button", "Resume")
                try await visit.untilPhase("running")
                #expect(
                  try await page.number(
                    "document.querySelectorAll('run-screen .laps tbody tr').length"
                  ) == 1
                )
                #expect(try await page.text("run-screen .gaps").contains("Pacesetter was closed"))
                try await visit.running(from: 48 + Double(round) * 0.001) {
                  try await visit.untilSeconds(Int(seconds) + 3)
                }
                shown = try await visit.figures().seconds
                if round == 3 { try await visit.holdToEnd() }
              }
            }
          }
        }
      }
    }

    @Test(arguments: ["preparing", "countdown", "paused", "discarding"])
    func `comes back as it stood when its page broke down`(phase: String) async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let made = try await chromium.send("Target.createBrowserContext")
          let context = made["browserContextId"]
          try await LiveVisit.visit(server, in: chromium, context) { visit in
            let page = visit.page
            try await visit.getReady(countdown: phase == "countdown" ? 10 : 0)
            try await visit.running {
              switch phase {
              case "preparing": break
              case "countdown": try await page.click("button", "Start")
              default: try await visit.start()
              }
              if phase == "paused" { try await page.click("button", "Pause") }
              if phase == "discarding" {
                try await page.click("button", "End")
                try await page.click("live-controls [value=discard]")
              }
              try await visit.untilPhase(phase)
            }
            try await page.crash()
          }
          try await LiveVisit.visit(server, in: chromium, context) { visit in
            let page = visit.page
            try await page.until("!document.querySelector('open-run').hidden")
            try await page.click("button", "Resume")
            switch phase {
            // A countdown ends when it should have.
            case "countdown":
              try await visit.running { try await visit.untilPhase("running") }
            case "discarding":
              try await page.until(
                "['discarding', 'discarded'].includes(document.querySelector('run-screen').dataset.phase)"
              )
            default: try await visit.untilPhase(phase)
            }
            #expect(await page.problems == [])
          }
        }
      }
    }

    @Test func `ends a run where its journal ends`() async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let made = try await chromium.send("Target.createBrowserContext")
          let context = made["browserContextId"]
          try await LiveVisit.visit(server, in: chromium, context) { visit in
            try await visit.getReady()
            try await visit.running {
              try await visit.start()
              try await visit.untilSeconds(6)
            }
            try await visit.page.crash()
          }
          try await LiveVisit.visit(server, in: chromium, context) { visit in
            let page = visit.page
            let seconds = try await offered(page)
            try await page.click("button", "Finish")
            try await page.until(
              "document.querySelector('pace-setter').dataset.showing === 'summary'"
            )
            let title = try await page.text("run-summary h1")
            // The browser may still have been writing what the page had handed over.
            let ends = (0...2).map { title.hasSuffix("0:0\(Int(seconds) + $0)") }
            #expect(ends.contains(true), "\(title), offered \(seconds)")
            try await page.click("button", "Done")
            try await page.open(server.address)
            try await page.until("document.querySelector('recording-picker .row')")
            #expect(try await page.holds("document.querySelector('open-run').hidden"))
          }
        }
      }
    }

    @Test func `tells the runner of a full disk and loses nothing`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await page.send(
            "Storage.overrideQuotaForOrigin",
            ["origin": .string(String(visit.server.address.dropLast())), "quotaSize": 1]
          )
          try await page.until(
            "!document.querySelector('run-screen [data-trouble=full]').hidden",
            seconds: 60
          )
          try await page.send(
            "Storage.overrideQuotaForOrigin",
            ["origin": .string(String(visit.server.address.dropLast()))]
          )
          try await page.until("document.querySelector('run-screen [data-trouble=full]').hidden")
        }
      }
    }

    @Test func `gives the journal as a file when the server is gone`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await page.evaluate(
          """
          (() => {
            const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => {
              blob.text().then((text) => (globalThis.saved = text));
              return make.call(URL, blob);
            };
          })()
          """
        )
        visit.server.kill()
        try await visit.running { try await visit.start() }
        #expect(
          try await page.number(
            "Number(document.querySelector('run-screen [data-text=onlyHere]').textContent)"
          ) > 2
        )
        try await page.click("run-screen [data-do=save]")
        let saved = try await page.until("globalThis.saved").string ?? ""
        let lines = saved.split(separator: "\n")
        #expect(lines.first?.contains("\"type\":\"opened\"") == true)
        #expect(lines.contains { $0.contains("\"type\":\"workoutStarted\"") })
      }
    }
  }
}
