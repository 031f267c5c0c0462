import Exchange
import Testing
import Training

struct PlanFieldTests {
  @Test(arguments: [
    ("45:00", 2700.0), (" 1:59:59 ", 7199), ("90:30", 5430), ("1:45", 105), ("45min", 2700),
    ("4:7", nil), ("0:00", nil), ("soon", nil), ("", nil), ("1:2:3:04", nil), ("1:60", nil),
  ])
  func `reads a time as it is typed`(text: String, seconds: Double?) {
    #expect(PlanField.time.value(typed: text, units: .metric) == seconds)
  }

  @Test func `takes a distance without a unit in the form's own`() {
    #expect(PlanField.distance.value(typed: "21,1", units: .metric) == 21_100)
    #expect(PlanField.distance.value(typed: "26.2", units: .imperial)?.rounded() == 42_165)
    #expect(PlanField.distance.value(typed: ".5", units: .metric) == 500)
    #expect(PlanField.distance.value(typed: "5 km", units: .imperial) == 5000)
    #expect(PlanField.distance.value(typed: "marathon", units: .metric) == 42_195)
    for text in ["-1", "", "0", "far", "1.2.3"] {
      #expect(PlanField.distance.value(typed: text, units: .metric) == nil, "\(text)")
    }
  }

  @Test func `takes a pace per kilometer or per mile`() throws {
    #expect(PlanField.pace.value(typed: "5:00", units: .metric) == 300)
    let mile = try #require(PlanField.pace.value(typed: "8:00", units: .imperial))
    #expect((mile * 10).rounded() / 10 == 298.3)
    #expect(PlanField.pace.value(typed: "5:00/km", units: .imperial) == 300)
    #expect(PlanField.pace.value(typed: "fast", units: .metric) == nil)
  }

  @Test func `believes no treadmill that is faster than any`() throws {
    let speed = try #require(PlanField.speed.value(typed: "9,5", units: .metric))
    #expect((speed * 100).rounded() / 100 == 2.64)
    #expect(PlanField.speed.value(typed: "0", units: .metric) == 0)
    #expect(PlanField.speed.value(typed: "28.8", units: .metric) == 8)
    #expect(PlanField.speed.value(typed: "29", units: .metric) == nil)
    #expect(PlanField.speed.value(typed: "-1", units: .metric) == nil)
    #expect(PlanField.speed.value(typed: "", units: .metric) == nil)
  }

  @Test func `writes a value as it would be typed`() {
    #expect(PlanField.distance.text(of: 21_097.5, units: .metric) == "21.1")
    #expect(PlanField.distance.text(of: 5000, units: .metric) == "5")
    #expect(PlanField.distance.text(of: 42_195, units: .imperial) == "26.22")
    #expect(PlanField.time.text(of: 7199, units: .metric) == "1:59:59")
    #expect(PlanField.time.text(of: 65, units: .metric) == "1:05")
    #expect(PlanField.pace.text(of: 300, units: .imperial) == "8:03")
  }

  @Test(arguments: PlanField.allCases, UnitSystem.allCases)
  func `reads back what it writes`(field: PlanField, units: UnitSystem) throws {
    for value in [1.0, 2.5, 7.5] {
      let wanted = field == .speed ? value : value * 600
      let text = field.text(of: wanted, units: units)
      let read = try #require(field.value(typed: text, units: units))
      #expect(field.text(of: read, units: units) == text)
    }
  }
}
