import Screens
import Testing
import Training

struct LogScreenTests {
  // 2026-06-01 18:30 in Vienna.
  private static let evening = vienna(0)

  private static func vienna(_ later: Double) -> LocalTime {
    LocalTime(secondsSince1970: 1_780_331_400 + later, offset: UTCOffset(clamping: 120))
  }

  private func session(_ id: String, _ at: LocalTime, _ sets: [LiftedSet]) -> StrengthSession {
    StrengthSession(
      id: id,
      workout: "w",
      name: "Push",
      startedAt: at,
      elapsed: .seconds(1800),
      sets: sets,
      effort: 7,
      note: "knee"
    )
  }

  private func squat(_ reps: Double, isWarmUp: Bool = false) -> LiftedSet {
    LiftedSet(
      "Squat",
      SetResult(reps, load: LoadEntry(.external, 80, .kilograms)),
      kind: isWarmUp ? .warmUp : .working
    )
  }

  @Test func `says what the week was and what was done`() throws {
    let log = TrainingLog([
      session("old", Self.vienna(-20 * 86_400), [squat(5)]),
      session("new", Self.evening, [squat(8, isWarmUp: true), squat(5), squat(4)]),
    ])
    let screen = LogScreen(of: LogDigest(of: log), at: ClockMoment(Self.vienna(3600)))
    #expect(screen.week == "1 workout, 30 min, 2 sets.")
    #expect(screen.sessions.map { $0.id } == ["new", "old"])
    let first = try #require(screen.sessions.first)
    #expect(first.facts == "18:30 · 30 min · 2 sets · effort 7 of 10")
    #expect(first.exercises.map { [$0.name, $0.sets] } == [["Squat", "5 × 80 kg, 4 × 80 kg"]])
    #expect(first.notes == ["knee"])
    #expect(screen.exercises == ["Squat"])
    #expect(screen.sessions[1].facts.hasPrefix("12 May, 18:30"))
  }

  @Test func `shows a part of a long log, and how much there is behind it`() {
    let log = TrainingLog(
      (0..<5).map { session("\($0)", Self.vienna(Double($0) * 60), [squat(5)]) }
    )
    let now = ClockMoment(Self.vienna(3600))
    let digest = LogDigest(of: log)
    let first = LogScreen(of: digest, at: now, limit: 2)
    #expect(first.sessions.map { $0.id } == ["4", "3"])
    #expect(first.older == 3)
    let last = LogScreen(of: digest, at: now, skipping: 4, limit: 2)
    #expect(last.sessions.map { $0.id } == ["0"])
    #expect(last.older == nil)
  }

  @Test func `speaks of moments on the clock of the place`() {
    let now = ClockMoment(Self.evening)
    #expect(now.words(of: Self.evening) == "18:30")
    #expect(now.words(of: Self.vienna(-18 * 3600)) == "00:30")
    let elsewhere = LocalTime(Self.vienna(-86_400).instant, offset: UTCOffset(clamping: 60))
    #expect(now.words(of: elsewhere) == "yesterday, 17:30")
    #expect(!now.words(of: LocalTime(secondsSince1970: .nan)).isEmpty)
  }

  @Test func `says what goes on the bar, and before it`() {
    let rack = PlateRack.usual(.kilograms)
    #expect(PlateWords.side(rack.loading(for: 20), .kilograms) == "The bar alone (20 kg)")
    #expect(
      PlateWords.side(rack.loading(for: 101), .kilograms)
        == "Each side: 25 + 15 kg (100 kg, 1 kg cannot be loaded)"
    )
    let work = LoadEntry(.external, 100, .kilograms)
    #expect(WarmUp.ramp(to: work, bar: 20).map { PlateWords.rung($0) }.last == "Warm-up: 2 × 80 kg")
  }

  @Test func `keeps what was worth a minute`() {
    var session = session("a", Self.evening, [])
    #expect(session.isWorthKeeping)
    session.elapsed = .seconds(59)
    #expect(!session.isWorthKeeping)
    session.score = .roundsAndReps(rounds: 0, reps: 0)
    #expect(session.isWorthKeeping)
    session.score = nil
    session.sets = [squat(5)]
    #expect(session.isWorthKeeping)
  }

  @Test func `says how the daily challenge stands`() {
    let entries = (0..<3).map {
      DailyChallenge.Entry(
        id: "\($0)",
        at: LocalTime(secondsSince1970: Double($0) * 86_400),
        count: 100
      )
    }
    let done = DailyChallenge("Push-Up", goal: 100, entries: entries, on: Day(daysSince1970: 2))
    #expect(done.words == "Push-Up: 100 of 100 today, done, 3 days in a row")
    let open = DailyChallenge("Push-Up", goal: 100, entries: [], on: Day(daysSince1970: 2))
    #expect(open.words == "Push-Up: 0 of 100 today, 100 to go")
  }
}
