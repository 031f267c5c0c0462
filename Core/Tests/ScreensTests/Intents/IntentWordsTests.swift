import Screens
import Testing
import Training

/// What is said to somebody who asked by a shortcut or a button.
struct IntentWordsTests {
  private func challenge(_ counts: Int..., exercise: String = "Push-Up") -> DailyChallenge {
    let at = LocalTime(secondsSince1970: 1_780_300_000, offset: .zero)
    let entries = counts.enumerated().map { place, count in
      DailyChallenge.Entry(id: "\(place)", at: at, count: count)
    }
    return DailyChallenge(exercise, goal: 100, entries: entries, on: at.day)
  }

  @Test func `counts what was added and what is left`() {
    #expect(
      IntentWords.added(20, challenge(20))
        == "20 Push-Ups added. 20 of 100 Push-Ups are done today."
    )
    #expect(IntentWords.added(1, challenge(30, 1)).hasPrefix("1 Push-Up added. 31 of 100"))
    #expect(
      IntentWords.added(60, challenge(40, 60))
        == "60 Push-Ups added. You have done all 100 Push-Ups for today."
    )
    #expect(IntentWords.standing(challenge(5, exercise: "Dips")) == "5 of 100 Dips are done today.")
  }

  @Test func `says how things stand, the most urgent first`() {
    let none = challenge()
    #expect(IntentWords.status(running: nil, workout: nil, none, next: nil) == "Nothing is going.")
    #expect(
      IntentWords.status(running: nil, workout: nil, none, next: "Legs")
        == "Your next workout is Legs."
    )
    #expect(
      IntentWords.status(running: .seconds(1055), workout: nil, challenge(40), next: "Legs")
        == "You have been running for seventeen minutes. 40 of 100 Push-Ups are done today."
    )
    #expect(
      IntentWords.status(running: nil, workout: "Legs", none, next: "Arms") == "Legs is going."
    )
  }

  @Test func `repeats sets as they were understood`() {
    let load = LoadEntry(.external, 80, .kilograms)
    let set = LiftedSet("Bench Press", SetResult(5, load: load))
    #expect(IntentWords.logged(set, 1) == "Logged Bench Press, 5 × 80 kg.")
    #expect(IntentWords.logged(set, 3) == "Logged Bench Press, 3 sets of 5 × 80 kg.")
  }

  @Test func `answers in German`() {
    #expect(
      IntentWords.added(20, challenge(20), in: .german)
        == "20 Push-Up dazu. Heute hast du 20 von 100 Push-Up."
    )
    #expect(
      IntentWords.status(
        running: .seconds(3_900),
        workout: nil,
        challenge(100),
        next: "Legs",
        in: .german
      )
        == "Laufzeit bisher: eine Stunde und fünf Minuten. "
        + "Für heute hast du alles geschafft: 100 Push-Up."
    )
    let set = LiftedSet("Bench Press", SetResult(5, load: LoadEntry(.external, 82.5, .kilograms)))
    #expect(
      IntentWords.logged(set, 3, in: .german)
        == "Eingetragen: Bench Press, 3 Sätze mit 5 × 82,5 kg."
    )
  }
}
