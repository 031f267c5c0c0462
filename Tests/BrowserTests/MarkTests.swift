import Formats
import Foundation
import Testing

extension BrowserTests {
  struct MarkTests {
    private let note = "activity-view [data-part=lines] note-words"

    @Test
    func `keeps a marked moment with its sound, takes words for it, and deletes it with undo`()
      async throws
    {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await page.allow("audioCapture", at: visit.server.address)
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await visit.untilSeconds(8)
          try await page.screenshot("light-390-mark")
          try await page.click("run-screen live-controls [data-control=mark]")
          try await page.until(
            "document.querySelector('talk-line .heard').textContent.includes('Mark this')"
          )
          try await page.until(
            "document.querySelector('line-feed .newest .words').textContent === 'Marked.'"
          )
          // The sound is eight seconds long; it goes to the server while the page is there.
          try await visit.untilSeconds(20)
        }
        try await visit.holdToEnd()
        // A moment is no lap.
        #expect(
          try await page.evaluate("document.querySelector('run-summary .laps')?.hidden") != false
        )

        try await open(visit)
        let line = "document.querySelector('\(note)').closest('li')"
        let text = try await page.evaluate("\(line).textContent").string ?? ""
        #expect(text.contains("Marked, at 0.0"), "\(text)")
        try await page.until("\(line).querySelector('audio')?.src.includes('api/v1/files/')")
        #expect(try await page.text("\(note) summary") == "Add a note")
        try await page.type("The bridge", into: "\(note) input")
        try await page.click("\(note) [type=submit]")
        try await page.until(said("Saved."))
        try await open(visit)
        #expect(
          try await page.evaluate("\(line).textContent").string?.contains("The bridge") == true
        )
        #expect(try await page.text("\(note) summary") == "Correct what you said")

        try await page.click("\(note) [data-do=remove]")
        try await page.until(said("Deleted."))
        try await page.screenshot("light-390-mark-deleted")
        try await page.click("\(note) [data-do=restore]")
        try await page.until(said("It is back."))
        try await open(visit)
        try await page.click("\(note) [data-do=remove]")
        try await page.until(said("Deleted."))
        try await openEntry(visit)
        try await page.until("document.querySelector('activity-view h2, activity-view figure')")
        try await page.until("document.querySelector('\(note)') === null")
        #expect(await page.problems == [])
      }
    }

    @Test func `marks on the watch what the phone tells and the record keeps`() async throws {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await watch.moving {
          try await watch.click("watch-page [data-do=start]")
          try await visit.untilWatch("phase", "running")
          try await visit.follow()
          try await visit.untilPhonePhase("running")
          try await watch.send("Page.bringToFront")
          try await watch.screenshot("watch-mark")
          try await watch.click("watch-page [data-do=mark]")
          try await phone.until(
            "document.querySelector('talk-line .heard').textContent.includes('Mark this')"
          )
          try await visit.endOnPhone()
          try await visit.untilWatch("showing", "ended")
        }
        try await visit.untilNothingIsOnlyHere()
        let lines = try await visit.storedLines()
        let mark = lines.first { $0["type"]?.string == "voiceNote" }?["payload"]
        #expect(mark?["seconds"] == 0)
        #expect(mark?["file"]?.string?.count == 32)
      }
    }

    private func said(_ words: String) -> String {
      "document.querySelector('\(note) [data-text=noteSaid]').textContent === '\(words)'"
    }

    private func openEntry(_ visit: LiveVisit) async throws {
      let page = visit.page
      try await page.open(visit.server.address + "history.html")
      try await page.until("document.querySelector('[data-part=list] .entries a')")
      try await page.click("[data-part=list] .entries a")
    }

    /// Opens the marked moment of the newest run.
    private func open(_ visit: LiveVisit) async throws {
      try await visit.page.send("Page.navigate", ["url": "about:blank"])
      try await visit.page.untilLoaded("location.href === 'about:blank'")
      try await openEntry(visit)
      // What is shown at first may be drawn again when the server has answered.
      let details = "document.querySelector('\(note) details')"
      try await visit.page.until("\(details) !== null")
      try await visit.page.until(
        "(\(details).open = true) && document.querySelector('\(note) input').checkVisibility()"
      )
    }
  }
}
