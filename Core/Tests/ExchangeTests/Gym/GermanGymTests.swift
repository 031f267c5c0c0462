import Coaching
import Exchange
import Screens
import Testing
import Training

/// What is said in German to somebody who does whole workouts of the library.
struct GermanGymTests {
  private static let workout = """
    # Beine

    ## Aufwärmen
    - Air Squat — 2 x 10

    ## Kraft
    - Back Squat — 3 x 5 @ 82.5 kg, rest 90s
    - Plank — 2 x 30s

    ## AMRAP 10
    - Push-Up — 8
    - Kettlebell Swing — 12 @ 24 kg
    """

  private func lines(_ text: String, language: String, coach: String? = "old_hand") -> [String] {
    let settings = GymSettings(talk: .more, coach: coach)
    let setup = GymSetup(name: "w", text: text, settings: settings, language: language)
    return GymTimeline(of: setup.session()).rows.map { $0.text }
  }

  @Test func `leads through a workout in German`() {
    let said = lines(Self.workout, language: "de", coach: nil)
    #expect(said.contains("10 Air Squats, zweimal."), "\(said)")
    #expect(said.contains { $0.contains("Back Squat, 3 Sätze mit 5, 82,5 kg.") }, "\(said)")
    #expect(said.contains("Noch zwei Sätze. 90 Sekunden Pause."), "\(said)")
    #expect(said.contains { $0.contains("10 Minuten, so viele Runden wie möglich") }, "\(said)")
    #expect(
      said.contains { $0.contains("8 Push-Ups und 12 Kettlebell Swings mit 24 kg") },
      "\(said)"
    )
  }

  @Test(arguments: ["roast_coach", "best_friend", "data_analyst", "old_hand", "zen_guide"])
  func `never mixes English into it, whichever coach speaks`(coach: String) throws {
    // What people in a German gym call so as well, and the names of exercises, are none.
    let english: Set<String> = [
      "rest", "next", "now", "the", "and", "of", "done", "left", "rounds", "times", "seconds",
      "minutes", "reps", "with", "at", "to", "go", "your", "you", "is", "side", "round", "half",
      "remaining", "warm", "per", "each", "last", "first", "it", "that", "this", "then",
    ]
    for file in try KnowledgeBase.files() {
      let setup = GymSetup(
        name: file.name,
        text: String(decoding: file.bytes, as: UTF8.self),
        settings: GymSettings(talk: .more, coach: coach),
        language: "de"
      )
      let session = setup.session()
      var names: Set<String> = []
      for (number, block) in session.plan.blocks.enumerated() {
        for step in block.steps.indices {
          let name = session.exercise(at: GymPlace(block: number, step: step)) ?? ""
          for word in Self.words(of: name) { names.insert(word) }
        }
      }
      for row in GymTimeline(of: session).rows {
        let mixed = Self.words(of: row.text).filter { english.contains($0) && !names.contains($0) }
        #expect(mixed.isEmpty, "\(file.name): \(row.text)")
      }
    }
  }

  @Test func `a journal from before stays English`() {
    let said = lines(Self.workout, language: "en", coach: nil)
    #expect(said.contains("Two to go. 90 seconds."), "\(said)")
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map { String($0) }
  }
}
