import Formats
import Foundation
import Testing

extension BrowserTests {
  struct ExercisePageTests {
    private static let limb = "document.querySelector('moving-figure polyline.limb')"

    @Test func `shows how an exercise is done, found as people type it`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.send(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": "no-preference"]]]
        )
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until("document.querySelector('[data-part=catalog] li')", seconds: 60)
        try await page.until("!document.querySelector('gym-log').hasAttribute('aria-busy')")
        #expect(try await page.text("[data-text=catalogCount]").hasPrefix("12 of "))
        try await page.type("pushups", into: "[name=exerciseWords]")
        try await page.until(
          "document.querySelector('[data-part=catalog] li').textContent === 'Push-Up'"
        )
        try await page.click("link", "Push-Up")
        try await page.until("document.querySelector('exercise-card:not([hidden])')")
        #expect(try await page.text("[data-view=exercise] h1") == "Push-Up")
        #expect(try await page.text("exercise-card [data-text=works]").hasPrefix("Chest"))
        #expect(
          try await page.number("document.querySelectorAll('[data-muscle=chest].main').length") == 2
        )
        // The back of the body takes after the whole drawing, not after a rule for its parts.
        let color = { (part: String) in "getComputedStyle(document.querySelector('\(part)')).fill" }
        #expect(
          try await page.holds("\(color(".muscles svg")) === \(color("#body circle"))")
        )
        #expect(try await page.holds("\(color("#body circle")) !== 'rgb(0, 0, 0)'"))
        // It moves, until somebody stops it.
        try await page.evaluate("window.seen = \(Self.limb).getAttribute('points'); true")
        try await page.until("\(Self.limb).getAttribute('points') !== window.seen")
        try await page.click("button", "Pause animation")
        try await page.evaluate("window.seen = \(Self.limb).getAttribute('points'); true")
        try await page.evaluate("new Promise((done) => setTimeout(done, 300))")
        #expect(try await page.holds("\(Self.limb).getAttribute('points') === window.seen"))
        try await page.expectUsable("exercise")
        try await page.screenshot("exercise")
        try await page.evaluate("document.querySelector('.muscles').scrollIntoView(); true")
        try await page.screenshot("exercise-muscles")
        // What can stand in for it has a page too, and so have the workouts that have it.
        try await page.click("link", "Knee Push-Up")
        try await page.until(
          "document.querySelector('[data-view=exercise] h1').textContent === 'Knee Push-Up'"
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `draws the estimates on a scale of round figures`() async throws {
      try await GymVisit.run { visit in
        let seen = try await visit.page.evaluate(
          """
          import("/elements/log/line-chart.js").then(() => {
            const chart = document.createElement("line-chart");
            const show = (...values) => {
              chart.points = values.map((value, at) =>
                ({ at, value, label: `day ${at}`, words: `${value} kg` }));
              return [...chart.querySelectorAll("text")].map((text) => text.textContent).join(" ");
            };
            const scales = [show(55, 113), show(100, 101), show(900, 1300), show(80, 80), show(80)];
            show(...Array(900).keys());
            const dots = chart.querySelectorAll("circle").length;
            const days = [...chart.querySelectorAll(".days span")].map((day) => day.textContent);
            return [...scales, dots, ...days].join(" | ");
          })
          """
        )
        #expect(
          seen.string
            == "60 80 100 | 100 100.5 101 | 1,000 1,200 | 80 |  | 2 | day 0 | day 899"
        )
      }
    }

    @Test func `leads from an exercise to its workouts and back`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.open(visit.server.address + "gym-log.html#Kettlebell%20Swing")
        try await page.until("document.querySelector('[data-part=found-in] li a')", seconds: 60)
        try await page.until("!document.querySelector('gym-log').hasAttribute('aria-busy')")
        let title = try await page.text("[data-part=found-in] li a")
        try await page.click("[data-part=found-in] li a")
        try await page.untilLoaded(
          "document.querySelector('gym-page')?.dataset.showing === 'workout'"
        )
        #expect(try await page.text("workout-view h1") == title)
        #expect(
          try await page.holds(
            "document.querySelector('workout-view a[href=\"gym-log.html#Kettlebell%20Swing\"]') !== null"
          )
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `stands still for whoever wants less motion`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.show(.dark)
        try await page.open(visit.server.address + "gym-log.html#Goblet%20Squat")
        try await page.until("document.querySelector('moving-figure polyline.limb')", seconds: 60)
        try await page.until("!document.querySelector('gym-log').hasAttribute('aria-busy')")
        #expect(try await page.text("moving-figure button") == "Play animation")
        #expect(
          try await page.holds("document.querySelector('moving-figure .kettlebell') !== null")
        )
        try await page.screenshot("exercise-dark")
      }
    }

    @Test func `shows what was logged of an exercise that nobody knows`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.open(visit.server.address + "gym-log.html#Quux%20Press")
        try await page.until(
          "document.querySelector('[data-view=exercise] h1').textContent === 'Quux Press'",
          seconds: 60
        )
        #expect(try await page.holds("document.querySelector('exercise-card').hidden"))
        #expect(await page.problems == [])
      }
    }
  }
}
