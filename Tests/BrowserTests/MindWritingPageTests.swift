import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What a language model writes for the pages: a script before a run, sentences on trends.
  struct MindWritingPageTests {
    private static let opening = "Old legs, new morning. Start like you mean to come home."
    private static let other = "Here we are again, shoes tied and nothing to prove."

    private static func script(_ opening: String) -> String {
      let lines = [
        ("distance", 0, opening),
        ("distance", 1300, "Drop your shoulders and let the ground come to you."),
        ("halfway", 0, "Halfway. The patient half is behind you."),
        ("distance", 7100, "Your pace is {pace}. Leave it where it is."),
        ("near_finish", 700, "The last stretch of road always looks longer. Tall now."),
      ].map { #"{"when":"\#($0.0)","at":\#($0.1),"expression":"","text":"\#($0.2)"}"# }
      return #"{"lines":[\#(lines.joined(separator: ","))]}"#
    }

    /// A script for a race of 10 km, in which nobody is silent for five minutes.
    private static let race: String = {
      let words = [
        opening, "Drop your shoulders and let the ground come to you.",
        "Quick feet, quiet hands. Nothing else is asked of you yet.",
        "Breathe out longer than in and let the crowd go.",
        "Chin level, eyes far up the road. That is where you live.",
        "Settle into the road as it is now.",
        "Your pace is {pace}. Leave it where it is.",
        "Elbows back, hips forward, like a gate in good wind.",
        "This is the lonely part. Old shoes know it well.",
        "Count your steps to fifty and begin again.",
        "The last stretch of road always looks longer. Tall now.",
      ]
      let lines = words.enumerated().map { place, text in
        let when = place == 10 ? "near_finish" : "distance"
        let at = place == 10 ? 700 : place * 930
        return #"{"when":"\#(when)","at":\#(at),"expression":"","text":"\#(text)"}"#
      }
      return #"{"lines":[\#(lines.joined(separator: ","))]}"#
    }()

    private static let rows =
      "[...document.querySelectorAll('script-wish [data-part=lines] tr')].map((row) => row.textContent)"

    @Test
    func `writes a script for the plan, shows whose line is whose, and another one on request`()
      async throws
    {
      // Whoever is asked again gets another seed: the first answer is for seed one and its repair.
      let write: @Sendable (String) -> String = { request in
        let isFirst = request.contains(#""seed":1,"#) || request.contains(#""seed":2,"#)
        return Self.script(isFirst ? Self.opening : Self.other)
      }
      try await ModelServer.run(writing: write) { model in
        try await Journey.run { journey in
          let page = journey.page
          try await journey.open()
          #expect(try await page.holds("document.querySelector('script-wish').hidden"))
          try await model.setUp(page)
          try await journey.open()
          try await journey.chooseDemo()
          try await page.until("!document.querySelector('script-wish').hidden")
          try await page.click("script-wish [data-do=write]")
          try await page.until("!document.querySelector('script-wish [data-part=script]').hidden")
          #expect(try await page.text("script-wish [data-text=scriptBy]").contains("tiny"))
          try await page.click("script-wish summary")
          let first = try await page.evaluate(Self.rows).array?.compactMap { $0.string } ?? []
          #expect(first.contains { $0.contains(Self.opening) && $0.hasSuffix("Model") }, "\(first)")
          #expect(first.contains { $0.hasSuffix("Rules") })
          let runs = "document.querySelectorAll('script-wish [data-part=runs] tr').length"
          #expect(try await page.number(runs) == 3)
          try await page.expectUsable("light-390-script-wish")

          try await page.click("script-wish [data-do=again]")
          try await page.until(
            "\(Self.rows).some((row) => row.includes(\(page.quoted(Self.other))))"
          )
          #expect(
            !(try await page.holds(
              "\(Self.rows).some((row) => row.includes(\(page.quoted(Self.opening))))"
            ))
          )

          // What is shown is what is said.
          try await journey.start(speed: 60)
          try await page.until(
            "[...document.querySelectorAll('line-feed .words')].some((line) => line.textContent === \(page.quoted(Self.other)))"
          )
          #expect(await page.problems == [])
        }
      }
    }

    @Test
    func `writes a script for a race that is planned, saves it, and takes it where it fits`()
      async throws
    {
      try await ModelServer.run(writing: { _ in Self.race }) { model in
        try await Journey.run { journey in
          let page = journey.page
          try await page.open(journey.server.address + "history.html")
          try await model.setUp(page)
          let race =
            #"{"name":"Lake Ten","day":"2099-09-27","distanceMeters":10000,"targetSeconds":3000}"#
          let status = try await page.number(
            """
            fetch("api/v1/races", {
              method: "POST",
              headers: { "X-Pacesetter": "1", "Content-Type": "application/json" },
              body: \(page.quoted(race)),
            }).then((answer) => answer.status)
            """
          )
          #expect(status == 200)
          try await page.open(journey.server.address + "history.html")
          try await page.until(
            "document.querySelector('race-planner script-wish')?.hidden === false"
          )
          let press = { (name: String) in
            "document.querySelector('script-wish [data-do=\(name)]').click()"
          }
          let by = "document.querySelector('script-wish [data-text=scriptBy]').textContent"
          try await page.evaluate(press("write"))
          try await page.until("\(by).includes('tiny')")
          let rows = try await page.evaluate(Self.rows).array?.compactMap { $0.string } ?? []
          #expect(rows.contains { $0.contains(Self.opening) && $0.hasSuffix("Model") }, "\(rows)")
          let runs = "document.querySelectorAll('script-wish [data-part=runs] tr').length"
          #expect(try await page.number(runs) == 3)
          try await page.expectUsable("light-390-race-script")
          try await page.evaluate(press("keep"))
          try await page.until("\(by) === 'Lake Ten saved.'")

          // Before a run of another length it is rehearsed, and not taken.
          try await journey.open()
          try await journey.chooseDemo()
          try await page.until("!document.querySelector('script-wish').hidden")
          let take = """
            (() => {
              const list = document.querySelector('script-wish select');
              list.value = 'Lake Ten';
              list.dispatchEvent(new Event('change', { bubbles: true }));
            })()
            """
          try await page.evaluate(take)
          try await page.until("\(by).startsWith('Lake Ten ')")
          #expect(try await page.number(runs) == 3)
          #expect(await page.problems == [])
        }
      }
    }

    @Test func `says what the last weeks show, by rules and then by a model`() async throws {
      // It repeats a figure that stands in what it was told.
      let write: @Sendable (String) -> String = { request in
        let figure = request.firstMatch(of: /: (\d+ runs)/).map { String($0.1) } ?? "no run"
        return #"{"sentences":[{"text":"That week has \#(figure).","figure":"\#(figure)"}]}"#
      }
      try await ModelServer.run(writing: write) { model in
        try await Journey.run { journey in
          let page = journey.page
          try await page.open(journey.server.address + "history.html")
          try await page.until("!document.querySelector('[data-part=nothing]').hidden")
          var track = Track(meters: 2500, secondsPerKilometer: 300)
          track.startedAt = Date().timeIntervalSince1970.rounded() - 86_400
          try await page.choose(file: track.write(to: journey.folder))
          let status = "document.querySelector('file-intake [data-text=status]').textContent"
          try await page.until("\(status).includes('1 activity')")
          try await page.until("!document.querySelector('[data-part=trends]').hidden")
          // The charts above are still growing: a mouse would miss.
          let ask = "document.querySelector('insight-words [data-do=ask]').click()"
          let words = "document.querySelector('insight-words [data-text=insight]').textContent"
          try await page.evaluate(ask)
          try await page.until("\(words) !== ''")
          let byRules = try await page.text("insight-words [data-text=insight]")
          #expect(!byRules.contains("That week has"))
          #expect(!byRules.contains("nothing"))
          try await model.setUp(page)
          try await page.evaluate(ask)
          try await page.until("\(words).startsWith('That week has')")
          #expect(try await page.text("insight-words [data-text=insightBy]").contains("tiny"))
          #expect(await page.problems == [])
        }
      }
    }
  }
}
