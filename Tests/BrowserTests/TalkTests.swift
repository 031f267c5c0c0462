import Formats
import Foundation
import Testing

extension BrowserTests {
  struct TalkTests {
    @Test func `answers what a runner types, also without the server`() async throws {
      try await LiveVisit.run { visit in
        let page = visit.page
        try await visit.getReady()
        try await visit.running {
          try await visit.start()
          try await visit.untilSeconds(8)
          // Nothing of this needs the server.
          visit.server.kill()
          try await say("How far?", in: page, "run-screen")
          try await page.until(
            "document.querySelector('talk-line .heard').textContent === 'You said: “How far?”'"
          )
          try await page.until(
            "document.querySelector('line-feed .newest .asked').textContent === '“How far?”'"
          )
          let answer = try await page.text("line-feed .newest .words")
          #expect(answer.contains("so far") || answer.contains("You have run"), "\(answer)")
          try await say("quiet", in: page, "run-screen")
          try await page.until(
            "document.querySelector('[data-control=mute-live]').ariaPressed === 'true'"
          )
          try await say("pause", in: page, "run-screen")
          try await visit.untilPhase("paused")
          try await page.until(
            "document.querySelector('line-feed .newest .words').textContent === 'Paused.'"
          )
          try await page.screenshot("light-390-talk")
          try await say("resume", in: page, "run-screen")
          try await visit.untilPhase("running")
        }
        try await visit.holdToEnd()
        let asked = "run-summary [data-lines=asked]"
        #expect(try await page.text("\(asked) summary b") == "4")
        try await page.click("\(asked) summary")
        let story = try await page.text("\(asked) ol")
        #expect(story.contains("“How far?”") && story.contains("“quiet”"), "\(story)")
        #expect(story.contains(answerOfPause), "\(story)")
      }
    }

    @Test func `logs a set that is said in the gym`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write(
          """
          # Squats

          ## Strength

          - Squat — 2 x 5 @ 80 kg, rest 60s
          """
        )
        try await visit.begin()
        try await visit.press()
        try await visit.untilStage("ready")
        try await say("five reps at sixty", in: page, "gym-screen")
        try await visit.untilStage("rest")
        #expect(try await page.text("gym-screen .circles").contains("60"))
        try await say("how long", in: page, "gym-screen")
        try await page.until(
          "document.querySelector('gym-screen .said').textContent.includes('of rest left')"
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `takes a spoken question, answers it, and lets its words be corrected in the story`()
      async throws
    {
      let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("pacesetter-spoken-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: place) }
      let sound = place.appendingPathComponent("question.wav")
      try speak("How far have I run?", into: sound)
      // It stands in for a recognizer, and understands nothing where nothing was recorded.
      let recognizer = place.appendingPathComponent("recognizer")
      try Data("#!/bin/sh\n[ $(wc -c < \"$1\") -gt 30000 ] && echo How far have I run\n".utf8)
        .write(to: recognizer)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700],
        ofItemAtPath: recognizer.path
      )
      let told = ["--listen-command", "\(recognizer.path) {sound}"]
      try await ServerProcess.run(told: told) { server in
        try await Chromium.run(hearing: sound) { chromium in
          let context = try await chromium.send("Target.createBrowserContext")
          try await LiveVisit.visit(server, in: chromium, context["browserContextId"]) { visit in
            try await ask(visit)
            try await correct(visit)
            #expect(await visit.page.problems == [])
          }
        }
      }
    }

    private func ask(_ visit: LiveVisit) async throws {
      let page = visit.page
      let button = "run-screen talk-line [data-do=talk]"
      try await page.allow("audioCapture", at: visit.server.address)
      try await visit.getReady()
      try await visit.running {
        try await visit.start()
        try await visit.untilSeconds(6)
        try await page.until("!document.querySelector('\(button)').hidden")
        try await page.click(button)
        try await page.until("document.querySelector('\(button)').ariaPressed === 'true'")
        try await page.pause(milliseconds: 3000)
        try await page.click(button)
        try await page.until(
          "document.querySelector('talk-line .heard').textContent.includes('How far have I run')",
          seconds: 30
        )
        try await page.until(
          "document.querySelector('line-feed .newest .asked')?.textContent === '“How far have I run”'"
        )
      }
      try await visit.holdToEnd()
    }

    /// Writes into the story of the run what was really said; it is still there when the page comes again.
    private func correct(_ visit: LiveVisit) async throws {
      let page = visit.page
      let note = "activity-view [data-part=lines] note-words"
      let field = "document.querySelector('\(note) input')"
      func open() async throws {
        try await page.open(visit.server.address + "history.html")
        try await page.until("document.querySelector('[data-part=list] .entries a')")
        try await page.click("[data-part=list] .entries a")
        try await page.until("\(field)?.value")
        // What is shown at first may be drawn again when the server has answered.
        try await page.until(
          "(document.querySelector('\(note) details').open = true) && \(field).checkVisibility()"
        )
      }
      try await open()
      #expect(try await page.evaluate("\(field).value") == "How far have I run")
      try await page.evaluate("\(field).value = ''")
      try await page.type("How far is it to the run", into: "\(note) input")
      try await page.click("\(note) [type=submit]")
      try await page.until(
        "document.querySelector('\(note) [data-text=noteSaid]').textContent !== ''"
      )
      try await visit.open()
      try await open()
      #expect(try await page.evaluate("\(field).value") == "How far is it to the run")
    }

    private func speak(_ words: String, into sound: URL) throws {
      let flite = Process()
      flite.executableURL = URL(fileURLWithPath: "/usr/bin/flite")
      flite.arguments = ["-t", words, "-o", sound.path]
      try flite.run()
      flite.waitUntilExit()
    }

    private let answerOfPause = "Paused."

    private func say(_ words: String, in page: Page, _ screen: String) async throws {
      try await page.type(words, into: "\(screen) talk-line input")
      try await page.press("Enter")
      try await page.until("document.querySelector('\(screen) talk-line input').value === ''")
    }
  }
}
