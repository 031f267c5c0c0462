import Testing
import Training

struct PlanMergeTests {
  private let early = Instant(secondsSince1970: 100)
  private let late = Instant(secondsSince1970: 200)

  @Test func `takes over what only one side has changed`() {
    #expect(PlanMerge.steps(here: .none, there: .none) == [])
    #expect(PlanMerge.steps(here: .none, there: .changed(early)) == [.follow])
    #expect(PlanMerge.steps(here: .none, there: .gone(nil)) == [.remove])
    #expect(PlanMerge.steps(here: .changed(early), there: .none) == [.write])
    #expect(PlanMerge.steps(here: .gone(early), there: .none) == [.delete])
  }

  @Test func `lets the newer of two changes hold, and keeps the other in the story`() {
    #expect(PlanMerge.steps(here: .changed(early), there: .changed(late)) == [.follow])
    #expect(PlanMerge.steps(here: .changed(late), there: .changed(early)) == [.note, .write])
    #expect(PlanMerge.steps(here: .gone(early), there: .changed(late)) == [.follow])
    #expect(PlanMerge.steps(here: .gone(late), there: .changed(early)) == [.note, .delete])
    // A change whose moment nobody knows is no newer.
    #expect(PlanMerge.steps(here: .changed(early), there: .changed(nil)) == [.note, .write])
  }

  @Test func `takes nothing out that somebody has changed`() {
    #expect(PlanMerge.steps(here: .changed(early), there: .gone(nil)) == [.write])
    #expect(PlanMerge.steps(here: .gone(late), there: .gone(nil)) == [.forget])
  }
}
