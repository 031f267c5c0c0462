import Screens
import Testing
import Training

struct ShareCardTests {
  /// A run along a line to the north and back or on, a meter and a tenth a reading.
  private func run(_ latitudes: [Double]) -> Activity {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(secondsSince1970: 1_780_300_000),
      source: .fit,
      sourceName: "Anna's watch"
    )
    summary.label = "Long run"
    summary.distance = .meters(5000)
    summary.moving = .seconds(1500)
    var activity = Activity(summary: summary)
    activity.samples.time = latitudes.indices.map { Double($0) }
    activity.samples.latitude = latitudes
    activity.samples.longitude = latitudes.map { _ in 16 }
    return activity
  }

  private func card(_ latitudes: [Double]) -> ShareCard {
    ShareCard(run(latitudes), seenFrom: Day(daysSince1970: 0))
  }

  private let degree = 1 / 111_196.0

  @Test func `shows a name, the day and figures, and not whose watch it was`() {
    let card = card([])
    #expect(card.title == "Long run")
    #expect(card.date == "1 June 2026")
    #expect(card.figures.map(\.value) == ["5.00 km", "25:00", "5:00 /km"])
    #expect(card.route == nil)
  }

  @Test func `draws nothing within 200 m of the ends`() throws {
    // A line of 1000 m: its middle 600 m are drawn, whatever lies before and after.
    let meters = stride(from: 0.0, through: 1000, by: 1)
    let whole = card(meters.map { 48 + $0 * degree })
    let middle = card(
      [47.9] + stride(from: 201.0, through: 799, by: 1).map { 48 + $0 * degree } + [48.1]
    )
    #expect(try #require(whole.route).path == middle.route?.path)
    // A track around the block is near its start all the time.
    #expect(card(stride(from: 0.0, through: 150, by: 1).map { 48 + $0 * degree }).route == nil)
  }

  @Test func `does not draw a line through home where a loop comes by`() throws {
    // Out and back twice: each loop leaves and comes back to the start.
    let loop =
      Array(stride(from: 0.0, through: 600, by: 1)) + Array(stride(from: 600.0, through: 0, by: -1))
    let once = card(loop.map { 48 + $0 * degree })
    let twice = card((loop + loop).map { 48 + $0 * degree })
    #expect(try #require(once.route).path == twice.route?.path)
  }

  @Test func `shows the day and the same figures in German`() {
    let card = ShareCard(run([]), seenFrom: Day(daysSince1970: 0), in: .german)
    #expect(card.date == "1. Juni 2026")
    #expect(card.figures.map(\.label) == ["Distanz", "Zeit in Bewegung", "Pace im Schnitt"])
    #expect(card.figures.map(\.value) == ["5,00 km", "25:00", "5:00 /km"])
  }
}
