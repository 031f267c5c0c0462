import Coaching
import Exchange
import Screens
import Testing
import Training

/// What a workout says, over all that the library has: nothing is left out, and nothing sounds written.
struct GymSpeechTests {
  @Test func `speaks every target, note and movement of every workout`() throws {
    var missing: [String] = []
    var targets = 0
    for (name, session, said) in try Self.all() {
      for (number, block) in session.plan.blocks.enumerated() {
        for (index, step) in block.steps.enumerated() where !step.isRest {
          let place = GymPlace(block: number, step: index)
          func has(_ words: String) -> Bool {
            said.contains { $0.block == number && $0.spoken.contains(words) }
          }
          let exercise = SpokenText.words(for: (session.exercise(at: place) ?? ""))
          if !has(exercise), !exercise.contains("out of") { missing.append("\(name): \(exercise)") }
          for target in step.dose?.targets ?? [] {
            targets += 1
            guard let words = Self.words(of: target), !has(words) else { continue }
            missing.append("\(name): \(exercise) \(words)")
          }
          for note in step.dose?.notes ?? []
          where !has(String(SpokenText.words(for: note).dropFirst())) {
            missing.append("\(name): \(note)")
          }
        }
      }
    }
    #expect(missing == [])
    #expect(targets > 100)
  }

  @Test func `tells every ramp as a warm-up, set by set`() throws {
    var ramps = 0
    for (_, session, said) in try Self.all() {
      for (number, block) in session.plan.blocks.enumerated() {
        for step in block.steps where step.warmUpPercent != nil {
          let percent = SpokenText.words(for: "\(GymWords.number(step.warmUpPercent ?? 0)) percent")
          if step.set == 1 {
            ramps += 1
            #expect(said.contains { $0.block == number && $0.spoken.contains("warm-up sets: ") })
            #expect(said.contains { $0.block == number && $0.spoken == "Warm-up sets done." })
          }
          #expect(said.contains { $0.block == number && $0.spoken.contains(percent) })
        }
      }
    }
    #expect(ramps == 6)
  }

  @Test func `names the whole round of everything that goes in rounds or against a clock`() throws {
    var rounds = 0
    for (name, session, said) in try Self.all() {
      for (number, block) in session.plan.blocks.enumerated() {
        if case .byHand = block.pace, block.steps.first?.rounds ?? 1 <= 1 { continue }
        rounds += 1
        let opening = try #require(said.first { $0.block == number }).text
        for item in block.items {
          let place = GymPlace(block: number, step: block.steps(ofItem: item)[0])
          let exercise = try #require(session.exercise(at: place))
          // The plural of a name may end otherwise.
          #expect(opening.contains(exercise.dropLast()), "\(name): \(opening)")
        }
      }
    }
    #expect(rounds > 60)
  }

  @Test func `says nothing that only the eye can read`() throws {
    let written = [
      "out of", "one thirty minutes", "one fifteen minutes", " cal.", " cal,", "First:",
      " sets of one", "%", "–", "/", "  ", " ,", "Optional", "at zone",
    ]
    let wrong = try Self.all().flatMap { name, session, said in
      said.filter { row in
        let label = SpokenText.words(for: session.plan.blocks[row.block].label)
        let isHeading = !label.isEmpty && row.spoken.hasPrefix(label + ". ")
        return isHeading && !["Warm-up", "Cool-down", "Finisher"].contains(label)
          || written.contains { row.spoken.contains($0) }
      }
      .map { "\(name): \($0.spoken)" }
    }
    #expect(wrong == [])
  }

  @Test func `says halfway only where half a minute or more is left`() throws {
    var halves = 0
    for (name, session, said) in try Self.all() {
      for (number, block) in session.plan.blocks.enumerated() {
        switch block.pace {
        case .byHand: continue
        case .byClock, .against: break
        }
        for entry in GymCueSheet(session.plan, block: number).entries {
          guard case .halfway(let left) = entry.cue else { continue }
          halves += 1
          #expect(left >= .seconds(30), "\(name)")
        }
      }
      #expect(said.filter { $0.text == "Halfway." }.count < 40, "\(name)")
    }
    #expect(halves > 0)
  }

  // MARK: The library

  private struct Said {
    var block: Int
    var text: String
    var spoken: String
  }

  private static func all() throws -> [(name: String, session: GymSession, said: [Said])] {
    try KnowledgeBase.files().map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      let session = GymSetup(name: file.name, text: text).session()
      let rows = GymTimeline(of: session).rows.map { row in
        Said(block: row.block, text: row.text, spoken: SpokenText.words(for: row.text))
      }
      return (file.name, session, rows)
    }
  }

  // What must be heard of a target; of a weight only that it is one.
  private static func words(of target: Target) -> String? {
    switch target {
    case .load(let load): SpokenText.words(for: GymWords.number(load.amount.low) + " kg")
    case .percent(let share): SpokenText.words(for: "\(GymWords.number(share.high)) percent")
    case .exertion(let amount): "RPE " + SpokenText.words(for: GymWords.number(amount.low))
    case .zones(_, let high): SpokenText.words(for: "\(high)")
    case .pace(let goal):
      SpokenText.words(
        for: "\(goal.fastest / 60):" + (goal.fastest % 60 < 10 ? "0" : "") + "\(goal.fastest % 60)"
      )
    case .namedPace(let name): name + " pace"
    case .reserve: "in reserve"
    case .heartRate: "beats per minute"
    case .words(let words): words
    case .bodyweight, .added, .assisted: nil
    }
  }
}
