import Coaching
import Testing

struct ConditionTests {
  @Test(
    arguments: [
      ("distance > 8000", Truth.yes),
      ("distance > 9000", .no),
      ("distance >= 9000", .yes),
      ("NOT distance > 8000", .no),
      ("not (distance < 8000) and avg_pace == 300", .yes),
      ("distance > 8000 OR hr > 1 AND distance < 1", .yes),
      ("(distance > 8000 OR hr > 1) AND distance < 1", .no),
      ("distance / 1000 - 4 == 5", .yes),
      ("2 + 3 * 4 == 14", .yes),
      ("10 - 3 - 2 == 5", .yes),
      ("-avg_pace + 301 == 1", .yes),
      ("avg_pace * 1.5 <= 450", .yes),
      ("avg_pace != 300", .no),
      (".5 < 1e2", .yes),
      ("8000 < distance", .yes),
    ]
  )
  func `is worked out like arithmetic`(text: String, truth: Truth) throws {
    #expect(try #require(Condition(text)).truth(known) == truth)
  }

  @Test(
    arguments: [
      ("hr > 150", Truth.unknown),
      ("hr != 150", .unknown),
      ("NOT hr > 150", .unknown),
      ("hr > 150 AND distance > 9999", .no),
      ("distance > 9999 AND hr > 150", .no),
      ("hr > 150 AND distance > 1000", .unknown),
      ("hr > 150 OR distance > 1000", .yes),
      ("distance > 1000 OR hr > 150", .yes),
      ("hr > 150 OR distance > 9999", .unknown),
      ("NOT (hr > 150 OR distance > 1000)", .no),
      ("NOT (hr > 150 AND distance > 9999)", .yes),
      ("hr - hr == 0", .unknown),
      ("distance / 0 > 1", .unknown),
      ("NOT distance / (avg_pace - 300) > 1", .unknown),
      ("distance * 1e300 * 1e300 > 1", .unknown),
      ("NOT (NOT hr > 1)", .unknown),
    ]
  )
  func `leaves unknown what nobody knows`(text: String, truth: Truth) throws {
    let condition = try #require(Condition(text))
    #expect(condition.truth(known) == truth)
    #expect(condition.holds(known) == (truth == .yes))
  }

  @Test func `mentions its variables in their order`() throws {
    let condition = try #require(Condition("hr > 150 AND distance > 8000 OR hr < 90"))
    #expect(condition.variables == [.heartRate, .distance])
    #expect(
      condition.evidence(in: known) == [Reading(.heartRate, nil), Reading(.distance, 9000)]
    )
  }

  @Test func `explains the ratio that everybody reads the wrong way`() {
    #expect(Condition.grammar.contains("MORE THAN 1 IS"))
    for variable in Variable.allCases {
      #expect(Condition.grammar.contains(variable.rawValue))
    }
  }

  private var known: Readings {
    var readings = Readings()
    readings[.distance] = 9000
    readings[.averagePace] = 300
    return readings
  }
}
