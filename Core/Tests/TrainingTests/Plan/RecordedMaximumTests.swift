import Testing
import Training

struct RecordedMaximumTests {
  private func found(
    _ held: [(Double, Int)],
    above bound: Double = 180,
    refusing refused: Double? = nil
  ) -> [Double?] {
    let maximum = RecordedMaximum(
      held.map { RecordedMaximum.Held(.beatsPerMinute($0.0), on: Day(daysSince1970: $0.1)) },
      above: .beatsPerMinute(bound),
      refusing: refused.map { .beatsPerMinute($0) }
    )
    return [maximum.confirmed?.beatsPerMinute, maximum.doubtful?.beatsPerMinute]
  }

  @Test func `does not take one strap's 219 for the highest heart rate of everything`() {
    #expect(found([(219, 1), (187, 2), (184, 3)]) == [187, 219])
    #expect(found([(219, 1)]) == [nil, 219])
  }

  @Test func `takes what activities of two days held`() {
    #expect(found([(188, 1), (186, 2), (183, 9)]) == [186, nil])
    #expect(found([(188, 1), (188, 2)]) == [188, nil])
  }

  @Test func `counts the activities of one day as one`() {
    #expect(found([(205, 4), (204, 4), (185, 2)]) == [185, 205])
  }

  @Test func `asks no more about a rate that was refused, and takes none as high`() {
    #expect(found([(219, 1), (187, 2), (184, 3)], refusing: 219) == [184, nil])
    #expect(found([(219, 1), (219, 5), (187, 2)], refusing: 219) == [nil, 187])
  }

  @Test func `finds nothing below what is known, and nothing above what a heart can do`() {
    #expect(found([]) == [nil, nil])
    #expect(found([(180, 1), (179, 2)]) == [nil, nil])
    #expect(found([(233, 1), (233, 2)]) == [nil, nil])
  }
}
