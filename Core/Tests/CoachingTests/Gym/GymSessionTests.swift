import Coaching
import Testing
import Training

struct GymSessionTests {
  @Test func `walks through sets with rests, and ends by itself`() {
    var story = GymStory([
      WorkoutSection("Push", lines: [.sets("Squat", 2, 5, rest: 60), .reps("Row", 8)])
    ])
    story.at(0, .start)
    story.at(30, .done(nil, nil))
    story.at(120, .done(nil, SetResult(4)))
    story.at(150, .skip)
    story.at(170, .done(nil, nil))
    #expect(
      story.lines == [
        "0 -> Squat 1/2", "30 done Squat 1/2 5", "30 rest until 90", "30 -> Squat 2/2",
        "120 done Squat 2/2 4", "120 rest until 180", "120 -> Row 1/1", "170 done Row 1/1 8",
        "170 ended", "170 -> end",
      ]
    )
    #expect(story.session.elapsed(at: .seconds(999)) == .seconds(170))
  }

  @Test func `says set by set what is done, what comes, and how long it took`() {
    var story = GymStory([
      WorkoutSection("Push", lines: [.sets("Squat", 2, 5, rest: 60), .reps("Row", 8)])
    ])
    var effects = story.at(0, .start)
    effects += story.at(30, .done(nil, nil))
    for tenth in 301...1200 { effects += story.at(Double(tenth) / 10, .pass) }
    effects += story.at(120, .done(nil, nil))
    effects += story.at(125, .skip)
    effects += story.at(150, .done(nil, nil))
    #expect(
      GymStory.cues(effects) == [
        "0 begin 0", "30 set done", "81 ahead 1", "87 3", "88 2", "89 1", "90 work 1",
        "120 exercise done", "125 work 2", "150 exercise done", "153 finished",
      ]
    )
  }

  @Test func `rests in a superset behind the round and not within it`() {
    let rounds = RoundsTimer(kind: .superset, count: Amount(2), rest: Amount(90))
    var story = GymStory([
      WorkoutSection("Push", timer: .rounds(rounds), lines: [.reps("A", 10), .reps("B", 6)])
    ])
    story.at(0, .start)
    story.at(20, .done(nil, nil))
    story.at(40, .done(nil, nil))
    story.at(130, .done(nil, nil))
    story.at(150, .done(nil, nil))
    #expect(
      story.lines == [
        "0 -> A 1/2", "20 done A 1/2 10", "20 -> B 1/2", "40 done B 1/2 6", "40 rest until 130",
        "40 -> A 2/2", "130 done A 2/2 10", "130 -> B 2/2", "150 done B 2/2 6", "150 ended",
        "150 -> end",
      ]
    )
  }

  @Test func `a hold that is over is done, and one that may go on counts past its target`() {
    var story = GymStory([
      WorkoutSection("Hold", lines: [.hold("Plank", 30), .hold("Hang", 45, isOpen: true)])
    ])
    story.at(0, .start)
    story.at(100, .done(nil, nil))
    #expect(
      story.lines == [
        "0 -> Plank 1/1", "30 done Plank 1/1 30s", "30 -> Hang 1/1", "100 done Hang 1/1 70s",
        "100 ended", "100 -> end",
      ]
    )
  }

  @Test func `a hold for each side changes sides and keeps what the weaker has done`() {
    var story = GymStory(
      [
        WorkoutSection("Hold", lines: [.hold("Side Plank", 20, isOpen: true, perSide: true)])
      ],
      settings: GymSettings(getReady: .zero, holdReady: .seconds(5), sideChange: .seconds(3))
    )
    story.at(0, .start)
    story.at(35, .done(nil, nil))
    #expect(story.session.place == GymPlace(block: 0, step: 0))
    story.at(64, .done(nil, nil))
    // 30 s, three to change, then 26 s.
    #expect(story.lines.contains("64 done Side Plank 1/1 26s"))
  }

  @Test func `an EMOM goes by the clock and counts what nobody took back`() {
    let timer = BlockTimer.every(EveryTimer(rounds: [3]))
    var story = GymStory([
      WorkoutSection("Push", timer: timer, lines: [.reps("A", 10), .reps("B", 5)]),
      WorkoutSection("Cool", lines: [.reps("C", 1)]),
    ])
    story.at(0, .start)
    story.at(40, .done(nil, SetResult(9)))
    story.at(130, .undo(GymPlace(block: 0, step: 1)))
    story.at(200, .pass)
    #expect(
      story.lines == [
        "0 -> A 1/2", "40 done A 1/2 9", "60 -> B 1/1", "120 done B 1/1 5", "120 -> A 2/2",
        "130 undone B 1/1", "180 done A 2/2 10", "180 -> C 1/1",
      ]
    )
  }

  @Test func `windows that pass while nobody is there are missed, not done`() {
    let timer = BlockTimer.every(EveryTimer(rounds: [4]))
    var story = GymStory([
      WorkoutSection("Push", timer: timer, lines: [.reps("A", 10)]),
      WorkoutSection("Cool", lines: [.reps("C", 1)]),
    ])
    story.at(0, .start)
    story.at(70, .pass)
    story.at(190, .unattended)
    #expect(story.session.missedWindows(ofBlock: 0) == 2)
    #expect(story.session.isMissed(GymPlace(block: 0, step: 1)))
    #expect(!story.session.isMissed(GymPlace(block: 0, step: 0)))
    story.at(240, .pass)
    #expect(
      story.lines == [
        "0 -> A 1/4", "60 done A 1/4 10", "60 -> A 2/4", "120 -> A 3/4", "180 -> A 4/4",
        "240 done A 4/4 10", "240 -> C 1/1",
      ]
    )
    #expect(story.session.score(ofBlock: 0) == .windows(2, of: 4))
    // Who has done it after all says so, and who takes that back has left it out.
    let second = GymPlace(block: 0, step: 1)
    story.at(250, .done(second, SetResult(7)))
    #expect(!story.session.isMissed(second))
    #expect(story.session.score(ofBlock: 0) == .windows(3, of: 4))
    story.at(260, .undo(second))
    #expect(!story.session.isMissed(second))
  }

  @Test func `the end of an interval clock that nobody saw leaves nothing done`() {
    var story = GymStory([
      WorkoutSection("Tabata", timer: .tabata(.tabata), lines: [.reps("F", 1)])
    ])
    story.at(0, .start)
    story.at(900, .unattended)
    #expect(story.session.records.isEmpty)
    #expect(story.session.missedWindows(ofBlock: 0) == 8)
    #expect(story.session.isEnded)
  }

  @Test func `a hold that runs out while nobody is there waits to be held`() {
    var story = GymStory([
      WorkoutSection("Hold", lines: [.hold("Plank", 30), .hold("Side Plank", 20, perSide: true)])
    ])
    story.at(0, .start)
    story.at(600, .unattended)
    #expect(story.session.records.isEmpty)
    #expect(story.session.snapshot(at: .seconds(600)).stage == .ready)
    story.at(610, .start)
    story.at(640, .pass)
    #expect(story.lines == ["0 -> Plank 1/1", "640 done Plank 1/1 30s", "640 -> Side Plank 1/1"])
  }

  @Test func `an AMRAP counts rounds by steps and by taps, and both can be taken back`() {
    var story = GymStory([
      WorkoutSection("", timer: .amrap(.seconds(600)), lines: [.reps("A", 5), .reps("B", 10)])
    ])
    story.at(0, .start)
    for second in [10.0, 20, 30] { story.at(second, .done(nil, nil)) }
    #expect(story.session.place == GymPlace(block: 0, step: 1, lap: 1))
    story.at(40, .roundDone)
    story.at(50, .roundDone)
    story.at(51, .undoRound)
    story.at(300, .done(nil, nil))
    let score = story.session.score(ofBlock: 0)
    #expect(score == .roundsAndReps(rounds: 2, reps: 5))
    story.at(301, .reps(7))
    story.at(700, .pass)
    #expect(story.session.isEnded)
    #expect(story.session.score(ofBlock: 0) == .roundsAndReps(rounds: 2, reps: 7))
  }

  @Test func `for time ends with the last step, and goes on when that was a mistake`() {
    let timer = BlockTimer.forTime(ForTimeTimer(rounds: 1, cap: .seconds(600)))
    var story = GymStory([WorkoutSection("", timer: timer, lines: [.reps("A", 50)])])
    story.at(0, .start)
    story.at(100, .done(nil, nil))
    #expect(story.session.score(ofBlock: 0) == .time(.seconds(100), missing: 0))
    story.at(102, .undo(nil))
    #expect(story.session.isRunning)
    story.at(130.5, .done(nil, nil))
    #expect(story.session.score(ofBlock: 0) == .time(.milliseconds(130_500), missing: 0))
  }

  @Test func `a cap ends for time and tells what is missing`() {
    let timer = BlockTimer.forTime(ForTimeTimer(rounds: 2, cap: .seconds(60)))
    var story = GymStory([WorkoutSection("", timer: timer, lines: [.reps("A", 50), .reps("B", 8)])])
    story.at(0, .start)
    story.at(30, .done(nil, nil))
    story.at(90, .pass)
    #expect(story.session.isEnded)
    #expect(story.session.score(ofBlock: 0) == .time(.seconds(60), missing: 66))
  }

  @Test func `every set can be taken back, one after the other`() {
    var story = GymStory([WorkoutSection("", lines: [.sets("A", 3, 5)])])
    story.at(0, .start)
    for second in 1...3 { story.at(Double(second), .done(nil, nil)) }
    #expect(story.session.isEnded)
    for second in 4...6 { story.at(Double(second), .undo(nil)) }
    #expect(story.session.records == [])
    #expect(story.session.place == GymPlace(block: 0, step: 0))
    #expect(story.session.isRunning)
  }

  @Test func `saying twice that a set is done does no harm`() {
    var story = GymStory([WorkoutSection("", lines: [.sets("A", 3, 5)])])
    story.at(0, .start)
    let first = GymPlace(block: 0, step: 0)
    story.at(1, .done(first, nil))
    story.at(1, .done(first, nil))
    story.at(2, .done(first, SetResult(6)))
    #expect(story.session.records.map { $0.set.result.count } == [6])
    #expect(story.session.place == GymPlace(block: 0, step: 1))
  }

  @Test func `weights go from set to set, and begin with what is known`() {
    let memory = ExerciseMemory("squats", load: LoadEntry(.external, 82.5, .kilograms), reps: 5)
    var story = GymStory(
      [
        WorkoutSection(
          "",
          lines: [
            .item(
              WorkoutItem("Squat", .ramp([RampStep(percent: 60, reps: 3)], notes: []))
            ), .sets("Squat", 2, 5, [.load(Load(80, .kilograms))]),
            .sets("Press", 1, 5, [.load(Load(95, .pounds))]),
          ]
        )
      ],
      memories: [memory]
    )
    story.at(0, .start)
    story.at(1, .done(nil, nil))
    story.at(2, .done(nil, SetResult(5, load: LoadEntry(.external, 85, .kilograms))))
    story.at(3, .done(nil, nil))
    story.at(4, .done(nil, nil))
    #expect(
      story.lines.filter { $0.contains("done") } == [
        "1 done Squat 1/1 3 @47.5kg", "2 done Squat 1/2 5 @85kg", "3 done Squat 2/2 5 @85kg",
        "4 done Press 1/1 5 @95lb",
      ]
    )
  }

  @Test func `a substitute has its own name and none of the other's weight`() {
    var story = GymStory([
      WorkoutSection("", lines: [.sets("Squat", 2, 5, [.load(Load(80, nil))])])
    ])
    story.at(0, .start)
    story.at(1, .substitute("Leg Press"))
    story.at(2, .done(nil, nil))
    story.at(3, .substitute("Squat"))
    story.at(4, .done(nil, nil))
    #expect(
      story.lines.filter { $0.contains("done") } == [
        "2 done Leg Press 1/2 5", "4 done Squat 2/2 5 @80kg",
      ]
    )
  }

  @Test func `skips, goes back, and goes where it is sent`() {
    var story = GymStory([
      WorkoutSection("", lines: [.sets("A", 2, 5), .sets("B", 1, 5)]),
      WorkoutSection("", lines: [.sets("C", 1, 5)]),
    ])
    story.at(0, .start)
    story.at(1, .skip)
    story.at(2, .back)
    story.at(3, .skipExercise)
    story.at(4, .go(GymPlace(block: 1, step: 0)))
    story.at(5, .back)
    story.at(6, .skipBlock)
    story.at(7, .skip)
    #expect(
      story.lines == [
        "0 -> A 1/2", "1 -> A 2/2", "2 -> A 1/2", "3 -> B 1/1", "4 -> C 1/1", "5 -> B 1/1",
        "6 -> C 1/1", "7 ended", "7 -> end",
      ]
    )
  }

  @Test func `stands still while it is paused`() {
    var story = GymStory([WorkoutSection("", lines: [.sets("A", 2, 5, rest: 60)])])
    story.at(0, .start)
    story.at(10, .done(nil, nil))
    story.at(20, .pause)
    story.at(1000, .resume)
    story.at(1001, .moreRest(.seconds(15)))
    #expect(story.lines.last == "1001 rest until 1065")
    #expect(story.session.elapsed(at: .seconds(1001)) == .seconds(21))
  }

  @Test func `keeps remarks and how hard it was, also behind the end`() {
    var story = GymStory([WorkoutSection("", lines: [.reps("A", 5)])])
    story.at(0, .start)
    story.at(1, .note("left knee"))
    story.at(2, .done(nil, nil))
    story.at(3, .effort(11))
    story.at(4, .note("good"))
    #expect(story.session.effort == 10)
    #expect(story.session.notes.map { $0.exercise } == ["A", nil])
  }

  @Test func `drops a cue that nobody heard in time`() {
    var story = GymStory([WorkoutSection("", timer: .amrap(.seconds(600)), lines: [.reps("A", 5)])])
    let effects = story.at(0, .start) + story.at(299, .pass) + story.at(310, .pass)
    #expect(GymStory.cues(effects) == ["0 begin 0"])
    #expect(story.session.dropped == 1)
    let silent = story.at(311, .speak(false)) + story.at(540, .pass)
    #expect(GymStory.cues(silent) == [])
  }
}
