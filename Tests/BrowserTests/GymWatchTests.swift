import Formats
import Foundation
import Testing

extension BrowserTests {
  struct GymWatchTests {
    @Test func `keeps every button and the clock of a long name on a small wrist`() async throws {
      try await HomeServer.run { server in
        try await Chromium.run { chromium in
          let phone = try await chromium.page()
          let watch = try await chromium.page()
          try await phone.resize(width: 844, height: 390)
          try await watch.resize(width: 198, height: 242)
          try await watch.open("\(server.address)watch")
          try await watch.until("document.querySelector('watch-page').dataset.server === 'here'")
          try await phone.open("\(server.address)gym.html")
          try await phone.until("document.querySelector('workout-finder .card')", seconds: 60)
          let visit = GymHand(page: phone)
          try await visit.write(
            "# Long\n\n## Stretch\n- Standing Single-Leg Quad Stretch — 3 x 5, rest 300s\n"
          )
          try await visit.begin()
          try await visit.press()
          try await visit.untilStage("ready")
          try await visit.press()
          try await visit.untilStage("rest")
          try await watch.until(
            "document.querySelectorAll('.gym-circles [data-state=done]').length === 1",
            seconds: 60
          )
          try await watch.screenshot("gym-watch-long-name")
          let below = """
            [...document.querySelectorAll("watch-gym button")].filter((button) =>
              !button.hidden && button.getBoundingClientRect().bottom > innerHeight).length
            """
          #expect(try await watch.number(below) == 0)
          // The words stand beside the ring, not on it.
          let apart = """
            (() => {
              const box = (name) => document.querySelector(name).getBoundingClientRect();
              return box(".gym-face p").left >= box(".gym-face svg").right;
            })()
            """
          #expect(try await watch.holds(apart))
          // On a phone that lies on its side the time keeps to one line within its ring.
          try await phone.screenshot("gym-landscape")
          let fits = """
            (() => {
              const time = document.querySelector("gym-screen .face b");
              const ring = document.querySelector("gym-screen .face").getBoundingClientRect();
              const { width, height } = time.getBoundingClientRect();
              return ring.width >= 120 && width < ring.width * 0.9
                && height < parseFloat(getComputedStyle(time).fontSize) * 1.5;
            })()
            """
          #expect(try await phone.holds(fits))
          for page in [phone, watch] { #expect(await page.problems == []) }
        }
      }
    }

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
