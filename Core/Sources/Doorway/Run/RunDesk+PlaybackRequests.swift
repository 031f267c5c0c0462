import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// The run itself.
extension RunDesk {
  @inline(never) mutating func start(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let recording else { throw .noRecording }
    let setup = try PageError.shaped { () throws(ShapeError) in try RunSetup(page: fields) }
      .completed(by: recording)
    try WantedWords.refuse(WantedWords(of: setup, orOthers: true), fields)
    self.setup = setup
    clear()
    let playback = RunPlayback(of: recording, setup.companion, autoPause: setup.autoPause)
    self.playback = playback
    return Reply.object { json in write(screenOf: playback, to: &json) }
  }

  /// Coaches the whole run at once and changes nothing: what will be said can be made ready.
  @inline(never) mutating func rehearse() throws(PageError) -> [UInt8] {
    guard let recording else { throw .noRecording }
    guard var setup else { throw .notStarted }
    setup.voiceClock = .estimated
    var rehearsal = RunPlayback(of: recording, setup.companion, autoPause: setup.autoPause)
    let effects = rehearsal.finish()
    return Reply.object { json in
      json.array("lines") { json in
        for timed in effects {
          guard case .companion(.speak(let utterance, let at)) = timed.effect else { continue }
          let text = utterance.line.text
          let units = setup.plan.units
          json.object { json in
            json.field("at", at.inSeconds)
            json.field(
              "text",
              LineText.written(
                text,
                in: utterance.moment,
                units: units,
                language: setup.speech
              )
            )
            json.field(
              "spoken",
              LineText.spoken(text, in: utterance.moment, units: units, language: setup.speech)
            )
          }
        }
      }
    }
  }

  @inline(never) mutating func advance(_ fields: Fields) throws(PageError) -> [UInt8] {
    let seconds = try PageError.shaped { () throws(ShapeError) in try fields.number("to") }
    guard var playback else { throw .notStarted }
    let effects = playback.advance(to: Self.time(seconds))
    return tell(effects, playback)
  }

  @inline(never) mutating func tell(_ fields: Fields) throws(PageError) -> [UInt8] {
    let seconds = try PageError.shaped { () throws(ShapeError) in try fields.number("at") }
    let event = try PageError.shaped { () throws(ShapeError) -> CoachedRun.Event in
      guard let json = fields["event"] else {
        throw fields.error("event", nil, "an event of the run")
      }
      if let said = try Fields(json).fields(ifPresent: "said") {
        return .companion(.asked(try RunnerWords(said)))
      }
      return try CoachedRun.Event(json)
    }
    guard var playback else { throw .notStarted }
    let effects: [RunPlayback.TimedEffect]
    switch event {
    case .companion(let event): effects = playback.tell(event, at: Self.time(seconds))
    case .metronome(let event): effects = playback.tell(event, at: Self.time(seconds))
    // A recording is its own tracker.
    case .tracker:
      throw .shape(fields.error("event", fields["event"], "an event of the coach or the metronome"))
    }
    return tell(effects, playback)
  }

  private mutating func tell(
    _ effects: [RunPlayback.TimedEffect],
    _ playback: RunPlayback
  ) -> [UInt8] {
    self.playback = playback
    let language = setup?.speech ?? "en"
    for timed in effects {
      guard case .companion(let effect) = timed.effect else { continue }
      said.add(effect, in: timed.moment, language: language)
    }
    return Reply.object { json in
      json.array("effects") { json in
        for timed in effects { timed.write(to: &json, language: language) }
      }
      write(screenOf: playback, to: &json)
      // Not the same as a screen that says "ended": the last line may still be spoken.
      json.field("finished", playback.isFinished)
    }
  }

  private func write(screenOf playback: RunPlayback, to json: inout JSONWriter) {
    let run = playback.run
    let place = run.metrics.position.flatMap { route?.place(of: $0) }
    json.key("screen")
    RunScreen(of: run, at: playback.now, in: language)
      .write(to: &json, marker: place)
  }

  /// A page's seconds, bounded to what a session can last.
  private static func time(_ seconds: Double) -> Duration {
    .milliseconds(Int64((min(max(seconds, 0), 1e7) * 1000).rounded()))
  }
}
