import Formats
import Foundation
import Testing

extension BrowserTests {
  /// Tables that no program is known to write, and whole folders.
  struct TableQuestionTests {
    private static let sets = """
      Tag;Uhrzeit;Was;Last;Wdh;Wie
      03.05.2025;18:05;Kniebeuge;102,5;5;ging gut
      03.05.2025;18:09;Kniebeuge;102,5;4;
      05.05.2025;07:00;Bankdrücken;70;8;

      """
    private static let later = """
      Tag;Uhrzeit;Was;Last;Wdh;Wie
      07.05.2025;18:00;Kniebeuge;105;5;

      """
    private static let runs = "Datum;Strecke;Minuten\n09.05.2025;5,2;27\n"
    private static let isAsking = "!document.querySelector('table-question .question').hidden"
    private static let isQuiet = "document.querySelector('table-question .question').hidden"

    private func write(_ text: String, _ name: String, in folder: URL) throws -> String {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }

    private func open(_ journey: Journey) async throws {
      try await journey.page.speak("de", at: journey.server.address)
      try await journey.page.open(journey.server.address + "history.html")
      try await journey.page.until("!document.querySelector('[data-part=trends]').hidden")
    }

    /// Waits until the record has so many entries.
    private func untilKept(_ count: Int, _ page: Page) async throws {
      for _ in 0..<100 {
        let entries = try await page.evaluate(
          """
          fetch("api/v1/history", { headers: { "X-Pacesetter": "1" } })
            .then((answer) => answer.json()).then(({ entries }) => entries.length)
          """
        )
        if entries.number == Double(count) { return }
        try await page.pause(milliseconds: 100)
      }
      throw HarnessError("the record never had \(count) entries")
    }

    /// Says what a column tells, counted from 0.
    private func answer(_ column: Int, _ meaning: String, _ page: Page) async throws {
      try await page.evaluate(
        """
        (() => {
          const select = document.querySelectorAll("table-question .columns select")[\(column)];
          select.value = "\(meaning)";
          select.dispatchEvent(new Event("change", { bubbles: true }));
        })()
        """
      )
    }

    private func guesses(_ page: Page) async throws -> [String] {
      let selects = "[...document.querySelectorAll('table-question .columns select')]"
      let values = try await page.evaluate("\(selects).map((select) => select.value)")
      return (values.array ?? []).compactMap(\.string)
    }

    @Test func `asks what a table tells, imports it, takes it back, and remembers`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let file = try write(Self.sets, "meine.csv", in: journey.folder)
        try await page.drop(file: file, on: "file-intake .drop")
        try await page.until(Self.isAsking)
        #expect(try await page.text("table-question h3").contains("meine.csv"))
        #expect(
          try await guesses(page) == ["date", "time", "nothing", "weight", "reps", "nothing"]
        )
        #expect(
          try await page.text("table-question .columns li").contains("03.05.2025, 05.05.2025")
        )

        try await answer(2, "exercise", page)
        try await answer(5, "notes", page)
        try await page.click("table-question [data-do=explain]")
        try await page.until(Self.isQuiet)
        try await page.until("!document.querySelector('file-intake .summary').hidden")
        try await untilKept(2, page)
        #expect(try await page.text("file-intake [data-text=status]").contains("2 Krafttrainings"))

        try await page.click("file-intake > [data-do=undo]")
        try await untilKept(0, page)

        let next = try write(Self.later, "danach.csv", in: journey.folder)
        try await page.drop(file: next, on: "file-intake .drop")
        try await untilKept(1, page)
        #expect(try await page.holds(Self.isQuiet))
      }
    }

    @Test func `asks about one header after the other, and says what was skipped`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let files = [
          try write(Self.sets, "a.csv", in: journey.folder),
          try write(Self.runs, "b.csv", in: journey.folder),
          try write(Self.later, "c.csv", in: journey.folder),
        ]
        try await page.choose(files: files)
        try await page.until(Self.isAsking)
        try await page.until(
          "document.querySelectorAll('file-intake .report li').length === 3"
        )
        #expect(try await page.text("table-question h3").contains("a.csv"))
        try await page.click("table-question [data-do=notNow]")
        try await page.until(
          "document.querySelector('table-question h3').textContent.includes('b.csv')"
        )
        let status = try await page.text("file-intake [data-text=status]")
        #expect(status.contains("a.csv, c.csv"), "\(status)")
        #expect(try await guesses(page) == ["date", "kilometers", "minutes"])
        try await page.click("table-question [data-do=explain]")
        try await page.until(Self.isQuiet)
        try await untilKept(1, page)
      }
    }

    @Test func `takes a dropped folder, with what lies in folders below`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let folder = journey.folder.appending(path: "Uhr")
        let below = folder.appending(path: "2025")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        _ = try Track(meters: 1000, secondsPerKilometer: 300).write(to: folder)
        _ = try Track(meters: 1500, secondsPerKilometer: 300, startedAt: 1_750_100_000)
          .write(to: below)
        try await page.drop(file: folder.path, on: "file-intake .drop")
        try await untilKept(2, page)
        try await page.until("!document.querySelector('file-intake .summary').hidden")
        #expect(try await page.text("file-intake [data-text=status]").contains("2 Aktivitäten"))
        #expect(await page.problems == [])
      }
    }
  }
}
