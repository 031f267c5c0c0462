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
          let status = "document.querySelector('file-intake [role=status]').textContent"
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
