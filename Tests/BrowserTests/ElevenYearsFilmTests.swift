import Formats
import Foundation
import Testing

extension BrowserTests {
  /// From an empty server to eleven years on the page, as pictures for people to look at:
  /// `PACESETTER_FILM=FOLDER swift test --filter ElevenYearsFilm`.
  struct ElevenYearsFilmTests {
    private static let folder = ProcessInfo.processInfo.environment["PACESETTER_FILM"]
    // Thirteen days and nine hours from one run to the next.
    private static let (activities, hours) = (300, 321)

    /// An archive such as Strava's.
    private func archive(in folder: URL) throws -> String {
      let file = folder.appending(path: "export_strava.zip").path
      let script = Repository.root.appending(path: "Benchmarks/archive.py").path
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", script, "--make", file]
      process.arguments? += ["\(Self.activities)", "\(Self.hours)"]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw HarnessError("archive.py failed") }
      return file
    }

    @Test(.enabled(if: folder != nil, "PACESETTER_FILM names no folder"))
    func `shows how eleven years come along`() async throws {
      let film = URL(filePath: try #require(Self.folder))
      try await Journey.run { journey in
        let page = journey.page
        var number = 0
        /// Takes a picture once a part of the page is in its middle.
        func shoot(_ name: String, at selector: String? = nil) async throws {
          if let selector {
            let part = "document.querySelector(\(page.quoted(selector)))"
            try await page.evaluate("\(part).scrollIntoView({ block: 'center' })")
            try await page.pause(milliseconds: 200)
          }
          number += 1
          try await page.screenshot((number < 10 ? "0" : "") + "\(number)-\(name)", into: film)
        }
        let file = try archive(in: journey.folder)
        try await page.open(journey.server.address)
        try await page.until("document.querySelector('recording-picker .row')")
        try await shoot("home-empty")
        try await page.open(journey.server.address + "history.html")
        try await page.until("!document.querySelector('[data-part=nothing]').hidden")
        try await shoot("history-empty")
        try await shoot("import", at: "file-intake")
        try await page.click("file-intake > details:has(export-guide) > summary")
        try await page.until("document.querySelectorAll('export-guide option').length > 1")
        try await page.evaluate(
          """
          (() => {
            const select = document.querySelector("export-guide select");
            select.value = "Strava";
            select.dispatchEvent(new Event("change", { bubbles: true }));
          })()
          """
        )
        try await shoot("guide", at: "export-guide")
        try await page.drop(file: file, on: "file-intake .drop")
        let progress = "document.querySelector('file-intake progress')"
        let reached = "document.querySelector('file-intake [data-text=reached]')"
        // A fast machine may be done before the page looks for the first time.
        let summary = "document.querySelector('file-intake .summary')"
        try await page.until("\(reached).textContent !== '' || !\(summary).hidden", seconds: 150)
        try await shoot("reading", at: "file-intake progress")
        try await page.until("\(progress).hidden || \(progress).value > 0.5", seconds: 150)
        try await shoot("half", at: "file-intake progress")
        try await page.until(
          "!\(summary).hidden",
          seconds: 150
        )
        try await shoot("summary", at: "file-intake .summary")
        let status = try await page.text("file-intake [data-text=status]")
        #expect(status.contains("\(Self.activities) activities"), "\(status)")
        let rows = "document.querySelectorAll('[data-part=list] .entries li').length"
        try await page.until("\(rows) === 50")
        try await page.evaluate("scrollTo(0, 0)")
        try await shoot("history")
        try await shoot("list", at: "[data-part=list] .entries li")
        try await page.open(journey.server.address)
        try await page.until("document.querySelector('recording-picker .row')")
        try await shoot("home")
      }
    }
  }
}
