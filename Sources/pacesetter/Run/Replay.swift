import Coaching
import Integrations
import Screens

/// Plays a run at a speed, shows it, and lets a loudspeaker say its lines.
struct Replay {
  private(set) var job: RunJob
  private var view: any RunView
  private let loudspeaker: Loudspeaker?
  private var toldOfFailure = false
  private var typed = TypedLine()
  private var questions = 0

  init(_ job: RunJob, _ view: any RunView, _ loudspeaker: Loudspeaker?) {
    self.job = job
    self.view = view
    self.loudspeaker = loudspeaker
  }

  /// Plays to the end.
  mutating func run(at speed: PlaybackSpeed) async throws {
    switch speed {
    case .max: playAtOnce()
    case .times(let factor): try await play(factor)
    }
    view.end(job)
  }

  private mutating func playAtOnce() {
    while !Task.isCancelled, let effects = job.playback.nextPortion() { carryOut(effects) }
  }

  private mutating func play(_ factor: Double) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    // Ten looks a second; slower than the run itself there is nothing new to see.
    let frame = Duration.milliseconds(factor >= 2 ? 100 : 250)
    var frames = 0
    let keyboard = job.takesWords ? Keyboard() : nil
    job.takesWords = keyboard != nil
    var replay = self
    try await withThrowingTaskGroup(of: Void.self) { voices in
      while !replay.job.playback.isFinished {
        frames += 1
        // From the start, never from the frame before: late frames must not slow the run down.
        try await clock.sleep(until: start + frame * frames)
        let now = (clock.now - start) * factor
        let played = replay.job.playback.advance(to: now)
        let asked = replay.listen(to: keyboard?.pressed() ?? [], at: now)
        let effects = played + asked + (await replay.hear(at: now))
        replay.carryOut(effects)
        await replay.say(effects, in: &voices)
      }
    }
    self = replay
    keyboard?.restore()
  }

  /// Tells the coach what is typed to it.
  private mutating func listen(to keys: [Key], at now: Duration) -> [RunPlayback.TimedEffect] {
    var effects: [RunPlayback.TimedEffect] = []
    for key in keys {
      guard let text = typed.press(key) else { continue }
      questions += 1
      let words = RunnerWords(
        id: "w\(questions)",
        text: text,
        meaning: CommandGrammar.meaning(of: text)
      )
      effects += job.playback.tell(.asked(words), at: now)
    }
    job.prompt = typed.text
    return effects
  }

  private mutating func carryOut(_ effects: [RunPlayback.TimedEffect]) {
    job.note(effects)
    for effect in effects { view.show(effect) }
    view.refresh(job)
  }

  // MARK: Aloud

  /// Tells the coach which lines have been heard.
  private mutating func hear(at now: Duration) async -> [RunPlayback.TimedEffect] {
    var effects: [RunPlayback.TimedEffect] = []
    for ending in await loudspeaker?.takeEndings() ?? [] {
      if let failure = ending.failure, !toldOfFailure {
        toldOfFailure = true
        Console.standardError.write(
          "pacesetter: \(TerminalText.unheard(because: failure.description))\n"
        )
      }
      let event: CompanionEvent =
        ending.failure == nil ? .lineFinished(ending.id) : .lineFailed(ending.id)
      effects += job.playback.tell(event, at: now)
    }
    return effects
  }

  private func say(
    _ effects: [RunPlayback.TimedEffect],
    in voices: inout ThrowingTaskGroup<Void, any Error>
  ) async {
    guard let loudspeaker else { return }
    for timed in effects {
      switch timed.effect {
      case .companion(.speak(let utterance, _)):
        // Faster than life, lines come while one is still being said: then they are only shown.
        guard await !loudspeaker.isSpeaking else { continue }
        let spoken = RunJob.spoken(utterance, in: job.language)
        let sounds = job.sounds(of: utterance)
        let tone = utterance.line.earcon
        voices.addTask {
          await loudspeaker.say(spoken, as: utterance.id, playing: sounds, tone: tone)
        }
      case .companion(.stop(let id, _)): await loudspeaker.stop(id)
      case .companion, .tracker, .metronome: break
      }
    }
  }
}
