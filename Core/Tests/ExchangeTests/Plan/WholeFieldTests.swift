import Exchange
import Formats
import Testing
import Training

struct WholeFieldTests {
  @Test(
    arguments: [
      (WholeField.cadenceTarget, "180", 180), (.cadenceTarget, " 230 ", 230),
      (.cadenceTarget, "149", nil), (.cadenceTarget, "180,5", nil), (.cadenceTarget, "", nil),
      (.cadenceBand, "30", 30), (.cadenceBand, "0", nil), (.cadenceAfter, "300", 300),
      (.cadenceAfter, "soon", nil), (.age, "40", 40), (.age, "7", nil),
      (.maxHeartRate, "185", 185), (.maxHeartRate, "18", nil),
    ] as [(WholeField, String, Int?)]
  )
  func `takes whole numbers that make sense`(field: WholeField, text: String, value: Int?) {
    #expect(field.value(typed: text) == value)
  }

  @Test func `a runner is read as the form has it typed`() throws {
    let typed = try Runner(Fields(["age": "41", "maxHeartRate": "185"]))
    #expect(typed.age == 41)
    #expect(typed.maxHeartRate == .beatsPerMinute(185))
    let nonsense = try Runner(Fields(["age": "old", "maxHeartRate": "1850"]))
    #expect(nonsense == Runner())
  }
}
