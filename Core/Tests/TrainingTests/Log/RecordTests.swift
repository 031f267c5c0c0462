import Testing
import Training

struct RecordTests {
  private func session(
    _ number: Int,
    _ sets: [(Double, MassUnit, Double)],
    score: WorkoutScore? = nil
  ) -> StrengthSession {
    StrengthSession(
      id: "s\(number)",
      workout: "w",
      name: "W",
      contentHash: "h",
      startedAt: LocalTime(secondsSince1970: Double(number) * 86_400),
      sets: sets.map {
        LiftedSet("Squat", SetResult($0.2, load: LoadEntry(.external, $0.0, $0.1)))
      },
      score: score
    )
  }

  @Test func `the first set ever is no record`() {
    #expect(TrainingLog([session(1, [(100, .kilograms, 5), (110, .kilograms, 5)])]).records == [])
  }

  @Test func `a tie is no record, and more is`() {
    let log = TrainingLog([
      session(1, [(100, .kilograms, 5)]), session(2, [(100, .kilograms, 5)]),
      session(3, [(100, .kilograms, 6)]),
    ])
    #expect(log.records.allSatisfy { $0.session == "s3" })
    #expect(
      log.records.contains { $0.kind == .reps(6, at: LoadEntry(.external, 100, .kilograms)) }
    )
  }

  @Test func `a weight in pounds is not taken for kilograms`() {
    let log = TrainingLog([
      session(1, [(100, .kilograms, 5)]), session(2, [(205, .pounds, 5)]),
      session(3, [(225, .pounds, 5)]),
    ])
    let weights = log.records.filter { if case .weight = $0.kind { true } else { false } }
    #expect(weights.map { $0.session } == ["s3"])
  }

  // Liftosaur #196: 84 kg came back as 185.19 lb, "the heaviest so far".
  @Test(arguments: [(84.0, 185.19), (84, 185.2), (100, 220.46), (100, 220.5), (60, 132.3)])
  func `the same weight in another unit is a tie`(kilograms: Double, pounds: Double) {
    let log = TrainingLog([
      session(1, [(kilograms, .kilograms, 5), (kilograms, .kilograms, 5)]),
      session(2, [(pounds, .pounds, 5), (pounds, .pounds, 5)]),
      session(3, [(kilograms, .kilograms, 5), (pounds, .pounds, 5)]),
    ])
    #expect(log.records == [])
  }

  @Test func `a plate more in another unit is a record`() {
    let log = TrainingLog([session(1, [(84, .kilograms, 5)]), session(2, [(185.5, .pounds, 5)])])
    let kinds = log.records.map(\.kind)
    #expect(kinds.contains(.weight(LoadEntry(.external, 185.5, .pounds))))
    #expect(kinds.contains { if case .setVolume = $0 { true } else { false } })
    let fine = TrainingLog([
      session(1, [(84, .kilograms, 5)]), session(2, [(84.01, .kilograms, 5)]),
    ])
    #expect(fine.records.map(\.kind).contains(.weight(LoadEntry(.external, 84.01, .kilograms))))
  }

  @Test func `a set is told of what it broke itself, and of nothing else`() {
    let old = [session(1, [(100, .kilograms, 5)]), session(2, [(110, .kilograms, 5)])]
    let morning = session(3, [(115, .kilograms, 5)])
    let evening = session(3, [(115, .kilograms, 5), (120, .kilograms, 5)])
    let log = TrainingLog(old + [evening, session(4, [(130, .kilograms, 5)])])
    let weights = log.records(of: "s3", since: morning).filter {
      if case .weight = $0.kind { true } else { false }
    }
    #expect(weights.map { $0.kind } == [.weight(LoadEntry(.external, 120, .kilograms))])
    #expect(log.records(of: "s3", since: evening) == [])
    #expect(log.records(of: "s3", since: nil) == log.records.filter { $0.session == "s3" })
    #expect(log.records(of: "nobody", since: nil) == [])
    // A diary that is read later makes records of old days, and none of today's.
    let diary = TrainingLog(log.sessions + [session(0, [(90, .kilograms, 5)])])
    #expect(diary.records(of: "s3", since: evening) == [])
  }

  @Test func `warm-up sets are no records`() {
    var heavy = session(2, [(200, .kilograms, 5)])
    heavy.sets[0].kind = .warmUp
    #expect(TrainingLog([session(1, [(100, .kilograms, 5)]), heavy]).records == [])
  }

  @Test func `an estimate must be better by half a percent`() {
    let log = TrainingLog([
      session(1, [(100, .kilograms, 5)]), session(2, [(100.25, .kilograms, 5)]),
    ])
    #expect(!log.records.contains { if case .estimate = $0.kind { true } else { false } })
  }

  @Test func `a score is compared with that of the same workout`() {
    let log = TrainingLog([
      session(1, [], score: .roundsAndReps(rounds: 5, reps: 3)),
      session(2, [], score: .roundsAndReps(rounds: 5, reps: 3)),
      session(3, [], score: .roundsAndReps(rounds: 5, reps: 4)),
    ])
    #expect(log.records.map { $0.session } == ["s3"])
  }
}
