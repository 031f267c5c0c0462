import Screens
import Testing
import Training

struct YearScreenTests {
  private func sum(
    _ year: Int,
    _ month: Int,
    _ kind: HistorySearch.Kind,
    _ count: Int,
    kilometers: Double = 0,
    hours: Double
  ) -> MonthSum {
    MonthSum(
      year: year,
      month: month,
      kind: kind,
      count: count,
      distance: .meters(kilometers * 1000),
      duration: .seconds(hours * 3600)
    )
  }

  @Test func `sums up each year, the newest first, with a bar a month`() throws {
    let years = YearScreen.all([
      sum(2024, 12, .running, 1, kilometers: 5.25, hours: 0.5),
      sum(2025, 1, .running, 10, kilometers: 100, hours: 8),
      sum(2025, 1, .strength, 4, hours: 2),
      sum(2025, 11, .cycling, 2, kilometers: 80.4, hours: 4),
    ])
    #expect(years.map { $0.year } == [2025, 2024])
    let year = try #require(years.first)
    #expect(year.words == "16 activities · 180 km · 14 h")
    #expect(year.bars.map { $0.label }.joined(separator: " ").hasPrefix("Jan Feb Mar"))
    #expect(year.bars[0].words == "January 2025: 14 activities · 100 km · 10 h")
    let parts = year.bars.map { bar in bar.parts.map { "\($0.kind) \($0.share)" } }
    #expect(parts[0] == ["running 0.8", "strength 0.2"])
    #expect(year.bars[1].words == "February 2025: nothing")
    #expect(parts[10] == ["cycling 0.4"])
    #expect(
      year.sports.map { $0.words } == [
        "Running: 10 activities · 100 km · 8 h", "Cycling: 2 activities · 80 km · 4 h",
        "Strength: 4 activities · 2 h",
      ]
    )
    #expect(years[1].words == "1 activity · 5.3 km · 30 min")
  }

  @Test func `is German on a German page`() throws {
    let years = YearScreen.all(
      [
        sum(2025, 1, .running, 1, kilometers: 5.25, hours: 0.5),
        sum(2025, 3, .strength, 4, hours: 2),
      ],
      in: .german
    )
    let year = try #require(years.first)
    #expect(year.words == "5 Aktivitäten · 5,3 km · 3 h")
    #expect(year.bars[0].words == "Januar 2025: 1 Aktivität · 5,3 km · 30 min")
    #expect(year.bars[1].words == "Februar 2025: nichts")
    #expect(year.sports.last?.words == "Laufen: 1 Aktivität · 5,3 km · 30 min")
  }

  @Test func `says miles to who counts in miles, and draws what has no time`() {
    let years = YearScreen.all(
      [sum(2025, 3, .running, 1, kilometers: 16.1, hours: 0)],
      units: .imperial
    )
    #expect(years.first?.words == "1 activity · 10 mi")
    #expect(years.first?.bars[2].parts == [])
    #expect(YearScreen.all([]) == [])
  }
}
