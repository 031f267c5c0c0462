import Coaching
import Training

extension Scenario {
  private static let gymSettings = ["workout", "get-ready", "hold-ready", "side-change", "show"]

  /// Plays a workout's scenario; where cues are shown, time passes by tenths of a second.
  func gymEffects() throws(ScenarioError) -> [ScenarioOutcome.Effect] {
    try allow(Self.gymSettings)
    let shown = try shown(["moves", "cues"], usually: ["moves"])
    var session = try gymSession()
    var effects: [ScenarioOutcome.Effect] = []
    func note(_ timed: [GymSession.TimedEffect], _ session: GymSession) {
      for effect in timed {
        let isCue =
          switch effect.effect {
          case .cue, .stop: true
          case .moved, .logged, .unlogged, .resting, .ended: false
          }
        guard shown.contains(isCue ? "cues" : "moves") else { continue }
        effects.append(
          ScenarioOutcome.Effect(at: effect.at, words: effect.effect.words(in: session))
        )
      }
    }
    var now = Duration.zero
    for row in rows {
      while shown.contains("cues"), now + .milliseconds(100) < row.at {
        now += .milliseconds(100)
        note(session.handle(.pass, at: now), session)
      }
      now = row.at
      for event in row.events { note(session.handle(try event.gym(), at: now), session) }
      if row.events.isEmpty { note(session.handle(.pass, at: now), session) }
    }
    return effects
  }

  private func gymSession() throws(ScenarioError) -> GymSession {
    guard let workout = setting("workout") else {
      throw ScenarioError(
        .value(key: "workout", found: "", expected: "a workout below it"),
        at: rows[0].location
      )
    }
    let settings = GymSettings(
      getReady: try seconds("get-ready", else: .zero),
      holdReady: try seconds("hold-ready", else: .zero),
      sideChange: try seconds("side-change", else: .zero)
    )
    let setup = GymSetup(name: "scenario", text: workout.value, settings: settings)
    if let problem = setup.document.diagnostics.first(where: { $0.severity == .error }) {
      throw ScenarioError(
        .value(key: "workout", found: problem.message, expected: "a workout that can be read"),
        at: workout.location
      )
    }
    return setup.session()
  }
}

extension Scenario.Event {
  /// The event for a workout.
  func gym() throws(ScenarioError) -> GymEvent {
    switch words.joined(separator: " ") {
    case "start": return .start
    case "done": return .done(nil, nil)
    case "undo": return .undo(nil)
    case "round": return .roundDone
    case "undo round": return .undoRound
    case "skip": return .skip
    case "skip exercise": return .skipExercise
    case "skip block": return .skipBlock
    case "back": return .back
    case "pause": return .pause
    case "resume": return .resume
    case "mute": return .speak(false)
    case "unmute": return .speak(true)
    case "end": return .end
    default: break
    }
    switch words[0] {
    case "done": return .done(nil, SetResult(try number(1)))
    case "reps": return .reps(try whole(1))
    case "rest": return .moreRest(Duration(roundedSeconds: try number(1)))
    case "go": return .go(try place(1))
    case "undo": return .undo(try place(1))
    default: throw unknown
    }
  }

  /// A block and a step of it, both counted from 1: `1.2`, and a lap behind them: `1.2.3`.
  private func place(_ index: Int) throws(ScenarioError) -> GymPlace {
    guard words.indices.contains(index) else { throw unknown }
    let numbers = words[index].split(separator: ".").compactMap { Int($0) }
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0 > 0 }) else { throw unknown }
    return GymPlace(
      block: numbers[0] - 1,
      step: numbers[1] - 1,
      lap: numbers.count > 2 ? numbers[2] - 1 : 0
    )
  }
}

extension GymEffect {
  /// The effect in the words of a row.
  func words(in session: GymSession) -> String {
    switch self {
    case .cue(let cue, _): "says " + cue.words(in: session)
    case .stop(_, let outcome): "falls silent, " + outcome.rawValue
    case .moved(let place):
      place.map { "moves to " + session.name(of: $0) } ?? "moves to the end"
    case .logged(let record): "logs \(session.name(of: record.place)) " + record.set.result.words
    case .unlogged(let record): "takes back " + session.name(of: record.place)
    case .resting(let end): "rests until " + Scenario.text(end)
    case .ended: "ends"
    }
  }
}

extension GymCue {
  fileprivate func words(in session: GymSession) -> String {
    switch self {
    case .begin(let block): "begin block \(block + 1)"
    case .next(let place): "next " + session.name(of: place)
    case .work(let place): "work " + session.name(of: place)
    case .rest: "rest"
    case .ahead(let place): "ahead " + session.name(of: place)
    case .brief(let place): "brief " + session.name(of: place)
    case .round(let block): "round of block \(block + 1)"
    case .halfway: "halfway"
    case .left(let left): Scenario.text(left) + " left"
    case .count(let count): "\(count)"
    case .target: "target"
    case .otherSide: "other side"
    case .setDone: "set done"
    case .exerciseDone: "exercise done"
    case .roundDone(let count): "round \(count)"
    case .timeIsUp: "time"
    case .allDone: "all done"
    case .finished: "finished"
    case .answer(let question): "answer " + question.rawValue
    }
  }
}

extension GymSession {
  /// A step by its exercise and which set it is: "Squat 1/2".
  fileprivate func name(of place: GymPlace) -> String {
    guard let step = plan[place] else { return "nowhere" }
    return (exercise(at: place) ?? "") + " \(step.set)/\(step.sets)"
      + (place.lap > 0 ? " lap \(place.lap + 1)" : "")
  }
}

extension SetResult {
  /// How much was done: "5", "30 s", "5 x 80 kg".
  fileprivate var words: String {
    var words = count.map { Scenario.text(number: $0) } ?? "-"
    if unit == .seconds { words += " s" }
    if let load { words += " x \(Scenario.text(number: load.value)) \(load.unit.rawValue)" }
    return words
  }
}
