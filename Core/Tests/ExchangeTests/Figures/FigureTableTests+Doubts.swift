import Exchange
import Testing
import Training

/// What is said of cells from which no figure comes.
extension FigureTableTests {
  @Test func `says what it leaves out of a table, once for each kind`() throws {
    let lines = (10...28).map { "2026-02-\($0),\($0 < 13 ? "many" : "8000")" }
    let others = [
      "never,8000", "2026-03-01,900000", "2026-03-02,-5", "2026-03-03,0", "2026-03-04,",
    ]
    let text = (["date,value"] + lines + others).joined(separator: "\n")
    let table = try Self.table(text, "aggregates_steps.csv")
    #expect(
      table.faults.map(\.description) == [
        "line 2: found many in \"value\", expected a number (and 2 more)",
        "line 21: found never as the time, expected such as 2026-06-01",
        "line 22: found a count of steps of 900000, expected 1 to 250000 steps (and 1 more)",
      ]
    )
    #expect(try Self.figures(text, "aggregates_steps.csv").count == 16)
  }

  @Test func `says what it leaves out of JSON, and of a night with phases that are none`() throws {
    let weights = """
      [{"logId": 1, "weight": "heavy", "date": "05/03/26", "time": "05:00:00"},
       {"logId": 2, "weight": "134.5", "date": "05/03/26", "time": "05:00:00"},
       {"logId": 3, "weight": 134.5, "date": "3 o'clock", "time": "05:00:00"}]
      """
    let table = try Self.table(weights, "weight-2026-05-01.json")
    #expect(
      table.faults.map(\.description) == [
        "line 1: found heavy in \"weight\", expected a number",
        "line 3: found 3 o'clock 05:00:00 as the time, expected such as 2026-06-01",
      ]
    )
    #expect(
      try Self.figures(weights, "weight-2026-05-01.json") == [
        Self.figure(.bodyMass, 134.5 * 0.45359237)
      ]
    )
    let night = """
      from,to,"light (s)","deep (s)","rem (s)","awake (s)","wake up"
      2026-05-02T23:10:00+02:00,2026-05-03T06:50:00+02:00,14400,deep,3600,600,1
      """
    #expect(try Self.table(night, "sleep.csv").faults.map(\.line) == [2])
    #expect(try Self.figures(night, "sleep.csv") == [])
  }
}
