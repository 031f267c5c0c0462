import Formats
import Foundation
import Testing

extension BrowserTests {
  struct GymTests {
    @Test func `finds a workout for what there is, with a true reason`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.evaluate(
          """
          (() => {
            const minutes = document.querySelector("workout-finder [name=minutes]");
            minutes.value = "30";
            minutes.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        )
        try await page.click("button", "Kettlebell")
        try await page.until(
          "document.querySelector('workout-finder .chip[aria-pressed=true]')?.textContent === 'Kettlebell'"
        )
        let facts = try await page.text("workout-finder .card .facts")
        let minutes = Int(facts.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
        #expect((15...45).contains(minutes), "\(facts)")
        let things = facts.split(separator: "·").last.map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(["kettlebell", "no equipment"].contains(things), "\(facts)")
        let reason = try await page.text("workout-finder .card .reason")
        #expect(reason.hasPrefix("Rules"))
        #expect(reason.contains { $0.isNumber } || reason.contains("kettlebell"), "\(reason)")
        #expect(await page.problems == [])
      }
    }

    @Test func `finds by words, says when nothing is found, and remembers wishes`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.type("emom", into: "workout-finder [name=query]")
        try await page.until("document.querySelectorAll('workout-finder .found li').length > 3")
        try await page.type("xylophone", into: "workout-finder [name=query]")
        try await page.until(
          "!document.querySelector('workout-finder [data-part=found] .empty').hidden"
        )
        try await page.click("button", "Show all")
        try await page.until("document.querySelector('workout-finder .card')")
        try await page.click("button", "Dumbbell")
        try await page.until("document.querySelector('.chip[aria-pressed=true]')")
        try await page.pause(milliseconds: 1500)
        try await page.open(visit.server.address + "gym.html")
        try await page.until(
          "document.querySelector('.chip[aria-pressed=true]')?.textContent === 'Dumbbell'",
          seconds: 60
        )
      }
    }

    @Test func `takes a weight as it is typed, and says what is no weight`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write("# Typed\n\n## Work\n- Back Squat — 3 x 5 @ 80 kg, rest 300s\n")
        try await visit.begin()
        try await visit.press()
        try await visit.untilStage("ready")
        try await page.evaluate("\(field("load")).value = 'heavy'")
        try await visit.press()
        let refused = "document.querySelector('set-entry [data-text=refused]')"
        try await page.until("!\(refused).hidden && \(refused).textContent.includes('82.5')")
        #expect(
          try await page.holds("document.querySelector('gym-screen').dataset.stage === 'ready'")
        )
        try await page.evaluate(
          """
          \(field("load")).value = "82,5";
          \(field("load")).dispatchEvent(new Event("input", { bubbles: true }));
          """
        )
        #expect(try await page.holds("\(refused).hidden"))
        try await visit.press()
        try await visit.untilStage("rest")
        try await page.until(
          "document.querySelector('gym-screen .circles [data-state=done]')?.innerText.includes('82.5')"
        )
        #expect(await page.problems == [])
      }
    }

    @Test func `leads through every kind of clock`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write(everyClock)
        try await visit.begin()
        // By hand: two exercises in turn, with a rest between the rounds.
        try await visit.press()
        try await visit.untilStage("ready")
        #expect(try await page.number("Number(\(field("load")).value)") == 16)
        try await page.click("set-entry [data-entry=load] [data-do=more]")
        try await visit.press()
        try await visit.untilExercise("Push-Up")
        try await visit.press()
        try await visit.untilStage("rest")
        #expect(try await page.text("gym-screen .face .label") == "Rest")
        try await visit.untilStage("ready")
        #expect(try await page.number("Number(\(field("load")).value)") == 18.5)
        try await visit.press()
        try await visit.untilExercise("Push-Up")
        try await visit.press()
        // Windows, intervals and Tabata go by their clocks alone.
        for exercise in ["Air Squat", "Mountain Climber", "Burpee"] {
          try await visit.untilExercise(exercise)
          try await visit.untilStage("waiting")
          try await visit.press()
          try await visit.untilStage("work")
        }
        // As many rounds as possible: rounds and repetitions, with undo.
        try await visit.untilExercise("Push-Up")
        try await visit.untilStage("waiting")
        try await visit.press()
        try await visit.untilStage("work")
        for button in ["roundDone", "roundDone", "undoRound", "moreReps", "moreReps", "fewerReps"] {
          try await page.click("gym-screen [data-do=\(button)]")
          try await page.pause(milliseconds: 100)
        }
        try await page.until(
          "document.querySelector('gym-screen .rounds').innerText.includes('1 round and 1 rep')"
        )
        // For time: it ends when all is done.
        try await visit.untilStage("waiting")
        try await visit.press()
        try await visit.untilStage("work")
        try await visit.press()
        try await page.until(
          "document.querySelectorAll('gym-screen .circles [data-state=done]').length === 1"
        )
        try await visit.press()
        // A hold counts on past its target; one side, then the other.
        try await visit.untilExercise("Plank")
        try await visit.untilStage("overtime")
        try await visit.press()
        try await visit.untilExercise("Side Plank")
        try await visit.untilView("summary")
        let summary = try await page.text(".gym-end")
        for words in ["1 round + 1 reps", "18.5 kg", "Saved to your log."] {
          #expect(summary.contains(words), "\(words) in \(summary)")
        }
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until("document.querySelector('gym-log .sessions summary')", seconds: 60)
        #expect(try await page.text("gym-log .sessions summary").contains("Every clock"))
        #expect(await page.problems == [])
      }
    }

    @Test func `takes a set back`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write("# Sets\n\n## Work\n- Goblet Squat — 3 x 5 @ 16 kg\n")
        try await visit.begin()
        try await visit.press()
        try await visit.untilStage("ready")
        try await visit.press()
        let done = "document.querySelectorAll('gym-screen .circles [data-state=done]').length"
        try await page.until("\(done) === 1")
        try await page.click("gym-screen .circles [data-state=done]")
        try await page.until("\(done) === 0")
        try await visit.press()
        try await page.until("\(done) === 1")
      }
    }

    @Test(arguments: ["EMOM", "intervals", "AMRAP", "strength"])
    func `goes on where it stood after its page broke down`(kind: String) async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let made = try await chromium.send("Target.createBrowserContext")
          let context = made["browserContextId"]
          var zero = 0.0
          var circles = ""
          var farthest = 0.0
          let kills = PageKills.wanted ?? 3
          for round in 0...kills {
            try await GymVisit.visit(server, in: chromium, context) { visit in
              let page = visit.page
              if round == 0 {
                try await visit.write(longClocks[kind] ?? "")
                try await visit.begin()
                try await visit.press()
                try await visit.untilStage(kind == "strength" ? "ready" : "getReady")
                if kind == "strength" {
                  try await visit.press()
                  try await visit.untilStage("rest")
                }
                zero = try await visit.zero()
              } else {
                try await page.until("!document.querySelector('.open-gym').hidden")
                try await page.click("button", "Resume")
                try await visit.untilView("session")
                let now = try await visit.zero()
                // The core's tests ask for the tenth; a page on a busy machine shows it late.
                #expect(abs(now - zero) < 500, "\(kind), round \(round): \(now - zero) ms off")
                farthest = max(farthest, abs(now - zero))
                let shown = try await page.text("gym-screen .circles")
                #expect(shown == circles)
              }
              if kind == "AMRAP" && round == 1 {
                try await visit.untilStage("work")
                try await page.click("gym-screen [data-do=roundDone]")
              }
              try await page.pause(milliseconds: Int.random(in: 200...3000))
              circles = try await page.text("gym-screen .circles")
              if round < kills { try await page.crash() }
            }
          }
          print("\(kind): \(kills) kills, at most", farthest.rounded(), "ms off")
        }
      }
    }

    @Test func `sounds the last seconds when they are`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await visit.write("# Beat\n\n## Window: Every 0:06 x 2\n- Air Squat — 4\n")
        try await visit.begin()
        try await page.evaluate("globalThis.tones.length = 0")
        try await visit.press()
        try await visit.untilStage("getReady")
        let zero = try await visit.zero(by: "performance.now()")
        // The clock began with the press, whose moment is the first of the get-ready.
        let begun = try await page.number(
          """
          (async () => {
            const open = indexedDB.open("pacesetter");
            await new Promise((resolve) => (open.onsuccess = resolve));
            const all = open.result.transaction("lines").objectStore("lines").getAll();
            await new Promise((resolve) => (all.onsuccess = resolve));
            open.result.close();
            const started = all.result.map(({ line }) => JSON.parse(line.slice(9)))
              .filter(({ type, payload }) => type === "did" && payload.events.some((one) => one.start));
            return started.at(-1).at;
          })()
          """
        )
        try await visit.untilStage("ended", seconds: 60)
        let heard = try await page.evaluate("globalThis.tones")
        let tones = (heard.array ?? []).compactMap(\.number).map { $0 - zero - begun }
        let due = [7, 8, 9, 10, 13, 14, 15, 16, 19, 20, 21, 22].map { Double($0) * 1000 }
        #expect(tones.count == due.count, "\(tones)")
        // In the right second; by how many milliseconds it is off is printed, for a busy machine
        // proves nothing.
        for (tone, moment) in zip(tones, due) {
          #expect(abs(tone - moment) < 500, "\(tone) instead of \(moment)")
        }
        print("tones are late by", zip(tones, due).map { ($0 - $1).rounded() })
      }
    }

    @Test(arguments: [(390, 844), (320, 568)], ColorScheme.allCases)
    func `can be used by everybody`(size: (Int64, Int64), scheme: ColorScheme) async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.resize(width: size.0, height: size.1)
        try await page.show(scheme)
        let name = { (view: String) in "gym-\(view)-\(size.0)-\(scheme.rawValue)" }
        try await page.click("workout-finder .card summary")
        try await page.expectUsable(name("discover"))
        try await page.click("workout-finder .card [data-do=open]")
        try await visit.untilView("workout")
        try await page.expectUsable(name("workout"))
        try await page.click("workout-view [data-do=edit]")
        try await visit.untilView("edit")
        try await page.expectUsable(name("edit"))
        try await page.click("workout-editor [data-do=leave]")
        try await page.click("workout-view [data-do=leave]")
        try await visit.untilView("discover")
        try await visit.write("# Sets\n\n## Work\n- Goblet Squat — 2 x 5 @ 16 kg, rest 60s\n")
        try await visit.begin()
        try await visit.press()
        try await visit.untilStage("ready")
        try await page.expectUsable(name("sets"))
        try await visit.press()
        try await visit.untilStage("rest")
        try await page.expectUsable(name("rest"))
        try await page.click("gym-screen [data-do=menu]")
        try await page.expectUsable(name("menu"))
        for _ in 0..<2 { try await page.click("gym-screen dialog [data-do=end]") }
        try await visit.untilView("summary")
        try await page.expectUsable(name("summary"))
        try await page.open(visit.server.address + "gym-log.html")
        try await page.until("document.querySelector('gym-log .sessions summary')", seconds: 60)
        try await page.expectUsable(name("log"))
        try await page.click("gym-log .exercises a")
        try await page.until("document.querySelector('gym-log').dataset.showing === 'exercise'")
        try await page.expectUsable(name("exercise"))
        #expect(await page.problems == [])
      }
    }

    @Test func `finds and leads without its server`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        try await page.until("navigator.serviceWorker.controller", seconds: 60)
        visit.server.kill()
        try await page.open(visit.server.address + "gym.html")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        try await visit.write("# Sets\n\n## Work\n- Goblet Squat — 2 x 5 @ 16 kg\n")
        try await visit.begin()
        for _ in 0..<3 {
          try await visit.press()
          try await page.pause(milliseconds: 300)
        }
        try await visit.untilView("summary")
        try await page.click(".gym-end [data-do=home]")
        try await page.until("!document.querySelector('only-here').hidden")
        #expect(
          try await page.number(
            "Number(document.querySelector('only-here [data-text=onlyHere]').textContent)"
          ) >= 4
        )
      }
    }

    @Test func `makes a version of one's own, and goes back to the original`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.click("workout-finder .card [data-do=open]")
        try await visit.untilView("workout")
        let title = try await page.text("workout-view h1")
        try await page.click("workout-view [data-do=edit]")
        try await visit.untilView("edit")
        let add = { (line: String) in
          """
          (() => {
            const area = document.querySelector("workout-editor textarea");
            area.value += "\(line)\\n";
            area.dispatchEvent(new Event("input", { bubbles: true }));
          })()
          """
        }
        try await page.evaluate(add("- Air Squat — 5 x 5 @ eighty"))
        try await page.until("document.querySelector('workout-editor .findings li')")
        #expect(try await page.text("workout-editor .findings b").contains("column"))
        #expect(
          try await page.holds("document.querySelector('.changes li').dataset.kind === 'added'")
        )
        try await page.click("workout-editor [data-do=reset]")
        try await page.until("!document.querySelector('workout-editor .findings li')")
        try await page.evaluate(add("- Plank — 1 x 20s"))
        try await page.until("document.querySelector('workout-editor .changes li')")
        try await page.click("workout-editor [type=submit]")
        try await visit.untilView("workout")
        #expect(try await page.text("workout-view h1") == title)
        #expect(try await page.text("workout-view .origin") == "Yours")
        #expect(try await page.text("workout-view .parts").contains("Plank"))
      }
    }

    private func field(_ entry: String) -> String {
      "document.querySelector('set-entry [data-entry=\(entry)] input')"
    }
  }
}

private let everyClock = """
  # Every clock

  ## Lift: 2 rounds, rest 9s
  - Goblet Squat — 5 @ 16 kg
  - Push-Up — 8

  ## Window: Every 0:04 x 2
  - Air Squat — 4

  ## On and off: Intervals 3s on / 2s off x 2
  - Mountain Climber

  ## Fast: Tabata 3/2 x 2
  - Burpee — max

  ## Many: AMRAP 0:12
  - 2 Push-Up
  - 3 Air Squat

  ## Race: 2 rounds for time cap 0:30
  - 3 Burpee

  ## Hold
  - Plank — 1 x 2s+
  - Side Plank — 1 x 2s, per side
  """

// Long enough for a hundred kills.
private let longClocks = [
  "EMOM": "# Windows\n\n## Work: EMOM 60\n- Air Squat — 4\n- Push-Up — 4\n",
  "intervals": "# Intervals\n\n## Work: Intervals 40s on / 20s off x 60\n- Burpee\n",
  "AMRAP": "# Rounds\n\n## Work: AMRAP 60\n- 5 Push-Up\n- 5 Air Squat\n",
  "strength": "# Strength\n\n## Work\n- Goblet Squat — 5 x 5 @ 16 kg, rest 60:00\n",
]
