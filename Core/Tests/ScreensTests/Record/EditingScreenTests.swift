import Screens
import Testing
import Training

struct EditingScreenTests {
  private func screen(
    lasting seconds: Int,
    in language: Language = .english
  ) -> EditingScreen {
    var activity = Activity(
      summary: ActivitySummary(
        sport: .running,
        kind: "running",
        startedAt: LocalTime(secondsSince1970: 0),
        source: .fit
      )
    )
    activity.samples.time = (0...seconds).map { Double($0) }
    activity.samples.distance = activity.samples.time.map { $0 * 3 }
    return EditingScreen(
      activity,
      lasting: Double(seconds),
      made: nil,
      neighbors: [activity.summary],
      seenFrom: Day(daysSince1970: 1),
      in: language
    )
  }

  @Test func `offers every second of a short run`() {
    let moments = screen(lasting: 600).moments
    #expect(moments.count == 601)
    #expect(moments[100].seconds == 100)
    #expect(moments[100].words == "1:40 · 0.30 km")
    #expect(moments.map(\.place) == moments.map(\.place).sorted())
    #expect(moments.last?.place == 159)
  }

  @Test func `offers the end of a long one, and no more moments than a slider shows`() {
    let moments = screen(lasting: 10_803).moments
    #expect(moments.count <= 721)
    #expect(moments.last?.seconds == 10_803)
    #expect(moments.last?.words == "3:00:03 · 32.41 km")
  }

  @Test func `offers no cut where nothing was measured`() {
    let screen = EditingScreen(
      Activity(
        summary: ActivitySummary(
          sport: .walking,
          kind: "walking",
          startedAt: LocalTime(secondsSince1970: 0),
          source: .appleHealth
        )
      ),
      lasting: 600,
      made: nil,
      neighbors: [],
      seenFrom: Day(daysSince1970: 0)
    )
    #expect(screen.moments.isEmpty)
  }

  @Test func `names moments and neighbors in German`() {
    let screen = screen(lasting: 600, in: .german)
    #expect(screen.moments[100].words == "1:40 · 0,30 km")
    #expect(screen.neighbors.map(\.row.title) == ["Laufen"])
    #expect(screen.neighbors.map(\.row.date) == ["gestern"])
  }
}
