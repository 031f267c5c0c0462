import Screens
import Testing
import Training

/// A minute of each coach.
struct CoachSampleTests {
  @Test(arguments: Personality.allCases, UnitSystem.allCases)
  func `lasts about a minute and leaves no figure open`(coach: Personality, units: UnitSystem) {
    let parts = CoachSample(of: coach, units: units).parts
    #expect(parts.count == 11, "\(parts.map { $0.when })")
    #expect((38...85).contains(parts.reduce(0) { $0 + $1.seconds }))
    for part in parts {
      #expect(!part.text.contains("{") && !part.text.contains("–"), "\(part.text)")
      #expect(!part.spoken.contains { $0.isNumber }, "\(part.spoken)")
    }
  }

  @Test func `tells the third split and the finish by their figures`() {
    let parts = CoachSample(of: .dataAnalyst).parts
    #expect(parts[4].when == "After the third kilometer")
    #expect(parts[4].text.contains("4:57"), "\(parts[4].text)")
    #expect(parts[10].text.contains("49:51"), "\(parts[10].text)")
  }

  @Test func `has words of its own for each coach`() {
    let texts = Personality.allCases.flatMap { CoachSample(of: $0).parts.map { $0.text } }
    #expect(Set(texts).count == texts.count)
  }
}
