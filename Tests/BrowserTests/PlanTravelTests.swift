import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What is planned on the phone is tracked by the watch, and coached on the phone.
  struct PlanTravelTests {
    @Test func `starts the watch with the phone's workout, and coaches it on the phone`()
      async throws
    {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await phone.evaluate(
          """
          sessionStorage.setItem("pacesetter-run-workout", JSON.stringify({
            name: "two", text: `\(Self.text)`,
          }))
          """
        )
        try await phone.open(visit.server.address)
        try await phone.untilLoaded("document.querySelector('course-card')?.hidden === false")
        try await phone.until("!document.querySelector('watch-start').hidden", seconds: 60)
        try await phone.screenshot("planned-phone-before")
        try await watch.moving {
          try await phone.click("watch-start button")
          try await visit.untilWatch("phase", "running")
          try await visit.untilPhone("run")
          // Both show the same step of the phone's workout.
          let step = "document.querySelector('watch-step [data-text=stepTitle]').textContent"
          try await watch.until("\(step).startsWith('Easy Run')", seconds: 60)
          try await phone.until(
            "document.querySelector('course-strip .step')?.textContent.startsWith('Easy Run')",
            seconds: 60
          )
          try await watch.screenshot("planned-watch-1-warm-up")
          // The button on the phone moves the step on the watch.
          try await phone.click("course-strip [data-step=next]")
          try await watch.until("\(step).startsWith('Run 60 m')", seconds: 60)
          try await watch.screenshot("planned-watch-2-rep")
          try await phone.screenshot("planned-phone-2-rep")
          try await watch.until(
            "\(step).startsWith('Rest') || \(step).startsWith('Jog')",
            seconds: 90
          )
          try await watch.screenshot("planned-watch-3-rest")
          try await phone.screenshot("planned-phone-3-rest")
          try await visit.endOnPhone()
          try await visit.untilWatch("showing", "ended")
          try await watch.screenshot("planned-watch-6-done")
          try await phone.screenshot("planned-phone-6-done")
        }
        #expect(try await visit.workouts() == (1, 1))
        let lines = try await visit.storedLines()
        let asked = lines.first { $0["type"]?.string == "startWorkout" }
        #expect(asked?["payload"]?["plan"]?["course"]?["title"]?.string == "Two Steps")
        let opened = lines.first {
          $0["type"]?.string == "opened" && $0["payload"]?["kind"]?.string == "watch"
        }
        #expect(opened?["payload"]?["setup"]?["plan"]?["course"]?["title"]?.string == "Two Steps")
        #expect(await watch.problems == [])
      }
    }

    @Test func `runs the race of today on the watch, behind its plan and with its food`()
      async throws
    {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        let planned = try await phone.evaluate(Self.raceOfToday)
        #expect(planned.number == 200)
        try await watch.open("\(visit.server.address)watch")
        try await watch.until("localStorage.getItem('pacesetter.runner')?.includes('City ten')")
        try await watch.moving {
          try await watch.click("watch-page [data-do=start]")
          try await visit.untilWatch("phase", "running")
          // 3 m/s are slower than 5:00 a kilometer, and the gel comes after 250 m.
          let food = "document.querySelector('watch-page .food')"
          try await watch.until("!\(food).hidden", seconds: 60)
          #expect(try await watch.text("watch-page .food").hasPrefix("Gel 25 g in "))
          let gap = "document.querySelector('watch-page .against')"
          try await watch.until("\(gap).textContent.endsWith('behind plan')", seconds: 90)
          try await watch.screenshot("planned-watch-4-behind")
          try await watch.until("\(food).textContent === 'Now: gel 25 g'", seconds: 60)
          try await watch.screenshot("planned-watch-5-feeding")
          let hasRoom = "document.documentElement.scrollHeight <= innerHeight"
          #expect(try await watch.holds(hasRoom))
          #expect(try await watch.sidewaysScroll() == 0)
          #expect(try await watch.smallTargets() == [])
          try await visit.follow()
          try await phone.until(
            "document.querySelector('run-screen [data-part=plan]')?.hidden === false",
            seconds: 60
          )
          try await phone.screenshot("planned-phone-4-behind")
          try await visit.endOnWatch()
        }
      }
    }

    private static let raceOfToday = """
      (async () => {
        const now = new Date();
        const two = (number) => String(number).padStart(2, "0");
        const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
        const race = { name: "City ten", day, distance: "10km", target: "50:00", pacing: "even",
          fuel: "25 g gel at 250 m", drink: "", notes: "" };
        const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
        return (await fetch("api/v1/races", { method: "POST", headers, body: JSON.stringify(race) })).status;
      })()
      """

    private static let text = """
      ---
      category: run
      ---

      # Two Steps

      ## Warm-up
      - Easy Run — 5 min @ Z1

      ## Main Set
      - Run — 60 m @ 5:20-5:50/km, rest 60s
      - Run — 60 m @ 5:20-5:50/km
      """
  }
}
