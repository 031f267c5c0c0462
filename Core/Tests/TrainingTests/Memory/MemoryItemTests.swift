import Testing
import Training

struct MemoryItemTests {
  private func fact(
    _ key: String,
    _ value: MemoryItem.Value,
    confidence: Double = 1,
    _ kind: MemoryItem.Kind = .fact
  ) -> MemoryItem {
    MemoryItem(kind, key, value, confidence: confidence, updatedAt: Instant(secondsSince1970: 0))
  }

  @Test func `knows of a runner what is remembered, where he says nothing now`() {
    let memory = [
      fact("heart.max", .number(188)), fact("heart.rest", .number(48)), fact("age", .number(41)),
    ]
    let known = Runner(
      age: 41,
      maxHeartRate: .beatsPerMinute(188),
      restingHeartRate: .beatsPerMinute(48)
    )
    #expect(Runner().filled(from: memory) == known)
    let said = Runner(age: 30, maxHeartRate: .beatsPerMinute(190), sex: .female)
    #expect(
      said.filled(from: memory)
        == Runner(
          age: 30,
          maxHeartRate: .beatsPerMinute(190),
          restingHeartRate: .beatsPerMinute(48),
          sex: .female
        )
    )
  }

  @Test func `knows a sex where one was said, and none where a word is not one`() {
    #expect(Runner().filled(from: [fact("sex", .text("unspecified"))]).sex == .unspecified)
    #expect(Runner(sex: .male).filled(from: [fact("sex", .text("female"))]).sex == .male)
    #expect(Runner().filled(from: [fact("sex", .text("none"))]).sex == nil)
  }

  @Test func `passes over what is not sure, no fact or no number`() {
    let memory = [
      fact("heart.max", .number(188), confidence: 0.9), fact("heart.rest", .text("48")),
      fact("age", .number(41), .goal),
    ]
    #expect(Runner().filled(from: memory) == Runner())
    #expect(Runner().filled(from: [fact("heart.max", .number(500))]) == Runner())
  }
}
