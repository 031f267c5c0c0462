import Coaching
import Testing
import Training

/// What is heard of a workout: cues go by the same ranks and the same queue as the lines of a run.
struct GymVoiceTests {
  private static let ready = GymSettings(
    getReady: .seconds(10),
    holdReady: .zero,
    sideChange: .zero
  )

  @Test func `counts on the second, in the place of what is still being said`() {
    var story = GymStory(
      [WorkoutSection("", timer: .amrap(.seconds(600)), lines: [.reps("A", 5)])],
      settings: Self.ready
    )
    var heard = heard(story.at(0, .start))
    for tick in 1...110 { heard += self.heard(story.at(Double(tick) / 10, .pass)) }
    #expect(heard == ["0 begin 0", "7 stop preempted", "7 3", "8 2", "9 1", "10 work 0"])
  }

  @Test func `drops a count that is late, and never says it stale`() {
    var story = GymStory(
      [WorkoutSection("", timer: .amrap(.seconds(600)), lines: [.reps("A", 5)])],
      settings: Self.ready
    )
    let heard = heard(
      story.at(0, .start) + story.at(7.5, .pass) + story.at(8.3, .pass) + story.at(9.9, .pass)
    )
    #expect(heard == ["0 begin 0", "8.3 2"])
    #expect(story.session.dropped == 2)
  }

  @Test func `says what had to wait as soon as the voice is free`() {
    var story = GymStory([WorkoutSection("", lines: [.reps("A", 5), .reps("B", 5)])])
    story.at(0, .start)
    #expect(heard(story.at(20, .done(nil, nil))) == ["20 exercise done"])
    #expect(story.session.nextCueAt == .seconds(23))
    #expect(heard(story.at(22.9, .pass)) == [])
    #expect(heard(story.at(23.4, .pass)) == ["23 next 1"])
    #expect(story.session.nextCueAt == nil)
  }

  @Test func `falls silent in the middle of a cue`() {
    var story = GymStory([WorkoutSection("", lines: [.reps("A", 5)])])
    story.at(0, .start)
    #expect(heard(story.at(2, .speak(false))) == ["2 stop muted"])
    #expect(!story.session.speaks)
    #expect(heard(story.at(3, .speak(true))) == [])
    #expect(story.session.speaks)
  }

  @Test func `gives the last words with the end, for nobody looks behind it`() {
    var story = GymStory([WorkoutSection("", lines: [.reps("A", 5)])])
    story.at(0, .start)
    #expect(heard(story.at(30, .done(nil, nil))) == ["30 exercise done", "33 finished"])
    #expect(heard(story.at(60, .pass)) == [])
  }

  @Test func `says nothing of what passed while nobody looked`() {
    var story = GymStory([
      WorkoutSection("", timer: .amrap(.seconds(60)), lines: [.reps("A", 5)]),
      WorkoutSection("", timer: .amrap(.seconds(60)), lines: [.reps("B", 5)]),
    ])
    story.at(0, .start)
    let heard = heard(story.at(100, .pass))
    #expect(heard == [])
  }

  @Test(arguments: 0..<60)
  func `never has two cues at once`(seed: UInt64) {
    var random = Seed(seed)
    let workout = Workout(id: "w", title: "W", sections: GymRecoveryTests.sections)
    var session = GymSession(GymPlan(workout))
    var now = Duration.zero
    var effects = session.handle(.start, at: now)
    for _ in 0..<80 {
      let next = now + .milliseconds(random.below(20_000))
      while now < next {
        now = min(next, now + .milliseconds(40 + random.below(400)))
        effects += session.handle(.pass, at: now)
      }
      effects += session.handle(GymRecoveryTests.event(&random), at: now)
    }
    var busy: (id: String, until: Duration)?
    for timed in effects {
      switch timed.effect {
      case .cue(let cue, let id):
        #expect(
          busy.map { $0.until <= timed.at } ?? true,
          "\(timed) over \(String(describing: busy))"
        )
        busy = (id, timed.at + cue.budget)
      case .stop(let id, _):
        if busy?.id == id { busy = nil }
      case .moved, .logged, .unlogged, .resting, .ended:
        break
      }
    }
  }

  @Test(arguments: 0..<60)
  func `is the same workout whether anything is said or not`(seed: UInt64) {
    var random = Seed(seed)
    let workout = Workout(id: "w", title: "W", sections: GymRecoveryTests.sections)
    var loud = GymSession(GymPlan(workout))
    var silent = GymSession(GymPlan(workout), settings: GymSettings(speaks: false))
    var now = Duration.zero
    for _ in 0..<80 {
      let event = GymRecoveryTests.event(&random)
      if case .speak = event { continue }
      let effects = loud.handle(event, at: now)
      #expect(effects.filter { !isSpeech($0.effect) } == silent.handle(event, at: now))
      now += .milliseconds(random.below(20_000))
    }
    #expect(loud.records == silent.records)
    #expect(loud.snapshot(at: now) == silent.snapshot(at: now))
  }

  private func isSpeech(_ effect: GymEffect) -> Bool {
    switch effect {
    case .cue, .stop: true
    case .moved, .logged, .unlogged, .resting, .ended: false
    }
  }

  private func heard(_ effects: [GymSession.TimedEffect]) -> [String] {
    effects.compactMap { timed in
      let time = GymStory.number(timed.at.inSeconds)
      switch timed.effect {
      case .cue(let cue, _): return "\(time) \(GymStory.word(cue))"
      case .stop(_, let outcome): return "\(time) stop \(outcome.rawValue)"
      case .moved, .logged, .unlogged, .resting, .ended: return nil
      }
    }
  }
}
