import Testing
import Training

struct LearnedTableTests {
  @Test func `says what is missing before a table can be read`() {
    #expect(LearnedTable(["a", "b"], [.exercise]).lack == .date)
    #expect(LearnedTable(["a", "b"], [.date, .notes]).lack == .content)
    #expect(LearnedTable(["a", "b", "c"], [.date, .reps, .reps]).lack == .content)
    #expect(LearnedTable(["a", "b", "c"], [.date, .meters, .meters]).lack == .doubled(.meters))
    #expect(LearnedTable(["a", "b"], [.date, .minutes]).lack == nil)
  }

  @Test func `is told from others by its header`() {
    #expect(LearnedTable.id(of: ["a", "b"]) != LearnedTable.id(of: ["ab"]))
    #expect(LearnedTable(["a"], []).id == LearnedTable(["a"], [.date]).id)
    #expect(LearnedTable.id(of: []).utf8.count == 16)
  }

  @Test func `guesses what columns tell by their names and values`() {
    let table = UnknownTable(
      ["Tag", "Uhrzeit", "Übung", "Satz", "Gewicht (kg)", "Wdh.", "Bemerkung", "Laune"],
      samples: [["03.05.2026"], ["18:05"], ["Kniebeuge"], ["1"], ["100"], ["5"], [], ["gut"]]
    )
    #expect(
      table.columns.map(\.guess) == [
        .date, .time, .exercise, .set, .kilograms, .reps, .notes, .nothing,
      ]
    )
    #expect(table.guessed.lack == nil && table.guessed.isDiary)
    let runs = UnknownTable(
      ["When", "Distance (mi)", "Time", "Avg HR", "Date added"],
      samples: [["2026-05-03"], ["3.1"], ["0:25:10"], ["150"], ["2026-05-04"]]
    )
    #expect(runs.columns.map(\.guess) == [.date, .miles, .seconds, .heartRate, .nothing])
    #expect(!runs.guessed.isDiary)
  }
}
