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

    private let answerOfPause = "Paused."

    private func say(_ words: String, in page: Page, _ screen: String) async throws {
      try await page.type(words, into: "\(screen) talk-line input")
      try await page.press("Enter")
      try await page.until("document.querySelector('\(screen) talk-line input').value === ''")
    }
  }
}
