import Formats
import Foundation
import Testing

extension BrowserTests {
  struct GymFormTests {
    private static let row = "workout-form .blocks li:first-child"

    /// Types other words into a field of the first row and leaves it with the Enter key.
    private func type(_ words: String, into field: String, _ page: Page) async throws {
      let input = "\(Self.row) input[name=\(field)]"
      try await page.evaluate("document.querySelector('\(input)').value = ''")
      try await page.type(words, into: input)
      try await page.press("Enter")
    }

    private func text(_ page: Page) async throws -> String {
      try await page.evaluate("document.querySelector('workout-editor textarea').value").string
        ?? ""
    }

    @Test func `changes a workout by form, and says what is otherwise`() async throws {
      try await GymVisit.run { visit in
        let page = visit.page
        try await page.resize(width: 390, height: 844)
        try await page.type("squat", into: "workout-finder [name=query]")
        try await page.until("document.querySelector('workout-finder .found button')")
        try await page.click("workout-finder .found button")
        try await visit.untilView("workout")
        let written = try await page.evaluate(
          "document.querySelector('workout-view .source pre').textContent"
        )
        try await page.click("workout-view [data-do=edit]")
        try await visit.untilView("edit")
        try await page.until("document.querySelectorAll('workout-form li').length > 2")
        let first = try await text(page)
        let names = try await page.evaluate(
          "document.querySelector('#exercise-names').childElementCount"
        )
        #expect((names.number ?? 0) >= 200)
        try await page.click("\(Self.row) summary")
        try await type("Zercher Squat", into: "name", page)
        try await type("7", into: "amount", page)
        try await type("eighty", into: "rest", page)
        try await page.until("document.querySelector('\(Self.row) [aria-invalid=true]')")
        #expect(try await page.text("\(Self.row) .wrong").contains("such as 90s"))
        // Nothing is kept while a field says what nobody understands.
        try await page.click("workout-editor [type=submit]")
        try await page.until(
          "document.activeElement.matches('\(Self.row) input[name=rest]')"
        )
        try await page.expectUsable("light-390-gym-form-wrong")
        try await type("90s", into: "rest", page)
        try await page.until("!document.querySelector('\(Self.row) [aria-invalid=true]')")
        let changed = try await text(page)
        let (old, new) = (lines(of: first), lines(of: changed))
        #expect(old.count == new.count)
        let other = old.indices.filter { old[$0] != new[$0] }
        #expect(other.count == 1)
        #expect(
          other.first.map { new[$0].contains("Zercher Squat") && new[$0].contains("90s") } == true
        )

        // Down and up again is as before; the focus goes along.
        try await page.click("\(Self.row) [data-do=down]")
        try await page.until("document.activeElement.closest('li')?.matches('li:nth-child(2)')")
        #expect(try await text(page) != changed)
        #expect(try await page.holds("document.activeElement.dataset.do === 'down'"))
        // What is taken back is drawn into the rows that stand there: a press on them is never lost.
        try await page.evaluate("standing = document.querySelector('\(Self.row)'); 0")
        try await page.click("workout-form [data-do=undo]")
        try await page.until(
          "\(page.quoted(changed)) === document.querySelector('workout-editor textarea').value"
        )
        #expect(try await page.holds("standing === document.querySelector('\(Self.row)')"))

        try await page.type("Pallof Press", into: "workout-form [name=added]")
        try await page.press("Enter")
        try await page.until(
          "document.querySelector('workout-form details[open] [name=name]')?.value === 'Pallof Press'"
        )
        try await page.click("workout-editor .against summary")
        try await page.until("document.querySelectorAll('.changes [data-kind=added]').length === 2")
        for scheme in ColorScheme.allCases {
          try await page.show(scheme)
          try await page.expectUsable("\(scheme.rawValue)-390-gym-form")
        }
        try await page.click("workout-editor [type=submit]")
        try await visit.untilView("workout")
        #expect(try await page.text("workout-view .parts").contains("Zercher Squat"))
        #expect(try await page.text("workout-view .parts").contains("Pallof Press"))
        #expect(written.string?.contains("Zercher") == false)
        #expect(await page.problems == [])
      }
    }

    private func lines(of text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
