import Coaching
import Exchange
import Testing
import Training

struct ObedientLifterTests {
  @Test func `does every set in the time that it takes, and rests between`() throws {
    let text = """
      # Two

      ## Main
      - Push-up — 2 × 10, rest 60s
      - Plank — 1 × 30s
      """
    var lifter = ObedientLifter(GymSetup(name: "two", text: text).session())
    var logged: [Duration] = []
    var ended: Duration?
    lifter.finish { timed, _ in
      switch timed.effect {
      case .logged: logged.append(timed.at)
      case .ended: ended = timed.at
      default: break
      }
    }
    #expect(lifter.session.isEnded)
    #expect(logged.count == 3)
    // Ten repetitions of 4 s and 10 s to get into place, twice, with a minute between.
    #expect(abs((logged[1] - logged[0]).inSeconds - 110) <= 2, "\(logged)")
    #expect(try #require(ended) >= logged[2])
    #expect(
      DurationEstimate.time(ofSet: Dose(.amount(Amount(10), .reps)), of: "Push-up") == .seconds(50)
    )
  }

  @Test func `gives up on a workout without an end`() throws {
    let text = "# Long\n\n## Main\n- Carry — 100 × 50 m, rest 5min"
    var lifter = ObedientLifter(GymSetup(name: "long", text: text).session())
    lifter.finish { _, _ in }
    #expect(lifter.session.now <= ObedientLifter.longest)
  }
}
