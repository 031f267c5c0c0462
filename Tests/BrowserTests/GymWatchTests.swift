import Formats
import Foundation
import Testing

extension BrowserTests {
  struct GymWatchTests {
    @Test func `shows the same sets on the watch, and takes what is done there`() async throws {
      try await HomeServer.run { server in
        try await Chromium.run { chromium in
          let phone = try await chromium.page()
          let watch = try await chromium.page()
          try await phone.resize(width: 390, height: 844)
          try await watch.resize(width: 198, height: 242)
          try await watch.open("\(server.address)watch")
          try await watch.until("document.querySelector('watch-page').dataset.server === 'here'")
          try await phone.open("\(server.address)gym.html")
          try await phone.until("document.querySelector('workout-finder .card')", seconds: 60)
          let visit = GymHand(page: phone)
          try await visit.write(
            "# Sets\n\n## Work\n- Goblet Squat — 2 x 5 @ 16 kg, rest 4s\n- Plank — 1 x 3s+\n"
          )
          try await visit.begin()
          try await visit.press()
          let name = "document.querySelector('[data-text=gymExercise]').textContent"
          let button = "document.querySelector('[data-do=gym-main]')"
          try await watch.until("\(name) === 'Goblet Squat'", seconds: 60)
          try await watch.until(
            "\(button).innerText === 'DONE' && !\(button).disabled",
            seconds: 60
          )
          try await watch.expectUsable("gym-watch-sets")
          try await watch.click("[data-do=gym-main]")
          let done = "document.querySelectorAll('gym-screen .circles [data-state=done]').length"
          let seen = "document.querySelectorAll('.gym-circles [data-state=done]').length"
          try await phone.until("\(done) === 1")
          try await watch.until("\(seen) === 1")
          try await watch.expectUsable("gym-watch-rest")
          // What is taken back on the phone is taken back on the wrist.
          try await phone.click("gym-screen .circles [data-state=done]")
          try await watch.until("\(seen) === 0")
          // The watch comes back to a workout that goes on.
          try await watch.open("\(server.address)watch")
          try await watch.until("\(name) === 'Goblet Squat'", seconds: 60)
          for page in [phone, watch] { #expect(await page.problems == []) }
        }
      }
    }
  }
}
