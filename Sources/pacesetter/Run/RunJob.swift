import Coaching
import Exchange
import Foundation
import Integrations
import Screens
import Training

/// A recording with its coach, ready to be played, and what has been said so far.
struct RunJob: Sendable {
  /// The language of what is said, such as `de`.
  let language: String

  /// The current state of the run.
  var playback: RunPlayback

  /// How many lines were said and skipped.
  private(set) var count = LineCount()

  /// What was said, for the narration.
  private(set) var lines: [NarrationLine] = []

  /// What the runner types to the coach; nothing while nobody types.
  var prompt: String?

  /// Sounds that were made ahead.
  var pack: PackFolder?

  /// How many of the lines that were said had their sound in the pack.
  private var ready = 0

  /// Whether somebody can type to the coach.
  var takesWords = false

  /// What is to be minded of the plan, such as a cadence far above the runner's own.
  let warning: String?

  /// What a planned race asks for, where one decides how the run is coached.
  let race: String?

  /// Every sound file of the script.
  let soundFiles: [URL]

  /// The folder of the script's own sound files, if it has a place.
  private let sounds: String?

  /// Lets a coach prepare for a recording.
  init(_ recording: Recording, _ setup: RunSetup, race: String? = nil, sounds: String? = nil) {
    language = setup.speech
    self.race = race
    self.sounds = sounds
    let paths = Set(setup.script?.messages.compactMap(\.prerenderedAudioPath) ?? []).sorted()
    soundFiles =
      sounds.map { folder in
        paths.map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
      } ?? []
    playback = RunPlayback(
      of: recording,
      setup.completed(by: recording).companion,
      autoPause: setup.autoPause
    )
    let advice = recording.usualCadence.flatMap { CadenceAdvice(baseline: $0) }
    warning = setup.plan.cadence.flatMap { advice?.warning(about: $0.target) }
  }

  /// How long the recording is, in seconds.
  var length: Double { playback.length.inSeconds }

  /// Takes note of what has happened.
  mutating func note(_ effects: [RunPlayback.TimedEffect]) {
    for timed in effects {
      switch timed.effect {
      case .companion(.speak(let utterance, let start)):
        let line = NarrationLine(
          at: start.inSeconds,
          spoken: Self.spoken(utterance, in: language),
          text: Self.written(utterance, in: language),
          sounds: sounds(of: utterance),
          earcon: utterance.line.earcon
        )
        lines.append(line)
        if !packed(utterance).isEmpty { ready += 1 }
      case .companion(.ledger(let row)): count.count(row)
      case .companion, .tracker, .metronome: break
      }
    }
  }

  /// What is played for a line instead of the voice: its sounds in the pack, or the file that a script has
  /// for it.
  func sounds(of utterance: Utterance) -> [MadeSound] {
    let made = packed(utterance)
    guard made.isEmpty, let sounds, let path = utterance.line.audioPath else { return made }
    return [MadeSound(URL(fileURLWithPath: sounds).appendingPathComponent(path))]
  }

  private func packed(_ utterance: Utterance) -> [MadeSound] {
    guard let pack else { return [] }
    let pieces = LineText.pieces(
      utterance.line.text,
      in: utterance.moment,
      units: utterance.moment.plan.units,
      language: language
    )
    return pack.sounds(of: Self.spoken(utterance, in: language), pieces: pieces)
  }

  /// How much of what was said came from the pack, in a sentence.
  var readiness: String? {
    pack.map { TerminalText.fromPack(ready, of: lines.count, $0.title) }
  }

  /// A line for the eye.
  static func written(_ utterance: Utterance, in language: String) -> String {
    let moment = utterance.moment
    return LineText.written(
      utterance.line.text,
      in: moment,
      units: moment.plan.units,
      language: language
    )
  }

  /// A line for a voice.
  static func spoken(_ utterance: Utterance, in language: String) -> String {
    let moment = utterance.moment
    return LineText.spoken(
      utterance.line.text,
      in: moment,
      units: moment.plan.units,
      language: language
    )
  }
}
