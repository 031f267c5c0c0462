import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What History asks about what was brought.
  struct HistoryQuestionTests {
    private static let diary = """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2025-03-01 18:00:00,"Legs",1h,"Squat (Barbell)",1,100,5,0,0,"","",8
      2025-03-01 18:00:00,"Legs",1h,"Squat (Dumbbell)",2,100,5,0,0,"","",9
      """

    /// Opens the page and waits until it has asked for everything.
    private func open(_ journey: Journey) async throws {
      try await journey.page.open(journey.server.address + "history.html")
      try await journey.page.until("!document.querySelector('[data-part=trends]').hidden")
    }

    /// Brings a file and waits until it is read.
    private func bring(_ file: String, _ page: Page) async throws {
      try await page.choose(file: file)
      try await page.until("!document.querySelector('.report').hidden")
    }

    @Test func `asks about a maximum heart rate of one activity, and undoes the answer`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        var track = Track(meters: 2500, secondsPerKilometer: 300)
        track.heartRate = 219
        try await bring(track.write(to: journey.folder), page)
        let isAsked = "!document.querySelector('heart-question .question').hidden"
        try await page.until(isAsked)
        for answer in ["refuse", "confirm"] {
          try await page.click("heart-question [data-do=\(answer)]")
          try await page.until("!(\(isAsked))")
          try await page.click("heart-question [data-do=undo]")
          try await page.until(isAsked)
        }
      }
    }

    @Test func `asks which exercise a diary means, and lets the answer be changed`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await open(journey)
        let file = journey.folder.appending(path: "strong.csv")
        try Data(Self.diary.utf8).write(to: file)
        try await bring(file.path, page)
        let asked = "document.querySelectorAll('exercise-names .undecided li')"
        try await page.until("\(asked).length === 1")
        #expect(try await page.text("exercise-names .undecided b") == "Squat (Dumbbell)")
        #expect(
          try await page.text("exercise-names .undecided option:nth-child(2)")
            == "Dumbbell Front Squat"
        )
        let choose = { (place: String, value: String) in
          _ = try await page.evaluate(
            """
            (() => {
              const list = document.querySelector('exercise-names \(place) select');
              list.value = '\(value)';
              list.dispatchEvent(new Event('change', { bubbles: true }));
              return true;
            })()
            """
          )
        }
        try await choose(".undecided", "Dumbbell Front Squat")
        try await page.until("\(asked).length === 0")
        let known =
          "[...document.querySelectorAll('exercise-names .decided li')]"
          + ".map((row) => row.querySelector('.when').textContent).join('; ')"
        #expect(
          try await page.evaluate(known).string
            == "1 set: Back Squat, by its name; 1 set: Dumbbell Front Squat, as you chose"
        )
        try await choose(".decided li:nth-child(2)", "=reset")
        try await page.until("\(asked).length === 1")
        try await choose(".undecided", "=keep")
        try await page.until("\(known).includes('Kept as it is, as you chose')")
      }
    }
  }
}
