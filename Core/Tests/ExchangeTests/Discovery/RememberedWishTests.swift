import Exchange
import Formats
import Testing
import Training

struct RememberedWishTests {
  private func morning(_ day: Int) -> LocalTime {
    LocalTime(
      secondsSince1970: Double(day) * 86_400 + 7 * 3600,
      offset: UTCOffset(clamping: 60)
    )
  }

  private let wanted: JSON = [
    "minutes": 30, "readiness": 2, "sore": ["quads"], "weights": ["recovery": 0.5],
  ]

  @Test func `how somebody feels holds for the day, and what they want holds on`() {
    var remembered = RememberedWish()
    remembered.wish(for: wanted, at: morning(100))
    #expect(remembered.held(on: morning(100).day) == wanted)
    #expect(
      remembered.held(on: morning(101).day) == ["minutes": 30, "weights": ["recovery": 0.5]]
    )
  }

  @Test func `of a day the last check-in holds, and taking it back removes it`() {
    var remembered = RememberedWish()
    remembered.wish(for: ["readiness": 2], at: morning(100))
    remembered.wish(for: ["readiness": 4], at: morning(100))
    remembered.wish(for: ["readiness": 3], at: morning(101))
    #expect(remembered.checkIns.compactMap { $0["rating"]?.number } == [4, 3])
    #expect(remembered.checkIns.last?["utcOffsetMinutes"]?.number == 60)
    remembered.wish(for: [:], at: morning(101))
    #expect(remembered.checkIns.compactMap { $0["rating"]?.number } == [4])
    #expect(remembered.held(on: morning(101).day) == [:])
  }

  @Test func `keeps two months of check-ins`() {
    var remembered = RememberedWish()
    for day in 0..<80 { remembered.wish(for: ["readiness": 3], at: morning(day)) }
    #expect(remembered.checkIns.count == 60)
    let kept = RememberedWish(wish: remembered.wish, checkIns: .array(remembered.checkIns))
    #expect(kept == remembered)
  }

  @Test func `reads the finder's form as it was typed`() throws {
    let texts: JSON = [
      "minutes": " 30 ", "location": "home", "readiness": "", "weeklyGoal": "3",
      "excludedExercises": "Burpee\r\n\r\n Box Jump \r\n", "excludedTags": "",
    ]
    let reading = TypedWish(
      try Fields(texts),
      into: ["readiness": 2, "focus": ["hinge"], "excludedTags": ["loud"]]
    )
    #expect(reading.problem == nil)
    #expect(
      reading.wish == [
        "focus": ["hinge"], "minutes": 30, "weeklyGoal": 3, "location": "home",
        "excludedExercises": ["Burpee", "Box Jump"],
      ]
    )
  }

  @Test func `says which number of the form is none`() throws {
    let reading = TypedWish(try Fields(["weeklyGoal": "often"]), into: ["weeklyGoal": 3])
    #expect(reading.wish == [:])
    #expect(reading.problem == "Workouts a week: type a whole number from 1 to 50.")
  }
}
