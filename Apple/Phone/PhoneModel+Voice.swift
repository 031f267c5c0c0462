import Coaching
import Exchange
import Foundation
import Screens
import Sessions
import Training

/// What the phone says, and in which language.
extension PhoneModel {
  /// Shows and speaks another language from now on; a run goes on in the one that it began in.
  func speak(_ choice: Language?) {
    tellChoices()
    metronome.draw()
    run.draw()
  }

  /// Tells the watch what the runner chose here for both devices.
  func tellChoices() { link.tell(language.choice, settings.units, settings.runner) }

  /// A line is over.
  func finish(_ line: String) {
    switch stage {
    case .run: run.tell([.run(.companion(.lineFinished(line)))])
    case .gym: bus.duck(false)
    case .home: goOnWithSample()
    }
  }

  func perform(_ effect: CompanionEffect, at now: Duration) {
    switch effect {
    case .speak(let utterance, let start):
      let (text, moment) = (utterance.line.text, utterance.moment)
      let language = Language(tag: run.session?.setup.speech ?? "") ?? .english
      let spoken = LineText.spoken(
        text,
        in: moment,
        units: moment.plan.units,
        language: language.rawValue
      )
      let saying = Saying(
        id: utterance.id,
        spoken: spoken,
        pieces: LineText.pieces(
          text,
          in: moment,
          units: moment.plan.units,
          language: language.rawValue
        ),
        tone: utterance.line.earcon,
        language: language
      )
      narrator.say(saying, after: start - now)
    case .stop(let id, _): narrator.stop(id)
    case .duck(let isDucked, let start): narrator.duck(isDucked, after: start - now)
    // The wrist is tapped by the watch, which is told; the rest is on the screen.
    case .haptic, .badge, .heard, .connection, .ledger: break
    }
  }

  func perform(_ effect: GymEffect, _ cue: String?) {
    switch effect {
    case .cue(_, let id):
      guard let cue else { return }
      let language = gym.language
      bus.duck(true)
      let spoken = SpokenText.words(for: cue, language: language.rawValue)
      narrator.say(Saying(id: id, spoken: spoken, language: language), after: VoiceQueue.grace)
    case .stop(let id, _): narrator.stop(id)
    case .ended: if let id = gym.id { Task { await host.finish(as: id) } }
    case .moved, .logged, .unlogged, .resting: break
    }
  }
}
